import { randomBytes } from 'node:crypto';
import { withoutPolicy } from '../../build/csp.ts';
import type { GateName } from '../../src/legal/gate-names.ts';
import type { ScreenName } from './gate.ts';
import type { Plant } from './visit.ts';

/** One fault in one page, and what its gate must report. */
export interface Fault {
  gate: GateName;
  what: string;
  plant: Plant;
  says: RegExp;
  screen?: ScreenName;
}

/** The page that gets the faults. */
export const PLANTED_ON = '/about_us';

const into = (place: string, what: string) => (html: string) => {
  if (!html.includes(place)) throw new Error(`${PLANTED_ON} has no ${place} to plant a fault at`);
  return html.replace(place, what + place);
};
const inMain = (what: string): Plant => ({ html: into('</main>', what) });
/** Removes the page's policy as well, which would block an inline style or script. */
export const unguarded = (what: string): Plant => ({
  html: (html) => withoutPolicy(into('</main>', what)(html)),
  headers: without('content-security-policy'),
});
const without =
  (name: string) =>
  ({ [name]: _, ...headers }: Record<string, string>) =>
    headers;

/** Within the page's margins, so that only the given style is a fault. */
const atTheMargin = (what: string, css = '') =>
  unguarded(`<style>.planted { margin-inline: var(--margin) } ${css}</style><div class="planted">${what}</div>`);

