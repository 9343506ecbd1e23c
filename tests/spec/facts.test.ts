import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/content/page-text.ts';
import { indexedPages, pageAt, site } from '../../src/content/registry.ts';

const text = (path: string) => wordsOf(pageAt(path)).join('\n');

/** Every figure the specification gives, on its page, exactly as given. */
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

describe('figures of the specification', () => {
  it.each(FIGURES)('%s', (path, patterns) => {
    for (const pattern of patterns) expect(text(path)).toMatch(pattern);
  });
});

/** The same figures where they are set large: the value, and what it counts. Another number elsewhere on the page is no excuse. */
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

/** Every figure of a page, wherever it stands. */
function figuresIn(value: unknown): { value: string; unit?: string; label: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'value' in value && 'label' in value ? [value as { value: string; unit?: string; label: string }] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

describe('figures as they are stated', () => {
  it.each(STATED)('%s: %s', (path, value, label) => {
    const stated = figuresIn(pageAt(path))
      .filter((figure) => label.test(figure.label))
      .map((figure) => [figure.value, figure.unit].filter(Boolean).join(' '));
    expect(stated).toContain(value);
    expect(new Set(stated).size).toBe(1);
  });
  it('racks of 1U, 2U, 4U, 5U and 42U, 19 inches wide and no other', () => {
    const sizes = pageAt('/product/ServerPanel').sections.flatMap((section) =>
      section.kind === 'rack-elevation' ? section.sizes.map(({ height }) => height) : [],
    );
    expect(sizes).toEqual([1, 2, 4, 5, 42]);
    expect(new Set(text('/product/ServerPanel').match(/\d+(?=-inch| inches wide)/g))).toEqual(new Set(['19']));
  });
  it('the tracker runs on 6V to 24V', () => {
    expect(JSON.stringify(pageAt('/product/gps'))).toContain('"term":"Power","text":"6V to 24V"');
  });
});

/** Sections 2 to 7 of the document: these addresses must be there, spelt so. A page beside them breaks nothing. */
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

describe('counts of the specification', () => {
  const modules = (path: string) =>
    pageAt(path).sections.flatMap((section) =>
      section.kind === 'module-grid' ? section.groups.flatMap((group) => group.modules) : [],
    );

  it('the 71 pages are there, each at its address', () => {
    const wanted = Object.entries(ADDRESSES).flatMap(([folder, slugs]) => slugs.map((slug) => folder + slug));
    expect(wanted).toHaveLength(71);
    expect(indexedPages.map((page) => page.path)).toEqual(expect.arrayContaining(wanted));
    for (const missing of ['/404', '/service/404']) expect(pageAt(missing).family).toBe('not-found');
  });

  it('20 school modules', () => {
    expect(modules('/product/SchoolAutomation').map((module) => module.title)).toEqual([
      ...[
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
      ],
      ...[
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
      ],
    ]);
  });

  it('15 hospital modules', () => {
    expect(new Set(modules('/product/HospitalAutomation').map((module) => module.title.toLowerCase()))).toEqual(
      new Set([
        ...[
          'patient registration',
          'mis',
          'general store',
          'indoor patient',
          'outdoor patient',
          'pharmacy',
          'financial accounting',
          'laboratory',
        ],
        ...[
          'supplier information',
          'radiology',
          'dental',
          'fixed asset',
          'physiotherapy',
          'user management',
          'leave management',
        ],
      ]),
    );
  });

  it('every module’s Know More leads to the site root', () => {
    for (const path of ['/product/SchoolAutomation', '/product/HospitalAutomation'])
      for (const section of pageAt(path).sections) if (section.kind === 'module-grid') expect(section.more).toBe('/');
  });

  it('seven antivirus cards, four and three, with the four desktop editions', () => {
    const groups = pageAt('/innovation/antivirus').sections.flatMap((section) =>
      section.kind === 'module-grid' ? section.groups : [],
    );
    expect(groups.map((group) => [group.columns, group.modules.length])).toEqual([
      [4, 4],
      [3, 3],
    ]);
    expect(groups.flatMap((group) => group.modules.map((module) => module.title))).toEqual([
      'Desktop',
      'Server',
      'Android',
      'iOS',
      'i-Cleaner',
      'i-Blocker',
      'High firewall',
    ]);
    expect(groups[0]?.modules[0]?.points).toEqual(['Home', 'Small Business', 'Corporate', 'Large Corporate']);
  });

  it('nine benefits of the BMS, seven of the health initiative, three of RFID', () => {
    const benefits = (path: string) =>
      pageAt(path).sections.flatMap((section) => (section.kind === 'benefits' ? section.items : [])).length;
    expect([
      benefits('/innovation/ibms'),
      benefits('/innovation/impetechhealth'),
      benefits('/innovation/RFID'),
    ]).toEqual([9, 7, 3]);
  });

  it('nine tool vendors', () => {
    const cards = pageAt('/product/business_manegment').sections.flatMap((section) =>
      section.kind === 'cards' ? [section.items.length] : [],
    );
    expect(cards).toContain(9);
  });

  it('13 soft-skill topics, five engagement models, five rack sizes', () => {
    const ledger = (path: string) =>
      pageAt(path).sections.flatMap((section) => (section.kind === 'ledger' ? [section.rows] : []));
    expect(ledger('/services/SkillDevelopment').map((rows) => rows.length)).toContain(13);
    expect(
      ledger('/services/ApplicationDevelopment')
        .flat()
        .map((row) => row.name),
    ).toEqual(['Fixed-price', 'Time and material', 'Dedicated', 'Fusion', 'Consulting']);
    for (const branch of ['Computer science', 'Electronics', 'Mechanical'])
      expect(text('/services/SkillDevelopment')).toContain(branch);
    for (const path of ['/services/Analytics', '/services/internet_things'])
      expect(text(path)).toContain('Get in Touch');
  });

  it('the home page: nine slides, six technologies, four steps, four accordion rows, twelve services, four futures', () => {
    const home = pageAt('/');
    const of = <K extends string>(kind: K) => home.sections.filter((section) => section.kind === kind);
    expect(home.family === 'home' && home.slides).toHaveLength(9);
    expect(of('six-strip')).toMatchObject([{ items: { length: 6 } }]);
    expect(of('staircase')).toMatchObject([
      { steps: [{ name: 'Strategy' }, { name: 'Planning' }, { name: 'Build' }, { name: 'Implement' }] },
    ]);
    expect(of('tabs')).toMatchObject([
      { tabs: [{ label: 'Our Value' }, { label: 'Our Mission' }, { label: 'Our Vision' }], accordion: { length: 4 } },
    ]);
    expect(of('carousel')).toMatchObject([{ pages: { length: 12 } }, { items: { length: 4 } }]);
  });

  it('all four layouts of the service detail', () => {
    const layouts = site.pages.flatMap((page) => (page.family === 'detail' ? [page.opening.layout] : []));
    expect(new Set(layouts)).toEqual(new Set(['image-left', 'image-right', 'hero', 'split']));
  });

  it('the menus list what the spec lists, IT infrastructure twice', () => {
    const menu = (label: string) =>
      site.navigation.items.flatMap((item) => (item.label === label && 'links' in item ? item.links : []));
    const least = { Industries: 18, Products: 9, Services: 16, Innovation: 8 };
    for (const [label, count] of Object.entries(least)) expect(menu(label).length, label).toBeGreaterThanOrEqual(count);
    expect(
      menu('Services')
        .filter((link) => link.to === '/services/ITInfrastructure')
        .map((link) => link.label),
    ).toEqual(['IT Infrastructure Services', 'Infrastructure Management']);
  });

  it('every page of a menu bears the name that the menu has', () => {
    const links = site.navigation.items.flatMap((item) => ('links' in item ? item.links : []));
    expect(links.length).toBeGreaterThanOrEqual(51);
    for (const { to } of links)
      expect(links.filter((link) => link.to === to).map((link) => link.label)).toContain(pageAt(to).name);
  });
});

/** What people type when they look for such a thing, and the page they should find. */
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

describe('the words people type', () => {
  it.each(TYPED)('%s has them in its title and in its first words', (path, typed) => {
    const { title, ...page } = pageAt(path);
    const shown = { ...page, title: '', description: '', related: [] } as typeof page & { title: string };
    const opening = wordsOf({ ...shown, sections: [] });
    const rest = wordsOf(shown).filter((words) => !opening.includes(words));
    const first = [...opening, ...rest].join(' ').split(/\s+/).slice(0, FIRST_WORDS).join(' ');
    for (const words of typed) {
      expect(title.toLowerCase()).toContain(words.toLowerCase());
      expect(first.toLowerCase()).toContain(words.toLowerCase());
    }
  });
});

describe('the words', () => {
  const BANNED =
    /\b(leading|cutting-edge|one-stop|seamless(ly)?|empower(s|ed|ing)?|world-class|next-gen|robust|holistic|synerg(y|ies)|leverag(e|es|ed|ing)|digital transformation|end-to-end|unlock(s|ed|ing)?|ecosystems?)\b/i;
  const CONTENT = site.pages.map((page) => [page.path, wordsOf(page)] as const);

  it.each(CONTENT)(
    '%s uses no banned word, no exclamation mark, no placeholder, no curly apostrophe',
    (_path, words) => {
      for (const sentence of words) {
        expect(sentence).not.toMatch(BANNED);
        expect(sentence).not.toMatch(/!|lorem ipsum|coming soon|TODO/i);
        expect(sentence).not.toMatch(/[‘’]/);
      }
    },
  );

  it('titles and descriptions are unique', () => {
    for (const field of ['title', 'description'] as const) {
      const all = site.pages.map((page) => page[field]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('industries and services: never one kind twice running, never two pages of one sequence', () => {
    for (const family of ['industry', 'service'] as const) {
      const sequences = site.pages.flatMap((page) =>
        page.family === family ? [page.sections.map((section) => section.kind)] : [],
      );
      for (const kinds of sequences)
        kinds.slice(1).forEach((kind, i) => {
          expect(kind).not.toBe(kinds[i]);
        });
      expect(new Set(sequences.map((kinds) => kinds.join(' '))).size).toBe(sequences.length);
    }
  });

  it.each(site.pages.filter((page) => page.family === 'industry').map((page) => [page.path, page] as const))(
    '%s has 700 to 1,200 words, its scope and its instrument aside',
    (_path, page) => {
      // Both came with the second edition and are looked up or moved, not read through.
      const read = page.sections.filter(({ kind }) => kind !== 'scope' && kind !== 'instrument');
      const count = wordsOf({ ...page, sections: read })
        .join(' ')
        .split(/\s+/).length;
      expect(count).toBeGreaterThanOrEqual(650);
      expect(count).toBeLessThanOrEqual(1250);
    },
  );
});

it('no stub is left', () => {
  for (const page of site.pages) expect(fs.readFileSync(page.file, 'utf8')).not.toMatch(/^# STUB/m);
});
