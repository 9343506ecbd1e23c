import { useCallback, useEffect, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Brief.module.css';
import type { Brief } from './brief.ts';
import type { BriefProps } from './brief-props.ts';
import { EveryProject } from './EveryProject.tsx';
import { Letterhead } from './Letterhead.tsx';
import { isBriefLink } from './link-mark.ts';
import type { Offered, Wanted } from './offered.ts';
import { type Reader, StartFromReader } from './StartFromReader.tsx';
import { BRIEF_KEY, hasStoredBrief } from './stored-brief.ts';

interface BriefEditorProps extends BriefProps {
  /** The label 'I run' and its choices; none if the site has no town. */
  run: string;
  readers: Reader[];
}

type SheetModule = typeof import('./BriefSheet.tsx');

/** Loads BriefSheet.tsx once there is a brief; after a failure, tries again when the browser is online. */
function useSheetModule(wanted: boolean) {
  const [needed, setNeeded] = useState(false);
  const [loaded, setLoaded] = useState<SheetModule>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const look = () => (hasStoredBrief() || isBriefLink(location.hash)) && setNeeded(true);
    const onStorage = ({ key }: StorageEvent) => key === BRIEF_KEY && setNeeded(true);
    look();
    addEventListener('hashchange', look);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('hashchange', look);
      removeEventListener('storage', onStorage);
    };
  }, []);
  useEffect(() => {
    if (loaded || !(needed || wanted)) return;
    const load = () => import('./BriefSheet.tsx').then(setLoaded, () => setFailed(true));
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [needed, wanted, loaded]);
  return { loaded, failed: failed && !loaded };
}

/** The page /brief. BriefSheet.tsx, which shows and stores a brief, is loaded only when there is one. */
export function BriefEditor({ words, company, run, readers, contact }: BriefEditorProps) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState<Wanted>();
  /** The brief that BriefSheet shows; `isLink` if it came with a link. */
  const [{ brief, isLink }, setShown] = useState<{ brief?: Brief; isLink: boolean }>({ isLink: false });
  const { loaded, failed } = useSheetModule(wanted !== undefined);
  const onShown = useCallback((brief: Brief, isLink: boolean) => setShown({ brief, isLink }), []);
  const onAdded = useCallback(() => setWanted(undefined), []);

  const rows = brief?.rows ?? [];
  const isIn = ({ page, question }: Offered) => rows.some((row) => row.page === page && row.question === question);
  const { sheet } = words;
  return (
    <div className={styles.editor} data-ready={hydrated || undefined}>
      {!isLink && readers.length > 0 && (
        <StartFromReader
          words={words.start}
          added={words.every.added}
          run={run}
          readers={readers}
          isIn={isIn}
          onAdd={setWanted}
        />
      )}
      <Section rules="none" heading={sheet.heading} aside={sheet.aside} className={styles.sheet}>
        <div className={styles.inner}>
          <Letterhead head={brief?.head} words={sheet} company={company.name} />
          {!rows.length && !isLink && <p className={styles.empty}>{sheet.empty}</p>}
          {failed && <p role="alert">{sheet.failed}</p>}
          {loaded && (
            <loaded.BriefSheet
              words={words}
              company={company}
              contact={contact}
              wanted={wanted}
              onAdded={onAdded}
              onShown={onShown}
            />
          )}
          {!isLink && (
            <button type="button" className={styles.plain} onClick={() => setWanted('own')}>
              {sheet.addOwn}
            </button>
          )}
        </div>
      </Section>
      {!isLink && <EveryProject words={words.every} printed={!rows.length} isIn={isIn} onAdd={setWanted} />}
      {loaded && brief && rows.length > 0 && (
        <loaded.BriefExports words={words} company={company} contact={contact} brief={brief} />
      )}
    </div>
  );
}
