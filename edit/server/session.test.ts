import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import type { Edit } from '../messages.ts';
import { contentFile, writeFiles } from './content-files.ts';
import { formOf } from './form.ts';
import { launchItems } from './launch.ts';
import { newPage, openFamilies, references, removePage, renamePage } from './pages.ts';
import { EditRefused } from './refused.ts';
import { sampleSection, WITH_MODEL } from './samples.ts';
import { ClaimsQuoted, EditConflict, EditSession } from './session.ts';
import { notedAsCompared } from './translations.ts';
import { valueAt } from './values.ts';
import { changesIn, messageFor, saveVersion } from './version.ts';

// One folder for all tests, because the loader caches its files and reads only changed ones again.
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'edit-'));
let session: EditSession;
const CLOUD = 'content/en/services/cloude.yaml';
const COMPANY = 'content/en/site/company.yaml';
const NAVIGATION = 'content/en/site/navigation.yaml';

/** Size and date of every file in the folder. */
const stamps = () =>
  new Map(
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = fs.lstatSync(file);
        return [path.relative(root, file), `${size} ${mtimeMs}`];
      }),
  );
fs.cpSync('content', path.join(root, 'content'), { recursive: true });
let asShipped = stamps();

/** Restores only what the last test has changed, so that other files are not read again. */
beforeEach(() => {
  for (const name of fs.readdirSync(root))
    if (name !== 'content') fs.rmSync(path.join(root, name), { recursive: true });
  const now = stamps();
  for (const [file, stamp] of now)
    if (!asShipped.has(file)) fs.rmSync(path.join(root, file));
    else if (asShipped.get(file) !== stamp) fs.copyFileSync(file, path.join(root, file));
  for (const file of asShipped.keys()) if (!now.has(file)) fs.copyFileSync(file, path.join(root, file));
  asShipped = stamps();
  session = new EditSession(root);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const shipped = (file: string) => fs.readFileSync(file, 'utf8');
const set = (file: string, at: (string | number)[], value: unknown): Edit => ({
  op: 'set',
  file,
  path: at,
  old: valueAt(session.value(file), at),
  value,
});
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof EditRefused) return error.message;
    throw error;
  }
  return '';
};
/** Lines of a file that differ from the original. */
const changedLines = (file: string) => {
  const before = new Set(shipped(file).split('\n'));
  return text(file)
    .split('\n')
    .filter((line) => !before.has(line));
};

