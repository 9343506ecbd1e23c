import { type ReactNode, useState } from 'react';
import { fill } from '../model/fill.ts';
import { slugOf } from '../model/slug.ts';
import action from '../ui/Action.module.css';
import { useHydrated } from '../ui/hooks.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Brief.module.css';
import { answeredIn, type Brief } from './brief.ts';
import type { BriefProps } from './brief-props.ts';
import { csvOf } from './csv.ts';
import { LONGEST_LINK } from './link.ts';
import { saveFile } from './save-file.ts';
import { cellsOf, sheetOf } from './sheet.ts';
import { mailtoUrl, type Outgoing, textOf, whatsappUrl } from './text.ts';
import { useLink } from './use-link.ts';

interface BriefExportsProps extends BriefProps {
  brief: Brief;
}

const CSV_TYPE = 'text/csv';
/** The length of a mailto link is limited, and the subject and first line count: text.ts. */
const LONGEST_LINK_IN_MAIL = 1200;

/** Buttons to print, download or send the brief. The code for the Word file is loaded when it is used. */
function useDocuments({ brief, words, company }: Omit<BriefExportsProps, 'contact'>) {
  const { sheet: names, out } = words;
  const fileName = (ending: string) =>
    `${[out.fileName, slugOf(brief.head.organisation)].filter(Boolean).join('-')}.${ending}`;
  const sheet = () => sheetOf(brief, { words: names, company, language: document.documentElement.lang });
  const csv = () => new File([csvOf(cellsOf(sheet(), names))], fileName('csv'), { type: CSV_TYPE });
  return {
    csv,
    async word() {
      const { docxOf, DOCX_TYPE } = await import('./docx.ts');
      const columns = [names.question, names.decides, names.answer];
      const bytes = docxOf(sheet(), columns, document.documentElement.lang);
      saveFile(fileName('docx'), new Blob([bytes], { type: DOCX_TYPE }));
    },
    spreadsheet() {
      const file = csv();
      saveFile(file.name, file);
    },
  };
}

/** The system's share dialog, with the spreadsheet where it accepts files. */
async function share({ subject: title, summary, end }: Outgoing, file: File) {
  const text = `${summary}\n\n${end}`;
  const whole = { title, text, files: [file] };
  try {
    await navigator.share(navigator.canShare?.(whole) ? whole : { title, text });
  } catch (error) {
    // The reader has cancelled the share dialog.
    if ((error as DOMException).name !== 'AbortError') throw error;
  }
}

export function BriefExports({ brief, words, company, contact }: BriefExportsProps) {
  const { out, sheet } = words;
  const canShare = useHydrated() && 'share' in navigator;
  const link = useLink(brief);
  const [status, setStatus] = useState<ReactNode>('');
  const { csv, word, spreadsheet } = useDocuments({ brief, words, company });
  const isShort = link !== undefined && link.length <= LONGEST_LINK;

  const subject = fill(out.subject, { organisation: brief.head.organisation }).trim();
  const summary = [
    fill(out.summary, { n: brief.rows.length, answered: answeredIn(brief) }),
    textOf(brief, sheet.notAnswered),
  ].join('\n\n');
  /** If there is no room for the link, the mail contains the questions. */
  const outgoing = (most: number) =>
    isShort && link.length < most
      ? { subject, summary: summary.split('\n\n', 1).join(), end: link }
      : { subject, summary, end: out.attach };

  const copy = async () => {
    if (!link) return;
    if (!isShort) return setStatus(fill(out.tooLong, { length: link.length, most: LONGEST_LINK }));
    try {
      await navigator.clipboard.writeText(link);
      setStatus(out.copied);
    } catch {
      setStatus(
        <label>
          {out.copyByHand}
          <input type="text" readOnly value={link} ref={(field) => field?.select()} />
        </label>,
      );
    }
  };
  const reportingFailure = (make: () => unknown) => async () => {
    setStatus('');
    try {
      await make();
    } catch {
      setStatus(out.failed);
    }
  };

  return (
    <Section rules="none" heading={out.heading} aside={out.aside} className={styles.screenOnly}>
      <div className={styles.inner}>
        <div className={styles.actions}>
          <button type="button" className={action.button} onClick={() => window.print()}>
            {out.print}
          </button>
          <button type="button" className={styles.plain} onClick={reportingFailure(word)}>
            {out.word}
          </button>
          <button type="button" className={styles.plain} onClick={reportingFailure(spreadsheet)}>
            {out.sheet}
          </button>
          <button type="button" className={styles.plain} onClick={copy} aria-disabled={!link}>
            {out.link}
          </button>
          <a className={styles.plain} href={mailtoUrl(outgoing(LONGEST_LINK_IN_MAIL))}>
            {out.mail}
          </a>
          <a className={styles.plain} href={whatsappUrl(outgoing(LONGEST_LINK))} target="_blank" rel="noopener">
            {out.whatsapp}
          </a>
          {canShare && (
            <button
              type="button"
              className={styles.plain}
              onClick={reportingFailure(() => share(outgoing(LONGEST_LINK), csv()))}
            >
              {out.share}
            </button>
          )}
          <a className={styles.plain} href={contact}>
            {out.ask}
          </a>
        </div>
        <div className={styles.made} role="status">
          {status}
        </div>
      </div>
    </Section>
  );
}
