import path from 'node:path';
import { type ContentFault, fieldName } from '../../src/content/errors.ts';
import type { Edit, QuotedClaim, Saved } from '../messages.ts';
import { type Checked, checkContent, checkEnglish, newFaults, sentenceOf } from './check.ts';
import { withCompanions } from './companions.ts';
import { contentFile, type FileChanges, textIn, writeFiles } from './content-files.ts';
import { rememberSites } from './latest-sites.ts';
import { EditRefused } from './refused.ts';
import { fieldOrder, schemaAt, schemaOf } from './schemas.ts';
import { isSame, type Path, type Scalar, valueAt } from './values.ts';
import { setScalar } from './yaml-scalar.ts';
import { duplicated, fieldAdded, fieldRemoved, inserted, removed, reordered } from './yaml-structure.ts';
import { parsed } from './yaml-tokens.ts';

/** The file has another value than the browser showed. */
export class EditConflict extends Error {
  readonly yours: unknown;
  readonly theirs: unknown;
  constructor(yours: unknown, theirs: unknown) {
    super('This was changed in another window or in a text editor since the page was shown.');
    this.yours = yours;
    this.theirs = theirs;
  }
}

/** Rejected because claims quote the text; both may be changed together. */
export class ClaimsQuoted extends EditRefused {
  readonly claims: QuotedClaim[];
  constructor(message: string, claims: QuotedClaim[]) {
    super(message);
    this.claims = claims;
  }
}

interface Step {
  sentence: string;
  files: Map<string, { before: string | null; after: string | null }>;
  /** Restores other files, such as pictures. */
  restore?: () => void;
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** The text of a file after one edit. */
function edited(text: string, edit: Edit): string {
  const value = parsed(text);
  const current = valueAt(value, edit.path);
  if (!isSame(current, edit.old)) throw new EditConflict('value' in edit ? edit.value : edit.old, current);
  switch (edit.op) {
    case 'insert':
      return inserted(text, edit.path, edit.at, edit.value);
    case 'duplicate': {
      const copy = duplicated(text, edit.path, edit.at);
      // Two parts of a page with one heading would share an anchor.
      const heading = [...edit.path, edit.at + 1, 'heading'];
      const words = edit.path.at(-1) === 'sections' ? valueAt(parsed(copy), heading) : undefined;
      return typeof words === 'string' ? setScalar(copy, heading, `${words} 2`) : copy;
    }
    case 'remove':
      return removed(text, edit.path, edit.at);
    case 'move': {
      const order = (current as unknown[]).map((_, i) => i);
      order.splice(edit.to, 0, ...order.splice(edit.from, 1));
      return reordered(text, edit.path, order);
    }
    case 'set':
      return setValue(text, edit.file, edit.path, edit.value);
  }
}

function setValue(text: string, file: string, path: Path, next: unknown): string {
  const value = parsed(text);
  const current = valueAt(value, path);
  if (next === null || next === undefined) return fieldRemoved(text, path);
  if (isScalar(next) && isScalar(current)) return setScalar(text, path, next);
  const bare = current === undefined ? text : fieldRemoved(text, path);
  const parent = path.slice(0, -1);
  const schema = schemaAt(schemaOf(file), value, parent);
  return fieldAdded(bare, path, next, schema ? fieldOrder(schema, valueAt(value, parent)) : []);
}

/** All changes since `npm run edit` was started. */
export class EditSession {
  readonly root: string;
  readonly steps: Step[] = [];
  private readonly values = new Map<string, { text: string; value: unknown }>();
  /** By absolute path, the text of each changed file as it was at the start. */
  readonly originals = new Map<string, string | null>();

  constructor(root: string) {
    this.root = root;
  }

  file(name: string): string {
    return contentFile(this.root, name);
  }
  /** The text of a file including unwritten changes; undefined if there is no file. */
  find(name: string, changes: FileChanges = new Map()): string | undefined {
    const file = this.file(name);
    const text = changes.get(file);
    return (text === undefined ? textIn(file) : text) ?? undefined;
  }
  text(name: string): string {
    const text = this.find(name);
    if (text === undefined) throw new EditRefused(`There is no file '${name}' any more.`);
    return text;
  }
  value(name: string): unknown {
    return this.valueOf(name, this.text(name));
  }
  /** Cached by text; callers must not change the result. */
  private valueOf(name: string, text: string): unknown {
    const last = this.values.get(name);
    const value = last?.text === text ? last.value : parsed(text);
    this.values.set(name, { text, value });
    return value;
  }
  check(changes: FileChanges = new Map()): Checked {
    return checkContent(this.root, changes);
  }

