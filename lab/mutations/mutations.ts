/** A wrong value or a fault in the code, and the test of `npm test` that must fail. */
export interface Mutation {
  /** What is broken. */
  name: string;
  file: string;
  from: string;
  to: string;
  /**
   * A *.spec.ts file runs against a build; any other is a unit test. `title` is a part of the test's title, or of the message
   * with which the file fails to load.
   */
  test: { file: string; title: string };
  /** Needs a round of its own, because it makes other tests fail too. */
  alone?: true;
}

const CONSTANTS = 'src/model/constants.ts';
const home = (title: string) => ({ file: 'tests/browser/home.spec.ts', title });
const header = (title: string) => ({ file: 'tests/browser/header.spec.ts', title });
const facts = (title: string) => ({ file: 'tests/delivery/delivery.test.ts', title });
const menu = (title: string) => ({ file: 'src/chrome/Menu.test.tsx', title });

const constant = (name: string, from: number, to: number, test: Mutation['test'], says = name): Mutation => ({
  name: says,
  file: CONSTANTS,
  from: `${name} = ${from};`,
  to: `${name} = ${to};`,
  test,
});
const stated = (file: string, from: string, to: string, title: string): Mutation => ({
  name: `figure: ${from}`,
  file: `content/en/${file}.yaml`,
  from,
  to,
  test: facts(title),
});
/** A figure that several pages refer to. */
const figure = (name: string, from: string, to: string, title: string): Mutation => {
  const line = (value: string) => `  ${name}: { value: "${value}"`;
  return {
    name: `figure: ${name}`,
    file: 'content/en/site/figures.yaml',
    from: line(from),
    to: line(to),
    test: facts(title),
  };
};
/** A figure with translations: the content does not load until they are changed too. */
const translated = (name: string, from: string, to: string): Mutation => ({
  ...figure(name, from, to, `the English figure is '${to}'`),
  alone: true,
});
const health = (from: string, to: string, title: string) =>
  stated('innovation/impetechhealth', from, to, `/innovation/impetechhealth: ${title}`);

const CARDS = home('cards are 320 px high');
const COUNTED = home('the counts of slides, cards, links and modules match the document');
const STAGGER = home('cards are revealed 100 ms after each other');

/** One fault of each kind that a careless commit may introduce. */
const FAULTS: Mutation[] = [
  {
    name: 'a dead link',
    file: 'src/chrome/SidePanel.tsx',
    from: 'href={links.town}',
    to: 'href="/towns"',
    test: { file: 'tests/gates/gates.spec.ts', title: 'links on every page' },
  },
  {
    name: 'a missing header',
    file: 'deploy/headers.ts',
    from: "  'X-Frame-Options': 'DENY',\n",
    to: '',
    test: { file: 'tests/gates/gates.spec.ts', title: 'gates on /search' },
  },
  {
    name: 'no alert',
    file: 'src/contact/ContactForm.tsx',
    from: 'alert(fill(',
    to: 'void (fill(',
    test: { file: 'tests/browser/contact.spec.ts', title: 'thank-you alert' },
  },
  {
    name: 'a carousel that does not wrap',
    file: 'src/carousels/rotation.ts',
    from: '((index % count) + count) % count',
    to: 'Math.max(0, Math.min(index, count - 1))',
    test: { file: 'src/carousels/rotation.test.ts', title: 'wrap' },
  },
  {
    name: 'text that overflows at 320 px',
    file: 'src/ui/Section.module.css',
    from: '}',
    to: 'min-width: 360px; }',
    test: { file: 'tests/gates/gates.spec.ts', title: 'gates on /privacy' },
  },
  {
    name: 'contrast below 4.5',
    file: 'src/styles/tokens.css',
    from: '--ink-3: #3e4963',
    to: '--ink-3: #8e97ab',
    test: { file: 'tests/content/contrast.test.ts', title: '' },
  },
  {
    name: 'a service worker that serves a stale page',
    file: 'src/offline/worker.ts',
    from: 'const pages = new NetworkFirst({',
    to: 'const pages = new CacheFirst({',
    test: { file: 'tests/browser/offline.spec.ts', title: 'a new build shows at once' },
  },
  {
    name: 'a page missing from the sitemap',
    file: 'src/model/sitemap.ts',
    from: 'const urls = pages.map(',
    to: 'const urls = pages.slice(1).map(',
    test: { file: 'tests/browser/metadata.spec.ts', title: 'the sitemap lists every page' },
  },
  {
    name: 'a model whose calculation is wrong',
    file: 'src/instruments/heap/model.ts',
    from: 'open: missing - mud - water',
    to: 'open: missing - mud',
    test: { file: 'src/instruments/heap/model.test.ts', title: 'the three parts are always what is missing' },
  },
];

