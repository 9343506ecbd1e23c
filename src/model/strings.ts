import { z } from 'zod';
import { line } from './fields.ts';

const word = (about: string) => line(160, about);

/** Interface strings: content like any other, so that another language is another folder beside `en`. */
export const stringsSchema = z.strictObject({
  skip: word('First link of every page'),
  home: word('Read after the company name on the wordmark'),
  mainNavigation: word('Name of the header’s navigation'),
  sideNavigation: word('Name of the side panel’s navigation'),
  breadcrumbs: word('Name of the breadcrumb trail'),
  menu: word('Name of a menu or the side panel'),
  openMenu: word('The hamburger'),
  closeMenu: word('The panel’s close button'),
  newTab: word('Read after a link that opens a new tab'),
  worksWith: word('Heading over the related pages'),
  plate: word('Before a plate’s number'),
  knowMore: word('On module and technology cards'),
  imagePlaceholder: word('In the grey box of a module without a picture'),
  drawnSample: word('Under drawn data'),
  filterModules: word('Label of the module filter'),
  filterAll: word('The filter’s first choice'),
  filterNone: word('When no module matches'),
  onThisPage: word('Over the margin index of a service page'),
  back: word('Back to home from a service detail'),
  previous: word('Before the name of the previous page'),
  next: word('Before the name of the next page'),
  problem: word('Label in a case study'),
  solution: word('Label in a case study'),
  result: word('Label in a case study'),
  pause: word('Stops the slides'),
  play: word('Starts the slides'),
  previousSlide: word('Arrow'),
  nextSlide: word('Arrow'),
  slideOf: word('“Slide {n} of {total}: {name}”'),
  cardOf: word('“{from} of {total}”, where one card shows'),
  cardsOf: word('“{from} to {to} of {total}”'),
  previousCards: word('Arrow of a card carousel'),
  nextCards: word('Arrow of a card carousel'),
  explorable: z.strictObject({
    formula: word('Over the formula of a model'),
    limits: word('Over what the model leaves out'),
    tries: word('Over the suggestions'),
    drawnFor: word('Before the values of a figure that cannot be moved'),
  }),
  form: z.strictObject({
    name: word('Field'),
    email: word('Field'),
    message: word('Field'),
    send: word('Button'),
    thanks: word('The alert; {name} is what was typed'),
    note: word('Under the button'),
    noScript: word('In place of the note where there is no script'),
  }),
  map: z.strictObject({ title: word('Name of the frame'), open: word('The plain link') }),
});
export type Strings = z.infer<typeof stringsSchema>;