  /** The files after the edits, without writing them. */
  prepare(edits: Edit[]): FileChanges {
    return this.prepareOn(new Map(), edits);
  }
  /** The same, starting from changed files. */
  prepareOn(before: FileChanges, edits: Edit[]): FileChanges {
    const changes = new Map(before);
    for (const edit of edits) {
      const file = this.file(edit.file);
      changes.set(file, edited(changes.get(file) ?? this.text(edit.file), edit));
    }
    return changes;
  }
  valueOn(changes: FileChanges, name: string): unknown {
    return this.valueOf(name, changes.get(this.file(name)) ?? this.text(name));
  }

  /** The faults that the changes would add. */
  private newFaults(after: Checked, changes: FileChanges) {
    const before = this.check();
    const faults = newFaults(before.faults, after.faults);
    // Faults in other files mostly follow from faults in these.
    const own = faults.filter(({ file }) => changes.has(path.resolve(this.root, file)));
    return { faults: own.length ? own : faults, rules: newFaults(before.rules, after.rules) };
  }

  name(file: string): string {
    return path.relative(this.root, file).replaceAll(path.sep, '/');
  }

  /** Checks the edits while the owner types. */
  preview(asked: Edit[]): { faults: string[]; warnings: string[] } {
    const edits = withCompanions(asked, (file) => this.value(file));
    const changes = this.prepare(edits);
    // Translations are checked only on saving, because this must be fast.
    const isEnglish = edits.every(({ file }) => file.startsWith('content/en/'));
    const after = isEnglish ? checkEnglish(this.root, changes) : this.check(changes);
    const { faults, rules } = this.newFaults(after, changes);
    const own = rules.filter((fault) => this.isAbout(fault, edits));
    return {
      faults: [...faults, ...own].map(sentenceOf),
      warnings: rules.filter((fault) => !own.includes(fault)).map(sentenceOf),
    };
  }

  apply(edits: Edit[], sentence: string): Saved {
    const all = withCompanions(edits, (file) => this.value(file));
    return this.commit(this.prepare(all), sentence, (fault) => this.isAbout(fault, edits));
  }

  /** Whether a broken rule is about the typed text. */
  private isAbout(fault: ContentFault, edits: Edit[]): boolean {
    return edits.some((edit) => {
      if (edit.op !== 'set' || edit.file !== fault.file || typeof edit.value !== 'string') return false;
      return fieldName(edit.path, this.value(edit.file)) === fault.field;
    });
  }

  /** Writes valid changes as one step that can be undone. */
  commit(
    changes: FileChanges,
    sentence: string,
    isRefusedRule: (fault: ContentFault) => boolean = () => false,
    restore?: () => void,
  ): Saved {
    const after = this.check(changes);
    const { faults, rules } = this.newFaults(after, changes);
    const refused = [...faults, ...rules.filter(isRefusedRule)];
    if (refused.length) throw this.refusal(refused);
    const files = new Map([...changes].map(([file, after]) => [file, { before: textIn(file), after }] as const));
    writeFiles(changes);
    rememberSites(this.root, after.sites);
    for (const [file, { before }] of files) if (!this.originals.has(file)) this.originals.set(file, before);
    this.steps.push({ sentence, files, ...(restore && { restore }) });
    return { done: sentence, warnings: rules.map(sentenceOf) };
  }

  private refusal(faults: ContentFault[]): EditRefused {
    const text = [...new Set(faults.map(sentenceOf))].slice(0, 4).join('\n');
    const quoted = faults.filter(({ file }) => file.endsWith('/site/claims.yaml'));
    if (quoted.length !== faults.length) return new EditRefused(text);
    const claims = quoted.flatMap(({ file, field }) => {
      const at = Number(/^claims (\d+)/.exec(field)?.[1]) - 1;
      const claim = valueAt(this.value(file), ['claims', at]) as { sentence: string; needs: string } | undefined;
      return claim ? [{ at, sentence: claim.sentence, needs: claim.needs }] : [];
    });
    return new ClaimsQuoted(text, claims);
  }

  /** Undoes the last step, unless one of its files has been changed elsewhere since. */
  undo(): Saved {
    const step = this.steps.at(-1);
    if (!step) throw new EditRefused('There is nothing to undo.');
    for (const [file, { after }] of step.files)
      if (textIn(file) !== after)
        throw new EditRefused(`${this.name(file)} was changed elsewhere since; to undo here would take that back too.`);
    writeFiles(new Map([...step.files].map(([file, { before }]) => [file, before])));
    step.restore?.();
    this.steps.pop();
    return { done: `Undone: ${step.sentence}`, warnings: [] };
  }
}
