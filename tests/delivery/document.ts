import { expect } from 'vitest';
import { wordsOf } from '../../src/content/page-text.ts';
import { PLACED_BY_DOCUMENT } from '../../src/sections/index.tsx';
import { show } from '../../src/sections/testing.tsx';
import type { SectionContent } from '../../src/sections/types.ts';
import { type Fact, fact, group, type Reader } from './facts.ts';

/** Requirements of the customer's document: docs/customer-document.md. */

/** Every figure of the document, on its page, exactly as given. */
const FIGURES: [string, RegExp[]][] = [
  ['/', [/99\.9/, /24\/7/, /1000/, /30/, /20/]],
  ['/service/data-centre', [/99\.9%/, /24\/7/]],
  ['/service/technical-support', [/24\/7/]],
  ['/service/gps-tracking', [/6V to 24V/]],
  ['/service/integrated-bms', [/50 to 100,000/, /1 to 1000/]],
  ['/dronepage', [/20\s?%|\b20\b/]],
  ['/industries/insurance', [/50/]],
  ['/industries/hi-tech', [/over 20 years/i]],
  ['/industries/healthcare_life_science', [/Blood pressure monitor/, /Glucose meter/, /Pulse oximeter/, /deviation/]],
  ['/services/MobilitySolutions', [/up to/i, /30/]],
  ['/services/Analytics', [/20/]],
  ['/product/gps', [/6V to 24V/]],
  ['/product/ServerPanel', [/\b1U\b/, /\b2U\b/, /\b4U\b/, /\b5U\b/, /\b42U\b/, /19-inch/]],
  ['/innovation/ibms', [/50 to 100,000/, /1 to 1000/]],
  ['/innovation/automative_in', [/more than 25 technical conferences a year/]],
  [
    '/innovation/impetechhealth',
    [/400/, /crore/, /2016/, /3\.5/, /about 20/, /40,000/, /1\.5/, /million/, /about 60/, /about 40/, /about 70/],
  ],
];

/** The same figures where they are displayed large: the value and its label. */
const STATED: [path: string, value: string, label: RegExp][] = [
  ['/', '99.9 %', /data-centre uptime/],
  ['/', '24/7', /technical support/],
  ['/', '20 %', /yield improvement in the agriculture case/],
  ['/dronepage', '20 %', /yield improvement/],
  ['/industries/insurance', '50 %', /insurance legacy support cost reduction/],
  ['/services/MobilitySolutions', 'up to 30 %', /employee productivity/],
  ['/industries/hi-tech', 'Over 20', /^years of experience in Hi-Tech/],
  ['/services/Analytics', '20 %', /outperformance/],
  ['/innovation/automative_in', 'more than 25', /^technical conferences a year/],
  ['/innovation/ibms', '50 to 100,000', /points/],
  ['/innovation/ibms', '1 to 1000', /buildings/],
  ['/innovation/impetechhealth', '400 crore rupees', /2016 revenue/],
  ['/innovation/impetechhealth', '3.5 %', /of health care delivery is pathology/],
  ['/innovation/impetechhealth', 'about 20 %', /pathology revenue comes from government hospital labs/],
  ['/innovation/impetechhealth', '40,000', /independent labs/],
  ['/innovation/impetechhealth', '1.5 million', /patients a day/],
  ['/innovation/impetechhealth', 'about 60 %', /outpatient care is by private firms/],
  ['/innovation/impetechhealth', 'about 40 %', /inpatient care is by private firms/],
  ['/innovation/impetechhealth', 'about 70 %', /hospitals are private/],
  ['/innovation/impetechhealth', 'about 40 %', /beds are private/],
];