export const MUTATIONS: Mutation[] = [
  ...FAULTS,
  constant('SCROLL_STUCK_PX', 50, 55, header('past 50 px of scroll'), 'bar changes past 50 px'),
  constant('MENU_CLOSE_MS', 150, 170, header('still open 145 ms'), 'menu closes after 150 ms'),
  constant('HERO_INTERVAL_MS', 4000, 4600, home('the hero advances every 4 s'), 'hero: 4 s'),
  constant('HERO_SLIDE_MS', 1200, 1300, home('a slide takes 1.2 s'), 'hero: a slide takes 1.2 s'),
  constant('CARDS_SLIDE_MS', 1000, 1100, CARDS, 'cards: 1 s'),
  constant('CARD_HEIGHT_PX', 320, 312, CARDS, 'cards: 320 px high'),
  constant('CARDS_HEIGHT_PX', 350, 344, CARDS, 'cards: container of 350 px'),
  constant('CARDS_VISIBLE', 3, 2, home('consecutive cards show'), 'cards: 3 visible'),
  constant('REVEAL_MS', 800, 850, home('a reveal takes 800 ms on /'), 'reveal: 800 ms'),
  constant(
    'REVEAL_SPACE_MS',
    1000,
    1100,
    home('a reveal takes 1000 ms on /space-science'),
    'reveal: 1000 ms on the space page',
  ),
  constant('REVEAL_STAGGER_MS', 100, 120, STAGGER, 'reveal: 100 ms a card'),
  {
    name: 'reveal: the seventh card and later too',
    file: 'src/enhance/reveal.ts',
    from: 'String(card)',
    to: 'String(Math.min(5, card))',
    test: STAGGER,
  },
  {
    name: 'reveal: once',
    file: 'src/enhance/reveal.ts',
    from: 'watcher.unobserve(target);',
    to: "new IntersectionObserver(([now]) => target.classList.toggle('seen', now?.isIntersecting)).observe(target);",
    test: home('what has been revealed stays'),
  },
  {
    name: 'menu columns: up to 6',
    file: CONSTANTS,
    from: 'most: 6',
    to: 'most: 5',
    test: menu('lays 6 columns'),
  },
  {
    name: 'menu columns: 1 unless told',
    file: CONSTANTS,
    from: 'usual: 1',
    to: 'usual: 2',
    test: menu('has one column unless told'),
  },
  {
    name: 'four social links',
    file: 'src/chrome/Social.tsx',
    from: 'company.social.map',
    to: 'company.social.slice(1).map',
    test: COUNTED,
  },
  {
    name: 'nine slides',
    file: 'src/document/page-props.ts',
    from: 'slides: page.slides.map',
    to: 'slides: page.slides.slice(1).map',
    test: COUNTED,
    alone: true,
  },
  {
    name: 'year 2017',
    file: 'src/chrome/Footer.tsx',
    from: '{company.copyrightYear}',
    to: '{company.copyrightYear + 1}',
    test: COUNTED,
  },
  figure('uptime', '99.9', '99.8', '/: 99.9 %'),
  figure('support', '24/7', '24/6', '/: 24/7'),
  figure('yield', '20', '21', '/dronepage: 20 %'),
  figure('legacy-cost', '50', '55', '/industries/insurance: 50 %'),
  figure('productivity', '30', '35', '/services/MobilitySolutions: up to 30 %'),
  figure('hi-tech-years', '20', '25', '/industries/hi-tech: Over 20'),
  figure('outperformance', '20', '25', '/services/Analytics: 20 %'),
  translated('voltage', '6V to 24V', '6V to 12V'),
  translated('points', '50 to 100,000', '50 to 10,000'),
  translated('buildings', '1 to 1000', '1 to 100'),
  figure('conferences', '25', '30', '/innovation/automative_in: more than 25'),
  stated('product/ServerPanel', '19-inch', '21-inch', 'racks of 1U, 2U, 4U, 5U and 42U'),
  health('value: "400"', 'value: "500"', '400 crore rupees'),
  health('value: "3.5"', 'value: "4.5"', '3.5 %'),
  health('value: about 20', 'value: about 25', 'about 20 %'),
  health('value: "40,000"', 'value: "45,000"', '40,000'),
  health('value: "1.5"', 'value: "2.5"', '1.5 million'),
  health('value: about 60', 'value: about 65', 'about 60 %'),
  health('value: about 70', 'value: about 75', 'about 70 %'),
  health(
    'value: about 40, unit: "%", label: of inpatient',
    'value: about 45, unit: "%", label: of inpatient',
    'about 40 %',
  ),
  health('value: about 40, unit: "%", label: of beds', 'value: about 45, unit: "%", label: of beds', 'about 40 %'),
];

/** Groups the mutations into as few rounds as possible, with at most one per test, so that no fault hides another. */
export function rounds(mutations: Mutation[]): Mutation[][] {
  const alone = mutations.filter((mutation) => mutation.alone).map((mutation) => [mutation]);
  const found: Mutation[][] = [];
  for (const mutation of mutations.filter((one) => !one.alone)) {
    const shares = (other: Mutation) => other.test.title === mutation.test.title;
    const round = found.find((others) => !others.some(shares));
    if (round) round.push(mutation);
    else found.push([mutation]);
  }
  return [...found, ...alone];
}
