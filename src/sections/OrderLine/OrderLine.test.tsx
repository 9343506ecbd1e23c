import { expect, it } from 'vitest';
import { missingWords, refuse } from '../testing.tsx';

const stop = (name: string, longest: boolean) => ({
  name,
  who: 'The desk that holds it',
  waiting: 2,
  longest,
  text: 'What happens at this stop, in a sentence.',
  shown: 'What the customer is told at this stop',
});
const line = {
  kind: 'order-line',
  heading: 'Where an order waits',
  waiting: 'waiting',
  longest: 'Orders wait longest here',
  note: 'Drawn sample; each dot is one order.',
  stops: [stop('Order', false), stop('Permission', true), stop('Fibre', false), stop('Bill', false)],
};

it('says in words everything that it draws', () => {
  expect(missingWords(line)).toEqual([]);
});

it('refuses content without a heading', () => {
  expect(refuse({ ...line, heading: '' })).not.toBe('');
});