export const FAULTS: Fault[] = [
  {
    gate: 'screenshot',
    what: 'a headline that moved by 40 px',
    plant: unguarded('<style>h1 { translate: 40px 40px }</style>'),
    says: /^page-about looks different in \d+ places/,
  },
  {
    gate: 'screenshot',
    what: 'a picture that does not show',
    plant: unguarded('<style>main > :first-child img { visibility: hidden }</style>'),
    says: /^page-about looks different in \d+ places/,
    screen: 'phone',
  },
  {
    gate: 'pixels',
    what: 'words on a picture, in a colour that the picture has too',
    plant: unguarded(
      '<style>main > :first-child img { z-index: 1; position: relative; margin-block-end: -90px }</style>',
    ),
    says: /has a contrast of \d\.\d : 1 with the picture behind it$/,
  },
  {
    gate: 'axe',
    what: 'a link without a name',
    plant: inMain('<a href="/"></a>'),
    says: /^link-name: /,
  },
  {
    gate: 'axe',
    what: 'small text at 5.9 : 1, which is AA and not AAA',
    plant: inMain('<p><font color="#525c75">Small and pale.</font></p>'),
    says: /^color-contrast-enhanced: font$/,
  },
  {
    gate: 'axe',
    what: 'pale text on a gradient, which axe leaves undecided',
    plant: atTheMargin('Pale.', '.planted { color: #767676; background: linear-gradient(#fff, #fafafa) }'),
    says: /^color-contrast-enhanced: "Pale\." has 4\.\d : 1$/,
  },
  {
    gate: 'axe',
    what: 'pale text in a menu, which shows only when that menu is open',
    plant: {
      html: (html) => html.replace(/(<div [^>]*id="menu-industries"[^>]*>)/, '$1<font color="#999999">Pale.</font>'),
    },
    says: /^color-contrast(-enhanced)?: font \(Industries, menu, open\)$/,
  },
  {
    gate: 'axe',
    what: 'pale text that only a phone shows',
    plant: unguarded(
      '<style>@media (min-width: 600px) { .planted { display: none } }</style><p class="planted"><font color="#999999">Pale.</font></p>',
    ),
    says: /^color-contrast(-enhanced)?: font on a phone$/,
  },
  {
    gate: 'axe',
    what: 'pale text in the side panel of a phone',
    plant: { html: (html) => html.replace(/(<dialog [^>]*>)/, '$1<font color="#999999">Pale.</font>') },
    says: /^color-contrast(-enhanced)?: font \(side panel.*\) on a phone$/,
  },
  {
    gate: 'equal-access',
    what: 'a field without a label',
    plant: inMain('<input type="text">'),
    says: /^input_label_exists: /,
  },
  {
    gate: 'outline',
    what: 'a second h1',
    plant: inMain('<h1>Another</h1>'),
    says: /^headings: 2 h1$/,
  },
  {
    gate: 'outline',
    what: 'a heading level skipped',
    plant: inMain('<h2>One</h2><h4>Three</h4>'),
    says: /^headings: h4 "Three" after h2$/,
  },
  {
    gate: 'outline',
    what: 'a picture without alt text and dimensions',
    plant: inMain('<img src="/favicon.svg">'),
    says: /^pictures: \/favicon\.svg has no (alt|dimensions)$/,
  },
  {
    gate: 'outline',
    what: 'a second main',
    plant: { html: into('<footer', '<main></main>') },
    says: /^landmarks: 2 main$/,
  },
  {
    gate: 'reduced-motion',
    what: 'a script that moves the page all the same',
    plant: unguarded('<script>document.body.animate([{ opacity: 1 }, { opacity: 0.99 }], 1e6)</script>'),
    says: /^moves: body/,
  },
  {
    gate: 'focus',
    what: 'a button that hides its ring',
    plant: unguarded('<style>.bare:focus { outline: none !important }</style><button class="bare">Bare</button>'),
    says: /^no ring: button "Bare"$/,
  },
  {
    gate: 'focus',
    what: 'a note that covers what has the focus',
    plant: unguarded('<style>.over { position: fixed; z-index: 999; inset: 0 }</style><div class="over"></div>'),
    says: /^covered: .* by div$/,
  },
  {
    gate: 'text-spacing',
    what: 'a text in a box that cannot grow',
    plant: unguarded(
      '<style>.box { width: 7em; overflow: hidden; white-space: nowrap }</style><p class="box">Just fits here</p>',
    ),
    says: /^(at 1024 px: )?cut off: "Just fits here"$/,
  },
  {
    gate: 'text-spacing',
    what: 'two texts that only just stand clear of one another',
    plant: unguarded(
      '<style>.pin { position: relative; height: 9em } .pin p { position: absolute; line-height: 1 } .pin p + p { top: 2em }</style>' +
        '<div class="pin"><p>First line<br>and a second</p><p>Beneath</p></div>',
    ),
    says: /^(at 1024 px: )?covered: "and a second" and "Beneath"$/,
  },
  {
    gate: 'reflow',
    what: 'a table wider than a phone',
    plant: atTheMargin('<table width="700"><tr><td>Wide</td></tr></table>'),
    says: /^at (320 px|360 px|390 px|400 %): \d+ px too wide$/,
  },
  {
    gate: 'reflow',
    what: 'a word broken inside',
    plant: atTheMargin('<p>Incomprehensibilities</p>', '.planted p { width: 5em; overflow-wrap: anywhere }'),
    says: /^at \d+ px: broken: "Incom\w* \/ \w+"$/,
  },
  {
    gate: 'reflow',
    what: 'a number broken inside',
    plant: atTheMargin('<p>40,000</p>', '.planted p { width: 2em; overflow-wrap: anywhere }'),
    says: /^at \d+ px: broken: "40?,?0* \/ 0+"$/,
  },
  {
    gate: 'reflow',
    what: 'a word broken at a soft hyphen',
    plant: atTheMargin('<p>Incompre&shy;hensibilities</p>', '.planted p { width: 7em }'),
    says: /^at \d+ px: broken: "Incompre\S? \/ hensibilities"$/,
  },
  {
    gate: 'reflow',
    what: 'a text wider than its box',
    plant: atTheMargin('<p>Stands out to the right</p>', '.planted p { width: 4em; white-space: nowrap }'),
    says: /^at \d+ px: outside its box: "Stands out to the right"$/,
  },
  {
    gate: 'reflow',
    what: 'a text cut off by its box',
    plant: atTheMargin(
      '<p><span>Cut off below</span></p>',
      '.planted p { height: 1.5em; overflow: hidden } .planted span { display: block; margin-block-start: 1.2em }',
    ),
    says: /^at \d+ px: outside its box: "Cut off below"$/,
  },
  {
    gate: 'reflow',
    what: 'a text that left the window',
    plant: atTheMargin('<p>Gone to the left</p>', '.planted p { position: relative; left: -40vw }'),
    says: /^at \d+ px: (outside the window|at the edge): "Gone to the left"$/,
  },
  {
    gate: 'reflow',
    what: 'a text on a picture',
    plant: atTheMargin(
      '<img src="/favicon.svg" alt="" width="300" height="200"><p>On the picture</p>',
      '.planted p { position: relative; margin-block-start: -60px }',
    ),
    says: /^at \d+ px: over a picture: "On the picture"$/,
  },
  {
    gate: 'reflow',
    what: 'a caption at the edge',
    plant: atTheMargin('<figure><figcaption>At the very edge</figcaption></figure>', '.planted { margin: 0 }'),
    says: /^at \d+ px: at the edge: "At the very edge"$/,
  },
  {
    gate: 'reflow',
    what: 'a letter that its picture does not show',
    plant: atTheMargin(
      '<div data-lettered><img src="/favicon.svg" alt="" width="300" height="200"></div>' +
        '<dl data-key><div><dt><span>a</span> Camera</dt><dd>Reads each row.</dd></div></dl>',
    ),
    says: /^at \d+ px: not on the picture: (letter a|a part) of "a Camera/,
  },
  {
    gate: 'reflow',
    what: 'a button of two lines',
    plant: atTheMargin('<button>Say it in two lines</button>', '.planted button { width: 5em }'),
    says: /^at \d+ px: a button of two lines: "Say it in two lines"$/,
  },
  {
    gate: 'forced-colours',
    what: 'a drawing with a colour of its own',
    plant: inMain('<svg width="90" height="20"><text y="15" fill="#0a5a52">Drawn</text></svg>'),
    says: /^text: text "Drawn" is rgb\(10, 90, 82\)$/,
  },
  {
    gate: 'forced-colours',
    what: 'a ring in a colour that is kept from the palette',
    plant: unguarded(
      '<style>.own { forced-color-adjust: none; color: CanvasText; outline-color: #123456 !important }</style><button class="own">Own</button>',
    ),
    says: /^ring: button "Own" is solid rgb\(18, 52, 86\)$/,
  },
  {
    gate: 'forced-colours',
    what: 'a button that is nothing but its fill',
    plant: unguarded('<style>.filled { background: #123; color: #fff }</style><button class="filled">Filled</button>'),
    says: /^outline: button "Filled" has none$/,
  },
  {
    gate: 'without-script',
    what: 'a sentence that only script writes',
    plant: unguarded('<script>document.querySelector("main").append("Written by script.")</script>'),
    says: /^(absent|hidden): "Written by script\."$/,
  },
  {
    gate: 'without-script',
    what: 'a sentence that only script shows',
    plant: unguarded(
      '<p id="late" hidden>Shown by script.</p><script>document.getElementById("late").hidden = false</script>',
    ),
    says: /^hidden: "Shown by script\."$/,
  },
  {
    gate: 'own-origin',
    what: 'a picture from another site',
    plant: unguarded('<img src="https://elsewhere.invalid/a.png" alt="" width="1" height="1">'),
    says: /^https:\/\/elsewhere\.invalid\/a\.png$/,
  },
  {
    gate: 'quiet',
    what: 'a console message that was left behind',
    plant: unguarded('<script>console.log("left behind")</script>'),
    says: /^log: left behind$/,
  },
  {
    gate: 'quiet',
    what: 'an inline script that the security policy stops',
    plant: inMain('<script>1</script>'),
    says: /^error: .*Content Security Policy/,
  },
  {
    gate: 'quiet',
    what: 'a picture that is not there',
    plant: inMain('<img src="/renders/none.avif" alt="" width="1" height="1">'),
    says: /404/,
  },
  {
    gate: 'bytes',
    what: 'a style sheet that nothing can compress',
    plant: unguarded(`<style>/* ${randomBytes(30_000).toString('base64')} */</style>`),
    says: /^(style|document): \d+ bytes, \d+ over its budget$/,
  },
  {
    gate: 'observatory',
    what: 'a missing Cross-Origin-Resource-Policy',
    plant: { headers: without('cross-origin-resource-policy') },
    says: /cross-origin-resource-policy 0 \(not set\)/,
  },
  {
    gate: 'observatory',
    what: 'a page that lost its policy',
    plant: { html: withoutPolicy },
    says: /content-security-policy -20 \(unsafe script\)/,
  },
  {
    gate: 'observatory',
    what: 'a script without its signature',
    plant: { html: (html) => html.replace(/ integrity="[^"]*"/, '') },
    says: /subresource-integrity 0 \(own scripts unsigned\)/,
  },
  {
    gate: 'links',
    what: 'a link that leads nowhere',
    plant: inMain('<a href="/nowhere">Nowhere</a>'),
    says: /^leads nowhere: \/nowhere$/,
  },
  {
    gate: 'links',
    what: 'a fragment that another page does not have',
    plant: inMain('<a href="/industries/retail#nothing">Nothing</a>'),
    says: /^no such fragment: \/industries\/retail#nothing$/,
  },
  {
    gate: 'links',
    what: 'a link over plain http',
    plant: inMain('<a href="http://example.com/">Plain</a>'),
    says: /^not https: http:\/\/example\.com\/$/,
  },
  {
    gate: 'html-validate',
    what: 'an id twice',
    plant: inMain('<p id="main">Twice</p>'),
    says: /^no-dup-id: /,
  },
  {
    gate: 'nu',
    what: 'a list item outside a list',
    plant: inMain('<div><li>Lost</li></div>'),
    says: /^error, line \d+: Element “li” not allowed/,
  },
];
