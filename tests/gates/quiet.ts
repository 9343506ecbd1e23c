import { MAP_ORIGIN } from '../../src/model/openstreetmap.ts';
import type { PageGate } from './gate.ts';

export const quietGate: PageGate = {
  name: 'quiet',
  promise: 'No console message, no uncaught error, no failed request, no policy violation.',
  on: ['desk', 'phone'],
  check: ({ log }) => [...log.said, ...log.failed.map((failure) => `failed: ${failure}`)],
};

export const ownOriginGate: PageGate = {
  name: 'own-origin',
  promise: 'No request goes to another origin, except the map’s frame.',
  on: ['desk', 'phone'],
  check: ({ log, origin }) =>
    log.requested.filter((url) => ![origin, MAP_ORIGIN, 'null'].includes(new URL(url).origin)),
};