describe('an edit', () => {
  it('changes one line, and is undone byte for byte', () => {
    session.apply([set(CLOUD, ['headline', 0], 'Not all of it')], 'test');
    expect(changedLines(CLOUD)).toEqual(['headline: [Not all of it, belongs in the cloud.]']);
    session.apply([set(CLOUD, ['name'], 'Cloud')], 'nothing');
    session.apply([set(COMPANY, ['email'], 'office@company.in')], 'test');
    session.undo();
    session.undo();
    session.undo();
    expect(text(CLOUD)).toBe(shipped(CLOUD));
    expect(text(COMPANY)).toBe(shipped(COMPANY));
    expect(refusal(() => session.undo())).toBe('There is nothing to undo.');
  });
  it('is refused in the words of the check, and nothing is written', () => {
    const long = 'x'.repeat(30);
    expect(refusal(() => session.apply([set(CLOUD, ['headline', 0], long)], ''))).toMatch(
      /^headline 1: 30 letters, at most 24 fit/,
    );
    expect(refusal(() => session.apply([set(CLOUD, ['offer'], 'Too short.')], ''))).toBe(
      'offer: 2 words; an offer has 12 to 28',
    );
    expect(refusal(() => session.apply([set(CLOUD, ['opening', 'button', 'to'], '/about-us')], ''))).toMatch(
      /there is no page '\/about-us'; did you mean '\/about_us'\?/,
    );
    expect(refusal(() => session.apply([set(CLOUD, ['opening', 'answer'], 'Seamless clouds.')], ''))).toMatch(
      /says nothing that can be checked/,
    );
    expect(refusal(() => session.apply([set(CLOUD, ['banner'], 7)], ''))).toMatch(/banner: /);
    expect(text(CLOUD)).toBe(shipped(CLOUD));
    expect(session.steps).toHaveLength(0);
  });
  it('that would overwrite a change made elsewhere shows both values', () => {
    const edit = set(CLOUD, ['headline', 0], 'Mine');
    fs.writeFileSync(path.join(root, CLOUD), shipped(CLOUD).replace('Not everything', 'Theirs'));
    let conflict: unknown;
    try {
      session.apply([edit], '');
    } catch (error) {
      conflict = error;
    }
    expect(conflict).toBeInstanceOf(EditConflict);
    expect(conflict).toMatchObject({ yours: 'Mine', theirs: 'Theirs' });
    expect(text(CLOUD)).toContain('headline: [Theirs,');
  });
  it('is not undone over a change made elsewhere', () => {
    session.apply([set(CLOUD, ['headline', 0], 'Mine')], '');
    fs.appendFileSync(path.join(root, CLOUD), '# a note\n');
    expect(refusal(() => session.undo())).toMatch(/was changed elsewhere since/);
    expect(text(CLOUD)).toContain('# a note');
  });
  it('of words that a claim quotes names the claim, and both may change together', () => {
    const file = 'content/en/site/claims.yaml';
    const claims = valueAt(session.value(file), ['claims']) as { page: string; sentence: string }[];
    const page = 'content/en/industries/automotive.yaml';
    const at = claims.findIndex((claim) => claim.page === '/industries/automotive');
    const find = (value: unknown, here: (string | number)[] = []): (string | number)[] | undefined => {
      if (typeof value === 'string') return value.includes(claims[at]?.sentence ?? '') ? here : undefined;
      if (!value || typeof value !== 'object') return;
      for (const [key, inner] of Object.entries(value)) {
        const found = find(inner, [...here, Array.isArray(value) ? Number(key) : key]);
        if (found) return found;
      }
    };
    const where = find(session.value(page)) ?? [];
    const words = String(valueAt(session.value(page), where)).replace('short', 'very short');
    let refused: unknown;
    try {
      session.apply([set(page, where, words)], '');
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(ClaimsQuoted);
    expect((refused as ClaimsQuoted).claims).toMatchObject([{ at, sentence: claims[at]?.sentence }]);
    const sentence = claims[at]?.sentence.replace('short', 'very short');
    session.apply([set(page, where, words), set(file, ['claims', at, 'sentence'], sentence)], '');
    expect(changedLines(file)).toHaveLength(1);
  });
  it('of the phone number changes what is dialled too', () => {
    session.apply([set(COMPANY, ['phone', 'shown'], '+91 20 2555 1234')], '');
    expect(changedLines(COMPANY)).toEqual(['  shown: +91 20 2555 1234', '  dial: "+912025551234"']);
  });
  it('of a list adds, moves, doubles and removes entries within its bounds', () => {
    const at = ['items', 1, 'links'];
    const list = () => valueAt(session.value(NAVIGATION), at) as unknown[];
    const value = { label: 'Automotive', to: '/industries/automotive' };
    session.apply([{ op: 'insert', file: NAVIGATION, path: at, at: 1, value, old: list() }], '');
    session.apply([{ op: 'move', file: NAVIGATION, path: at, from: 1, to: 3, old: list() }], '');
    session.apply([{ op: 'duplicate', file: NAVIGATION, path: at, at: 3, old: list() }], '');
    session.apply([{ op: 'remove', file: NAVIGATION, path: at, at: 4, old: list() }], '');
    session.apply([{ op: 'remove', file: NAVIGATION, path: at, at: 3, old: list() }], '');
    expect(text(NAVIGATION)).toBe(shipped(NAVIGATION));
    const old = valueAt(session.value(CLOUD), ['headline']);
    const third: Edit = { op: 'insert', file: CLOUD, path: ['headline'], at: 2, value: 'A third line', old };
    expect(refusal(() => session.apply([third], ''))).toMatch(/^headline: /);
  });
  it('of a table column changes every row', () => {
    const at = ['sections', 1, 'columns'];
    const old = valueAt(session.value(CLOUD), at) as string[];
    session.apply([{ op: 'remove', file: CLOUD, path: at, at: 2, old }], '');
    const rows = valueAt(session.value(CLOUD), ['sections', 1, 'rows']) as { cells: string[] }[];
    expect(rows.every(({ cells }) => cells.length === old.length - 2)).toBe(true);
    expect(rows[0]?.cells).not.toContain('Visitors come from everywhere');
  });
});

describe('a translated page', () => {
  const GPS = 'content/mr/product/gps.yaml';
  it('is edited and checked as the English one is', () => {
    session.apply([set(GPS, ['name'], 'वाहनांचे ट्रॅकिंग')], '');
    expect(changedLines(GPS)).toEqual(['name: वाहनांचे ट्रॅकिंग']);
    session.undo();
    expect(refusal(() => session.apply([set(GPS, ['name'], 'क'.repeat(200))], ''))).toMatch(/^name: 200 letters/);
    expect(refusal(() => session.apply([set(GPS, ['opening', 'picture'], 'dc-aisle')], ''))).toMatch(
      /the English page has 'street-bus-stop'/,
    );
    expect(text(GPS)).toBe(shipped(GPS));
  });
  it('is named when its English page changes, until somebody has compared them', () => {
    session.apply([set('content/en/product/gps.yaml', ['name'], 'Where the bus is')], '');
    const outdated = () => launchItems(session).flatMap(({ compare }) => compare ?? []);
    expect(outdated()).toEqual([GPS, 'content/hi/product/gps.yaml']);
    session.commit(notedAsCompared(session, GPS), '');
    expect(outdated()).toEqual(['content/hi/product/gps.yaml']);
    expect(changedLines(GPS)).toHaveLength(1);
  });
});

describe('files', () => {
  it('outside content/ are refused', () => {
    fs.mkdirSync(path.join(root, 'secret'));
    fs.symlinkSync(path.join(root, 'secret'), path.join(root, 'content/en/link'));
    for (const file of [
      '../outside.yaml',
      'content/../package.yaml',
      '/etc/passwd.yaml',
      'content/en/../../x.yaml',
      'src/x.yaml',
      'content/en/script.ts',
      'content/en/link/x.yaml',
      7,
    ])
      expect(refusal(() => contentFile(root, file))).toMatch(/is not a content file/);
    expect(refusal(() => session.apply([set('../x.yaml', [], '')], ''))).toMatch(/is not a content file/);
  });
  it('stay as they are when the disk is full', () => {
    const full = {
      ...fs,
      renameSync: (from: string, to: string) => {
        if (to.endsWith('company.yaml')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        fs.renameSync(from, to);
      },
    } as typeof fs;
    const changes = new Map([
      [path.join(root, CLOUD), 'new'],
      [path.join(root, COMPANY), 'new'],
    ]);
    expect(refusal(() => writeFiles(changes, full))).toBe(
      'The disk is full. Nothing was changed; make room and try again.',
    );
    expect(text(CLOUD)).toBe(shipped(CLOUD));
    expect(text(COMPANY)).toBe(shipped(COMPANY));
    expect(fs.globSync('content/**/*.new', { cwd: root })).toEqual([]);
  });
});

describe('pages', () => {
  it.each(openFamilies.map(({ family, folder }) => [family, folder ? `/${folder}/fish` : '/fish']))(
    'a new page of the family %s is valid, and stands in its menu',
    (family, address) => {
      newPage(session, { family, name: 'Fisheries', address });
      const { site, faults } = session.check();
      expect(faults).toEqual([]);
      expect(site?.pages.find((page) => page.path === address)).toMatchObject({ family, name: 'Fisheries' });
      session.undo();
      expect(text(NAVIGATION)).toBe(shipped(NAVIGATION));
      expect(fs.existsSync(path.join(root, `content/en${address}.yaml`))).toBe(false);
    },
  );
  it('an address that is taken or badly formed is refused', () => {
    const at = (address: string) => refusal(() => newPage(session, { family: 'service', name: 'X', address }));
    expect(at('/services/Cloude')).toMatch(/There is a page at \/services\/cloude already/);
    expect(at('/services/a b')).toMatch(/The address must be \/services\/ and a name/);
    expect(at('/services/../x')).toMatch(/The address must be/);
    expect(at('/industries/x')).toMatch(/The address must be/);
  });
  it('a page that moves takes its links with it and leaves a redirect', () => {
    const before = references(session, '/services/cloude').length;
    renamePage(session, { from: '/services/cloude', to: '/services/cloud' });
    const { site, faults } = session.check();
    expect(faults).toEqual([]);
    expect(site?.redirects).toEqual([{ from: '/services/cloude', to: '/services/cloud' }]);
    expect(references(session, '/services/cloude').map(({ file }) => file)).toEqual(['content/en/site/redirects.yaml']);
    expect(references(session, '/services/cloud').length).toBe(before + 1);
    expect(text('content/en/services/cloud.yaml')).toBe(shipped(CLOUD));
    renamePage(session, { from: '/services/cloud', to: '/services/cloude' });
    expect(session.check().site?.redirects).toEqual([{ from: '/services/cloud', to: '/services/cloude' }]);
    session.undo();
    session.undo();
    expect(text(CLOUD)).toBe(shipped(CLOUD));
  });
  it('a page that moves takes its translations with it, and they stay up to date', () => {
    renamePage(session, { from: '/product/gps', to: '/product/position' });
    const { sites, faults } = session.check();
    expect(faults).toEqual([]);
    expect(sites.flatMap(({ stale }) => stale)).toEqual([]);
    expect(sites.map(({ pages }) => pages.some(({ path: at }) => at.endsWith('/product/position')))).toEqual([
      true,
      true,
      true,
    ]);
    expect(sites[0]?.redirects).toContainEqual({ from: '/mr/product/gps', to: '/mr/product/position' });
    session.undo();
    expect(text('content/mr/product/gps.yaml')).toBe(shipped('content/mr/product/gps.yaml'));
  });
  it('a page that goes leaves a redirect to another, or a 410', () => {
    removePage(session, { address: '/services/cloude', successor: '/services/ManagedServices' });
    expect(session.check()).toMatchObject({
      faults: [],
      site: { redirects: [{ from: '/services/cloude', to: '/services/ManagedServices' }] },
    });
    session.undo();
    expect(text(CLOUD)).toBe(shipped(CLOUD));
    removePage(session, { address: '/services/cloude', successor: '' });
    expect(session.check()).toMatchObject({
      faults: [],
      site: { redirects: [{ from: '/services/cloude', gone: true }] },
    });
    expect(refusal(() => removePage(session, { address: '/', successor: '' }))).toMatch(/cannot be removed/);
  });
});

describe('sections', () => {
  it('of every kind come with sample words that the check accepts', () => {
    const kinds = Object.keys(sectionSchemas).filter((kind) => !WITH_MODEL.includes(kind));
    // Each on a different page, so that the whole site is checked once.
    const hasSections = (file: string) => Array.isArray(valueAt(session.value(file), ['sections']));
    const files = fs.globSync('content/en/*/*.yaml').filter(hasSections);
    expect(files.length).toBeGreaterThanOrEqual(kinds.length);
    const edits = kinds.map((kind, i): Edit => {
      const file = files[i] ?? '';
      const { sections } = session.value(file) as { sections: { heading?: string }[] };
      const headings = sections.flatMap(({ heading }) => heading ?? []);
      return { op: 'insert', file, path: ['sections'], at: 1, value: sampleSection(kind, headings), old: sections };
    });
    expect(refusal(() => session.apply(edits, 'every kind'))).toBe('');
    expect(session.steps).toHaveLength(1);
    session.undo();
    for (const file of files) expect(text(file)).toBe(shipped(file));
  });
});

describe('forms', () => {
  it('say what each field is for, what fits, and what may be left out', () => {
    const { node } = formOf(COMPANY, session.value(COMPANY), []);
    const fields = node.kind === 'group' ? node.fields : [];
    expect(fields.find(({ key }) => key === 'name')).toMatchObject({
      about: 'The name on the header, the footer and the share cards',
      optional: false,
      node: { kind: 'text', most: 40, value: 'Impetech' },
    });
    expect(fields.find(({ key }) => key === 'hours')).toMatchObject({ optional: true, present: false });
    expect(formOf(CLOUD, session.value(CLOUD), ['headline']).node).toMatchObject({ kind: 'list', least: 1, most: 2 });
  });
});

describe('a version', () => {
  it('lists what changed in sentences, and holds nothing but content', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '-q');
    git('config', 'user.name', 'Owner');
    git('config', 'user.email', 'owner@company.in');
    git('add', '-A');
    git('commit', '-qm', 'First');
    session.apply([set(CLOUD, ['headline', 0], 'Not all of it')], '');
    fs.writeFileSync(path.join(root, 'notes.txt'), 'not content');
    git('add', 'notes.txt');
    expect(changesIn(session)).toEqual([
      { file: CLOUD, path: ['headline', 0], field: 'headline 1', before: 'Not everything', after: 'Not all of it' },
    ]);
    expect(messageFor(changesIn(session))).toBe('Content: /services/cloude');
    saveVersion(session, 'Cloud: a shorter headline');
    expect(git('show', '--format=%s', '--name-only').trim().split(/\n+/)).toEqual(['Cloud: a shorter headline', CLOUD]);
    expect(refusal(() => saveVersion(session, 'Again'))).toBe('Nothing has changed since the last version.');
  });
  it('needs git; without it the changes of this session are listed', () => {
    session.apply([set(CLOUD, ['headline', 0], 'Not all of it')], '');
    expect(changesIn(session)).toHaveLength(1);
    expect(refusal(() => saveVersion(session, 'x'))).toMatch(/not a git checkout/);
  });
});

it('what is missing before launch leads to its field', () => {
  const items = launchItems(session);
  expect(items.find(({ what }) => what.startsWith('Legal name'))).toMatchObject({
    field: { file: COMPANY, path: ['legalName'] },
  });
  const claims = items.filter(({ field }) => field?.file.endsWith('claims.yaml'));
  expect(claims.every(({ field }) => valueAt(session.value(field?.file ?? ''), field?.path ?? []))).toBe(true);
});
