import { z } from 'zod';
import { line } from './fields.ts';

/** All plural forms; `Intl.PluralRules` has those of a language. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const word = (about: string) => line(160, about);

/** Interface strings, in the folder of each language. */
export const stringsSchema = z.strictObject({
  language: z
    .strictObject({
      tag: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language and a country: mr-IN')
        .describe('For the browser, and for how dates and numbers are written'),
      name: word('The language in its own words and script'),
      place: z.int().min(1).describe('Where it stands in the list of languages'),
      choose: word('Name of the list of languages'),
      inEnglish: word('Read after a link to a page that is in English'),
      note: word('At the foot of a translated page; {date} is the day on which it was written'),
      original: word('After that: leads to the English page'),
    })
    .describe('The language of this folder'),
  askUs: word('The button of an opening that has none of its own'),
  units: z
    .record(z.string(), z.union([z.string(), z.partialRecord(z.enum(PLURALS), z.string())]))
    .default({})
    .describe('Symbols of units as this language writes them, with their space; a word has an entry a plural form'),
  skip: word('First link of every page'),
  home: word('Read after the company name on the wordmark'),
  mainNavigation: word('Name of the header’s navigation'),
  sideNavigation: word('Name of the side panel’s navigation'),
  breadcrumbs: word('Name of the breadcrumb trail'),
  menu: word('Name of a menu or the side panel'),
  openMenu: word('The hamburger'),
  closeMenu: word('The panel’s close button'),
  search: z.strictObject({
    open: word('The button, and the label of the field'),
    title: word('Name of the dialog'),
    close: word('Its close button'),
    results: word('Name of the list of results'),
    recent: word('Over what was opened from search in this tab'),
    suggested: word('Over the suggestions'),
    onePage: word('How many pages were found'),
    manyPages: word('How many pages were found; {n} is the number'),
    none: word('When nothing was found; {query} is what was typed'),
    advice: word('Under that'),
    everything: word('Link to /search'),
    keys: word('How to use the keyboard'),
    ask: word('On the page /search: opens the dialog'),
  }),
  notFound: z.strictObject({
    nearest: word('On a 404 page, before the page whose address is close'),
    search: word('On a 404 page: opens search'),
    town: word('On a 404 page: leads to the town in which all pages stand'),
  }),
  newTab: word('Read after a link that opens a new tab'),
  ends: z
    .strictObject({
      industry: word('An industry'),
      product: word('A product'),
      service: word('A service'),
      detail: word('A service detail'),
      innovation: word('An innovation'),
      feature: word('An essay'),
      about: word('About us'),
      contact: word('Contact'),
    })
    .describe('Over the pages that each family leads on to'),
  tryIt: word('In an opening, before the question of the page’s model'),
  find: z
    .strictObject({
      town: word('At the foot of a menu: leads to the town'),
      models: word('At the foot of a menu and in the side panel: leads to all models'),
      townMenu: word('In the side panel: leads to the town'),
      here: word('Near the end of a page: leads to its place in the town'),
    })
    .describe('Ways to what the menus do not list'),
  plate: word('Before a plate’s number'),
  knowMore: word('On module and technology cards'),
  imagePlaceholder: word('In the grey box of a module without a picture'),
  drawnSample: word('Under drawn data'),
  blank: word('Before what an empty cell of a table means'),
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
    calculation: word('Opens the formula, what the model leaves out, and its values as a table'),
    copyLink: word('Copies the address of the present case'),
    linkCopied: word('Said when it has been copied'),
    values: word('Opens the values of a drawing as a table'),
    drawn: word('Over the table of what is drawn, as it stands'),
    moved: word('Over that table, where the drawing can be moved'),
    place: word('Over its first column: where a dial stands'),
  }),
  scope: z.strictObject({ given: word('Under a scope: what a filled box means') }),
  brief: z
    .strictObject({
      add: word('Button beside a question'),
      added: word('Beside a question that is in the brief'),
      remove: word('Button in its place once it is in the brief'),
      addAll: word('Button under a section’s questions'),
      addCase: word('Button under a model: adds its question, settings and sentence'),
      count: word('Name of the link beside search; {n} questions'),
      open: word('Link to the brief, once something is in it'),
      unstored: word('Where the browser stores nothing'),
      toMessage: word('Button of the contact form'),
      notAnswered: word('In the message: for a question without an answer'),
    })
    .describe('The visitor’s brief, outside its own page'),
  print: z.strictObject({
    button: word('Near the foot of the page'),
    page: word('On paper, over the page’s address'),
    contact: word('On paper, over the phone number and the email address'),
  }),
  form: z.strictObject({
    name: word('Field'),
    email: word('Field'),
    message: word('Field'),
    send: word('Button'),
    asEmail: word('Beside the button: opens the mail program of the visitor with the same text'),
    asWhatsapp: word('The same for WhatsApp, where the company profile has a number'),
    heading: word('Over the form'),
    about: word('Over the fields; {subject} is the page and the button that led here'),
    removeSubject: word('The button that removes that line'),
    thanks: word('The alert; {name} is what was typed'),
    blank: word('Where a field holds nothing but spaces'),
    note: word('Under the button'),
    noScript: word('In place of the note where there is no script'),
    sentTo: word('Under the button where messages are sent; {host} is the service'),
    sending: word('On the button while a message is on its way'),
    failed: word('Over the button where a message did not arrive'),
    honeypot: word('Over a field that nobody sees and only programs fill in'),
    keepsNothing: word('On the privacy page, for {form}: where nothing is sent'),
    sendsMessages: word('The same where messages are sent; {host} is the service'),
  }),
  offline: z.strictObject({
    missing: z
      .strictObject({
        headline: line(48, 'The h1'),
        text: word('Under it'),
        retry: word('The button'),
      })
      .describe('In place of a page that is not on the device while there is no connection'),
    heading: word('Over what is kept'),
    aside: word('Beside that heading'),
    words: word('Row'),
    wordsAll: word('{total} pages are kept'),
    wordsSome: word('{kept} of {total} pages are kept'),
    pictures: word('Row'),
    picturesNone: word('None is saved; {size} in MB for all'),
    picturesSome: word('{kept} of {total} are saved; {size} in MB for the rest'),
    picturesAll: word('All are saved, {size} in MB'),
    picturesUnknown: word('None is saved, and no connection to ask how large they are'),
    save: word('Button; {size} in MB'),
    saving: word('Beside the progress; {done} of {size} in MB'),
    progress: word('Name of the progress bar'),
    stop: word('Button while saving'),
    remove: word('Button once anything is saved'),
    saved: word('Said when all is there'),
    stopped: word('Said after Stop'),
    removed: word('Said after Remove'),
    lost: word('Said when the connection fails while saving'),
    full: word('Said when the device has no room'),
    unable: word('Where the browser keeps nothing'),
    pages: word('Over the list of pages'),
    elsewhere: word('Group of the pages that are in no menu folder'),
    details: word('Group of the twelve service details'),
  }),
  map: z.strictObject({ title: word('Name of the frame'), open: word('The plain link') }),
});
export type Strings = z.infer<typeof stringsSchema>;
