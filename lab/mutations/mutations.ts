/** One change to one constant of the document's section 9, and the test that must object. */
export interface Mutation {
  constant: string;
  file: string;
  from: string;
  to: string;
  /** A file of tests/browser runs against a build; any other is a unit test. */
  test: { file: string; title: string };
  /** So large a change that the tests of others would fail by it. */
  apart?: true;
}

const CONSTANTS = 'src/model/constants.ts';
const home = (title: string) => ({ file: 'tests/browser/home.spec.ts', title });
const header = (title: string) => ({ file: 'tests/browser/header.spec.ts', title });
const facts = (title: string) => ({ file: 'tests/delivery/delivery.test.ts', title });
const menu = (title: string) => ({ file: 'src/chrome/Menu.test.tsx', title });

const constant = (name: string, from: number, to: number, test: Mutation['test'], says = name): Mutation => ({
  constant: says,
  file: CONSTANTS,
  from: `${name} = ${from};`,
  to: `${name} = ${to};`,
  test,
});
const stated = (file: string, from: string, to: string, title: string): Mutation => ({
  constant: `figure: ${from}`,
  file: `content/en/${file}.yaml`,
  from,
  to,
  test: facts(title),
});
/** A figure that several pages refer to. */
const figure = (name: string, from: string, to: string, title: string): Mutation => {
  const line = (value: string) => `  ${name}: { value: "${value}"`;
  return {
    constant: `figure: ${name}`,
    file: 'content/en/site/figures.yaml',
    from: line(from),
    to: line(to),
    test: facts(title),
  };
};
const health = (from: string, to: string, title: string) =>
  stated('innovation/impetechhealth', from, to, `/innovation/impetechhealth: ${title}`);

const STAGGER = home('cards are revealed 100 ms after each other');

export const MUTATIONS: Mutation[] = [
  constant('SCROLL_STUCK_PX', 50, 55, header('past 50 px of scroll'), 'bar changes past 50 px'),
  constant('MENU_CLOSE_MS', 150, 170, header('still open 145 ms'), 'menu closes after 150 ms'),
  constant('HERO_INTERVAL_MS', 4000, 4600, home('the hero advances every 4 s'), 'hero: 4 s'),
  constant('HERO_SLIDE_MS', 1200, 1300, home('a slide takes 1.2 s'), 'hero: a slide takes 1.2 s'),
  constant('CARDS_SLIDE_MS', 1000, 1100, home('cards move in 1 s'), 'cards: 1 s'),
  constant('CARD_HEIGHT_PX', 320, 312, home('cards are 320 px high'), 'cards: 320 px high'),
  constant('CARDS_HEIGHT_PX', 350, 344, home('cards stand in a container of 350 px'), 'cards: container of 350 px'),
  constant('CARDS_VISIBLE', 3, 2, home('at 1440 px exactly 3 consecutive cards'), 'cards: 3 visible'),
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
    constant: 'reveal: the seventh card and later too',
    file: 'src/enhance/reveal.ts',
    from: 'String(card)',
    to: 'String(Math.min(5, card))',
    test: STAGGER,
  },
  {
    constant: 'reveal: once',
    file: 'src/enhance/reveal.ts',
    from: 'watcher.unobserve(target);',
    to: "new IntersectionObserver(([now]) => target.classList.toggle('seen', now?.isIntersecting)).observe(target);",
    test: home('what has been revealed stays'),
  },
  {
    constant: 'menu columns: up to 6',
    file: CONSTANTS,
    from: 'most: 6',
    to: 'most: 5',
    test: menu('lays 6 columns'),
  },
  {
    constant: 'menu columns: 1 unless told',
    file: CONSTANTS,
    from: 'usual: 1',
    to: 'usual: 2',
    test: menu('has one column unless told'),
  },
  {
    constant: 'four social links',
    file: 'src/chrome/Social.tsx',
    from: 'company.social.map',
    to: 'company.social.slice(1).map',
    test: home('there are four social links'),
  },
  {
    constant: 'nine slides',
    file: 'src/document/page-props.ts',
    from: 'slides: page.slides.map',
    to: 'slides: page.slides.slice(1).map',
    test: home('there are nine slides'),
    apart: true,
  },
  {
    constant: 'year 2017',
    file: 'src/chrome/Footer.tsx',
    from: '{company.copyrightYear}',
    to: '{company.copyrightYear + 1}',
    test: home('the year in the footer is 2017'),
  },
  figure('uptime', '99.9', '99.8', '/: 99.9 %'),
  figure('support', '24/7', '24/6', '/: 24/7'),
  figure('yield', '20', '21', '/dronepage: 20 %'),
  figure('legacy-cost', '50', '55', '/industries/insurance: 50 %'),
  figure('productivity', '30', '35', '/services/MobilitySolutions: up to 30 %'),
  figure('hi-tech-years', '20', '25', '/industries/hi-tech: Over 20'),
  figure('outperformance', '20', '25', '/services/Analytics: 20 %'),
  figure('voltage', '6V to 24V', '6V to 12V', 'the tracker runs on 6V to 24V'),
  figure('points', '50 to 100,000', '50 to 10,000', '/innovation/ibms: 50 to 100,000'),
  figure('buildings', '1 to 1000', '1 to 100', '/innovation/ibms: 1 to 1000'),
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

/** As few rounds as there are mutations to one test: in none of them could one fault hide another. */
export function rounds(mutations: Mutation[]): Mutation[][] {
  const found: Mutation[][] = [];
  for (const mutation of mutations) {
    const shares = (other: Mutation) => other.test.title === mutation.test.title;
    const round = found.find((others, i) => !(mutation.apart && i === 0) && !others.some(shares));
    if (round) round.push(mutation);
    else found.push([mutation]);
  }
  return found;
}
