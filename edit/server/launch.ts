import { launchList } from '../../scripts/launch-list.ts';
import { fieldName } from '../../src/content/errors.ts';
import type { LaunchItem } from '../messages.ts';
import { sentenceOf } from './check.ts';
import { EditRefused } from './refused.ts';
import type { EditSession } from './session.ts';
import { outdatedFiles } from './translations.ts';
import type { Path } from './values.ts';

const inSite = (name: string, path: Path) => ({ file: `content/en/site/${name}.yaml`, path });

const numbered = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
/** legalName → Legal name */
const inWords = (path: string) =>
  fieldName(numbered(path), undefined)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** What is missing before launch, each with its field. */
export function launchItems(session: EditSession): LaunchItem[] {
  const { site, faults } = session.check();
  if (!site) throw new EditRefused(faults.map(sentenceOf).join('\n'));
  const list = launchList(session.root, site);
  return [
    ...list.placeholders.map(({ path, value }) => ({
      what: `${inWords(path)} is still a placeholder: ${value}`,
      field: inSite('company', numbered(path)),
    })),
    ...(list.formSends
      ? []
      : [
          {
            what: 'Messages from the contact form go nowhere; this may be what you want.',
            field: inSite('company', ['form']),
          },
        ]),
    ...list.names.map((file) => ({ what: `${file} still says the name that shipped.` })),
    ...list.icons.map((file) => ({
      what: `${file} still shows the mark that shipped; draw your own under the same name.`,
    })),
    ...outdatedFiles(session).map((file) => ({
      what: `${file}: its English text has changed since it was written.`,
      field: { file, path: [] },
      compare: file,
    })),
    ...site.ruleFaults.map((fault) => ({ what: `${fault.file}: ${sentenceOf(fault)}` })),
    ...[...list.claims].flatMap(([page, claims]) =>
      claims.map((claim) => ({
        what: `${page}: ‘${claim.sentence}’ Is this so? ${claim.needs}`,
        field: inSite('claims', ['claims', site.claims.indexOf(claim)]),
      })),
    ),
  ];
}
