import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentError } from '../../src/content/errors.ts';
import { failOnRules, loadSite } from '../../src/content/load.ts';
import type { Site } from '../../src/content/site.ts';
import { pictures } from '../../src/model/pictures.ts';

/** A page with fixed text, so that the tests need no page of the site. */
export const PAGE = 'services/Fixture.yaml';
const PAGE_TEXT = `family: service
name: Fixture
title: "A page that tests write"
description: "A small page of known words. Tests change it and read what the check says."
headline: [Who reads, this page?]
offer: Fixture software and training for the people of a test, with one service that nobody has to buy.
opening:
  answer: >-
    Nobody does. It is here so that a test can break it.
  button: { label: Ask us, to: /innovation/contactus }
sections:
  - kind: ledger
    ground: night
    heading: Three rows
    rows:
      - name: First
        cells: [One]
      - { name: Second, cells: ["Two"] }
      - name: Third
        cells: ["We do not ask who was at fault."]
  - kind: matrix
    heading: Who may
    columns: [Reads, Signs]
    legend:
      - { mark: full, text: May }
    rows:
      - { name: Nurse, cells: [full, ""] }
      - { name: Doctor, cells: [full, full] }
      - { name: Clerk, cells: ["", full] }
  - kind: bleed
    picture: table-town
    caption: A table.
related:
  - { to: /about_us, line: "How we work." }
banner: B
`;

/** The site's own content plus the page above and without the town, where each new page would need a place. */
export class SiteCopy {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

  constructor({ town = false } = {}) {
    fs.cpSync('content/en', this.root, { recursive: true });
    this.write(PAGE, PAGE_TEXT);
    if (!town) this.remove('town.yaml');
  }

  read(file: string): string {
    const at = path.join(this.root, file);
    return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';
  }
  write(file: string, text: string): void {
    const at = path.join(this.root, file);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, text);
  }
  remove(file: string): void {
    fs.rmSync(path.join(this.root, file), { force: true });
  }
  /** As it is on a day: today, unless another is given. */
  load(day?: string): Site {
    return loadSite(this.root, Object.keys(pictures), new Map(), day);
  }
  /** The output of the check; '' where nothing is wrong. */
  faults(day?: string): string {
    try {
      failOnRules(this.load(day));
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return '';
  }
  /** The output after a change to one file, which is then reverted. */
  faultsAfter(file: string, change: (text: string) => string): string {
    const before = this.read(file);
    this.write(file, change(before));
    const said = this.faults();
    if (before) this.write(file, before);
    else this.remove(file);
    return said;
  }
  dispose(): void {
    fs.rmSync(this.root, { recursive: true });
  }
}