/** Every figure of a page or section. */
function figuresIn(value: unknown): { value: string; unit?: string; label: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'value' in value && 'label' in value ? [value as { value: string; unit?: string; label: string }] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

/** The text of the rendered section. */
const printed = (section: SectionContent) =>
  (PLACED_BY_DOCUMENT as readonly string[]).includes(section.kind)
    ? ''
    : show(section)
        .replace(/<[^>]+>/g, ' ')
        .replace(/&#x27;/g, "'")
        .replace(/\s+/g, ' ');

const stated = (path: string, value: string, label: RegExp): Fact => ({
  name: `${path}: ${value}`,
  check: (read) => {
    const { sections } = read.page(path);
    const holding = sections.filter((section) => figuresIn(section).some((figure) => label.test(figure.label)));
    const found = holding.flatMap(figuresIn).filter((figure) => label.test(figure.label));
    const values = found.map((figure) => [figure.value, figure.unit].filter(Boolean).join(' '));
    expect(values).toContain(value);
    expect(new Set(values).size).toBe(1);
    const words = holding.map(printed).join(' ');
    for (const { value, unit, label } of found)
      for (const text of [value, unit ?? '', label]) expect(words).toContain(text);
  },
});

const modules = (read: Reader, path: string) =>
  read
    .page(path)
    .sections.flatMap((section) =>
      section.kind === 'module-grid' ? section.groups.flatMap((one) => one.modules) : [],
    );

/** Sections 2 to 7 of the document: the addresses in the document's spelling. */
const ADDRESSES = {
  '/': ['', 'about_us', 'biomedical_robot', 'dronepage', 'humanoid', 'quantum-computing', 'robotics', 'space-science'],
  '/service/': [
    'application-development',
    'application-support',
    'building-wifi',
    'data-centre',
    'education',
    'file-keeping-solution',
    'gps-tracking',
    'integrated-bms',
    'it-infrastructure-services',
    'life-science',
    'technical-support',
    'voice-over-ip',
  ],
  '/industries/': [
    'automotive',
    'banking_financial',
    'communication_service_providers',
    'consumer_goods',
    'energy',
    'engineering_construction',
    'government',
    'healthcare_life_science',
    'hi-tech',
    'insurance',
    'manufacturing',
    'media_entertainment',
    'medical_devices',
    'natural_resources',
    'network_equipment_provider',
    'retail',
    'travel_tourism',
    'utilities',
  ],
  '/product/': [
    'HospitalAutomation',
    'ReportingFramework',
    'SchoolAutomation',
    'ServerPanel',
    'SmartEye',
    'bpm',
    'business_manegment',
    'emr',
    'gps',
  ],
  '/services/': [
    'Analytics',
    'ApplicationDevelopment',
    'ApplicationMaintenance',
    'BusinessProcess',
    'Consulting',
    'ITInfrastructure',
    'InformationManagement',
    'ManagedServices',
    'MobilitySolutions',
    'OpenSource',
    'ProductEngineering',
    'SkillDevelopment',
    'StaffAugmentationProgram',
    'cloude',
    'internet_things',
  ],
  '/innovation/': [
    'BuildingWiFi',
    'RFID',
    'antivirus',
    'automative_in',
    'click2Pay',
    'contactus',
    'ibms',
    'impetechhealth',
    'skill',
  ],
};

export const WANTED = Object.entries(ADDRESSES).flatMap(([folder, slugs]) => slugs.map((slug) => folder + slug));
/** The minimum number of links in each menu. */
const MENUS = { Industries: 18, Products: 9, Services: 16, Innovation: 8 };

/** Typical queries, and the pages they should find. */
const TYPED: [string, string[]][] = [
  ['/product/SchoolAutomation', ['school management software', 'ERP']],
  ['/product/HospitalAutomation', ['hospital management software', 'HMS']],
  ['/product/gps', ['vehicle tracking']],
  ['/service/gps-tracking', ['vehicle tracking']],
  ['/industries/healthcare_life_science', ['remote patient monitoring']],
  ['/industries/communication_service_providers', ['telecom provisioning and billing']],
  ['/industries/retail', ['retail POS and GST billing']],
  ['/industries/consumer_goods', ['FMCG distributor stock']],
  ['/industries/energy', ['solar and wind forecasting and scheduling']],
  ['/innovation/impetechhealth', ['pathology laboratory software', 'LIMS']],
  ['/innovation/skill', ['hands-on skill laboratory']],
  ['/innovation/RFID', ['RFID parking']],
  ['/innovation/ibms', ['building management system', 'BMS']],
  ['/service/integrated-bms', ['building management system', 'BMS']],
  ['/service/voice-over-ip', ['IP telephony', 'PBX']],
  ['/service/file-keeping-solution', ['document scanning and management']],
  ['/services/ManagedServices', ['managed IT services']],
  ['/services/Analytics', ['data analytics']],
  ['/services/MobilitySolutions', ['mobile apps for field staff']],
];
const FIRST_WORDS = 120;

const SCHOOL = '/product/SchoolAutomation';
const HOSPITAL = '/product/HospitalAutomation';

/** The figures that are displayed large, as they are stated and as they are rendered. */
const figures: Fact[] = [
  ...STATED.map((row) => stated(...row)),
  {
    name: 'racks of 1U, 2U, 4U, 5U and 42U, 19 inches wide and no other',
    check: (read) => {
      const sizes = read
        .page('/product/ServerPanel')
        .sections.flatMap((section) =>
          section.kind === 'rack-elevation' ? section.sizes.map(({ height }) => height) : [],
        );
      expect(sizes).toEqual([1, 2, 4, 5, 42]);
      const widths = read.text('/product/ServerPanel').match(/\d+(?=-inch| inches wide)/g);
      expect(new Set(widths)).toEqual(new Set(['19']));
    },
  },
  {
    name: 'the tracker runs on 6V to 24V',
    check: (read) => expect(JSON.stringify(read.page('/product/gps'))).toContain('"term":"Power","text":"6V to 24V"'),
  },
];

const counts: Fact[] = [
  {
    name: '20 school modules',
    check: (read) =>
      expect(modules(read, SCHOOL).map(({ title }) => title)).toEqual([
        'Admission',
        'Student',
        'Fees',
        'Feedback',
        'Attendance',
        'Timetable',
        'Syllabus',
        'Examination',
        'Staff',
        'Recruitment',
        'Payroll',
        'User management',
        'Library',
        'Hostel',
        'Transport',
        'Health checkup',
        'Account',
        'Inventory',
        'Event',
        'Security',
      ]),
  },
  {
    name: '15 hospital modules',
    check: (read) =>
      expect(new Set(modules(read, HOSPITAL).map(({ title }) => title.toLowerCase()))).toEqual(
        new Set([
          'patient registration',
          'mis',
          'general store',
          'indoor patient',
          'outdoor patient',
          'pharmacy',
          'financial accounting',
          'laboratory',
          'supplier information',
          'radiology',
          'dental',
          'fixed asset',
          'physiotherapy',
          'user management',
          'leave management',
        ]),
      ),
  },
  ...[SCHOOL, HOSPITAL].map((path) => ({
    name: `every module’s Know More on ${path} leads to the site root`,
    check: (read: Reader) => {
      for (const section of read.page(path).sections)
        if (section.kind === 'module-grid') expect(section.more).toBe('/');
    },
  })),
  {
    name: 'seven antivirus cards, four and three, with the four desktop editions',
    check: (read) => {
      const groups = read
        .page('/innovation/antivirus')
        .sections.flatMap((section) => (section.kind === 'module-grid' ? section.groups : []));
      expect(groups.map((one) => [one.columns, one.modules.length])).toEqual([
        [4, 4],
        [3, 3],
      ]);
      expect(groups.flatMap((one) => one.modules.map(({ title }) => title))).toEqual([
        'Desktop',
        'Server',
        'Android',
        'iOS',
        'i-Cleaner',
        'i-Blocker',
        'High firewall',
      ]);
      expect(groups[0]?.modules[0]?.points).toEqual(['Home', 'Small Business', 'Corporate', 'Large Corporate']);
    },
  },
  ...(
    [
      ['/innovation/ibms', 9],
      ['/innovation/impetechhealth', 7],
      ['/innovation/RFID', 3],
    ] as const
  ).map(([path, count]) => ({
    name: `${count} benefits on ${path}`,
    check: (read: Reader) => {
      const items = read.page(path).sections.flatMap((section) => (section.kind === 'benefits' ? section.items : []));
      expect(items).toHaveLength(count);
    },
  })),
  {
    name: 'nine tool vendors',
    check: (read) => {
      const cards = read
        .page('/product/business_manegment')
        .sections.flatMap((section) => (section.kind === 'cards' ? [section.items.length] : []));
      expect(cards).toContain(9);
    },
  },
  {
    name: 'business process management: onboarding as a narrative, and benefits for the company and for its staff',
    check: (read) => {
      const { sections } = read.page('/product/business_manegment');
      const onboarding = sections.find(
        (section) => section.kind === 'side-head' && /onboarding/i.test(section.heading),
      );
      const steps = (onboarding?.kind === 'side-head' ? onboarding.items : undefined) ?? [];
      expect(steps.length).toBeGreaterThanOrEqual(4);
      for (const { text } of steps) expect(text.match(/[.?!](?= |$)/g)?.length, text).toBeGreaterThanOrEqual(3);
      const gains = sections.flatMap((section) =>
        section.kind === 'benefits' || section.kind === 'ledger' ? [section.heading] : [],
      );
      expect(gains).toEqual(expect.arrayContaining([expect.stringMatching(/company/), expect.stringMatching(/staff/)]));
    },
  },
  {
    name: '13 soft-skill topics and three branches',
    check: (read) => {
      const rows = read
        .page('/services/SkillDevelopment')
        .sections.flatMap((section) => (section.kind === 'ledger' ? [section.rows.length] : []));
      expect(rows).toContain(13);
      for (const branch of ['Computer science', 'Electronics', 'Mechanical'])
        expect(read.text('/services/SkillDevelopment')).toContain(branch);
    },
  },
  {
    name: 'five engagement models',
    check: (read) => {
      const rows = read
        .page('/services/ApplicationDevelopment')
        .sections.flatMap((section) => (section.kind === 'ledger' ? section.rows : []));
      expect(rows.map(({ name }) => name)).toEqual([
        'Fixed-price',
        'Time and material',
        'Dedicated',
        'Fusion',
        'Consulting',
      ]);
    },
  },
  ...['/services/Analytics', '/services/internet_things'].map((path) => ({
    name: `Get in Touch on ${path}`,
    check: (read: Reader) => expect(read.text(path)).toContain('Get in Touch'),
  })),
  {
    name: 'home: nine slides, six technologies, four steps, four accordion rows, twelve services, four futures',
    check: (read) => {
      const home = read.page('/');
      const of = (kind: string) => home.sections.filter((section) => section.kind === kind);
      expect(home.family === 'home' && home.slides).toHaveLength(9);
      expect(of('six-strip')).toMatchObject([{ items: { length: 6 } }]);
      expect(of('staircase')).toMatchObject([
        { steps: [{ name: 'Strategy' }, { name: 'Planning' }, { name: 'Build' }, { name: 'Implement' }] },
      ]);
      expect(of('tabs')).toMatchObject([
        { tabs: [{ label: 'Our Value' }, { label: 'Our Mission' }, { label: 'Our Vision' }], accordion: { length: 4 } },
      ]);
      expect(of('carousel')).toMatchObject([{ pages: { length: 12 } }, { items: { length: 4 } }]);
    },
  },
  {
    name: 'all four layouts of the service detail',
    check: (read) => {
      const layouts = ADDRESSES['/service/'].flatMap((slug) => {
        const page = read.page(`/service/${slug}`);
        return page.family === 'detail' ? [page.opening.layout] : [];
      });
      expect(new Set(layouts)).toEqual(new Set(['image-left', 'image-right', 'hero', 'split']));
    },
  },
  {
    name: 'the menus list what the document lists, IT infrastructure twice',
    check: (read) => {
      const { items } = read.file('navigation.yaml').navigation;
      const menu = (label: string) =>
        items.flatMap((item) => (item.label === label && 'links' in item ? item.links : []));
      for (const [label, count] of Object.entries(MENUS))
        expect(menu(label).length, label).toBeGreaterThanOrEqual(count);
      expect(
        menu('Services')
          .filter((link) => link.to === '/services/ITInfrastructure')
          .map((link) => link.label),
      ).toEqual(['IT Infrastructure Services', 'Infrastructure Management']);
    },
  },
  {
    name: 'the copyright year is 2017',
    check: (read) => expect(read.file('company.yaml').company.copyrightYear).toBe(2017),
  },
];

/** The first text of a page: its own, then that of its sections. */
function firstWords(page: ReturnType<Reader['page']>) {
  const shown = { ...page, title: '', description: '', related: [] };
  const opening = wordsOf({ ...shown, sections: [] });
  const rest = wordsOf(shown).filter((words) => !opening.includes(words));
  return [...opening, ...rest].join(' ').split(/\s+/).slice(0, FIRST_WORDS).join(' ').toLowerCase();
}

export const documentFacts = [
  group(
    'the 71 pages of the document exist, each at its address or in redirects.yaml',
    [...WANTED, '/404', '/service/404'].map((path) => ({
      name: path,
      check: (read) => void read.page(path),
    })),
  ),
  group(
    'the figures of the document are on their pages',
    FIGURES.map(([path, patterns]) => ({
      name: path,
      check: (read) => {
        for (const pattern of patterns) expect(read.text(path)).toMatch(pattern);
      },
    })),
  ),
  ...[...figures, ...counts].map(({ name, check }) => fact(name, check)),
  group(
    'common queries are in the title and in the first text of the page they should find',
    TYPED.map(([path, typed]) => ({
      name: path,
      check: (read) => {
        const page = read.page(path);
        for (const words of typed.map((one) => one.toLowerCase())) {
          expect(page.title.toLowerCase()).toContain(words);
          expect(firstWords(page)).toContain(words);
        }
      },
    })),
  ),
];
