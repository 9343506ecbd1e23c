import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Headline } from './Headline.tsx';

const html = (...lines: string[]) => renderToStaticMarkup(<Headline lines={lines} />);

test('a break within a phrase is removed on phones, one after a phrase is not', () => {
  expect(html('Robots that know', 'when to ask.')).toBe('Robots that know <br data-soft="true"/>when to ask.');
  expect(html('The hand shakes.', 'The work cannot.')).toBe('The hand shakes. <br/>The work cannot.');
});
