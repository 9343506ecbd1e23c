import { expect, test } from '@playwright/test';
import { PLANTED_ON } from '../gates/faults.ts';
import { scan } from '../gates/scan.ts';
import { builtPages } from '../gates/site.ts';

/** What a demanding eye sends back, on every page and at every width: no word, number, caption, letter or button out of place. */
for (const { address } of builtPages())
  test(`nothing is out of place on ${address}`, async ({ browser, baseURL: origin = '' }) => {
    expect(await scan(browser, { origin, address })).toEqual([]);
  });

/** The test of the scan: a rule that objects to nothing proves nothing. All stand at the page's margin but the one that must not. */
const PLANTS = [
  {
    what: 'a word broken inside',
    css: '.planted p { width: 5em; overflow-wrap: anywhere }',
    html: '<p>Incomprehensibilities</p>',
    says: /^1440: broken: "Incom\w* \/ \w+"$/,
  },
  {
    what: 'a number broken inside',
    css: '.planted p { width: 2em; overflow-wrap: anywhere }',
    html: '<p>40,000</p>',
    says: /^1440: broken: "40?,?0* \/ 0+"$/,
  },
  {
    what: 'a word broken at a soft hyphen',
    css: '.planted p { width: 7em }',
    html: '<p>Incompre&shy;hensibilities</p>',
    says: /^1440: broken: "Incompre\S? \/ hensibilities"$/,
  },
  {
    what: 'a text wider than its box',
    css: '.planted p { width: 4em; white-space: nowrap }',
    html: '<p>Stands out to the right</p>',
    says: /^1440: outside its box: "Stands out to the right"$/,
  },
  {
    what: 'a text cut off by its box',
    css: '.planted p { height: 1.5em; overflow: hidden } .planted span { display: block; margin-block-start: 1.2em }',
    html: '<p><span>Cut off below</span></p>',
    says: /^1440: outside its box: "Cut off below"$/,
  },
  {
    what: 'a text that left the window',
    css: '.planted p { position: relative; left: -40vw }',
    html: '<p>Gone to the left</p>',
    says: /^1440: (outside the window|at the edge): "Gone to the left"$/,
  },
  {
    what: 'a text on a picture',
    css: '.planted p { position: relative; margin-block-start: -60px }',
    html: '<img src="/favicon.svg" alt="" width="300" height="200"><p>On the picture</p>',
    says: /^1440: over a picture: "On the picture"$/,
  },
  {
    what: 'a caption at the edge',
    css: '.planted { margin: 0 }',
    html: '<figure><figcaption>At the very edge</figcaption></figure>',
    says: /^1440: at the edge: "At the very edge"$/,
  },
  {
    what: 'a letter that its picture does not show',
    css: '',
    html:
      '<div data-lettered><img src="/favicon.svg" alt="" width="300" height="200"></div>' +
      '<dl data-key><div><dt><span>a</span> Camera</dt><dd>Reads each row.</dd></div></dl>',
    says: /^1440: not on the picture: (letter a|a part) of "a Camera/,
  },
  {
    what: 'a button of two lines',
    css: '.planted button { width: 5em }',
    html: '<button>Say it in two lines</button>',
    says: /^1440: a button of two lines: "Say it in two lines"$/,
  },
];

for (const { what, css, html, says } of PLANTS)
  test(`the scan objects to ${what}`, async ({ browser, baseURL: origin = '' }) => {
    const planted = `<style>.planted { margin-inline: var(--margin) } ${css}</style><div class="planted">${html}</div></main>`;
    const found = await scan(browser, {
      origin,
      address: PLANTED_ON,
      widths: [1440],
      plant: (page) => page.replace('</main>', planted),
    });
    expect(found.length, 'it must object').toBeGreaterThan(0);
    for (const finding of found) expect(finding, 'and to nothing else').toMatch(says);
  });
