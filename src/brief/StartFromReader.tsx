import { useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import { AddButton } from './AddButton.tsx';
import styles from './Brief.module.css';
import { loadQuestions } from './load-questions.ts';
import type { Offered } from './offered.ts';
import { type BriefQuestions, offeredBy } from './questions.ts';
import type { BriefWords } from './schema.ts';

/** What a reader may run: 'a school'. */
export interface Reader {
  id: string;
  name: string;
}

interface StartProps {
  words: BriefWords['start'];
  /** Merged with the brief's own rows. */
  added: string;
  run: string;
  readers: Reader[];
  isIn: (row: Offered) => boolean;
  onAdd: (rows: Offered[]) => void;
}

const readerIn = (hash: string) => /^#run=(\w+)$/.exec(hash)?.[1] ?? '';

type PageQuestions = BriefQuestions['pages'][number];

/** 'I run a school': the pages for that reader, with the questions they ask. */
export function StartFromReader({ words, added, run, readers, isIn, onAdd }: StartProps) {
  const [pages, setPages] = useState<PageQuestions[] | 'failed'>([]);
  const select = useRef<HTMLSelectElement>(null);
  const choose = async (reader: string) => {
    if (select.current) select.current.value = reader;
    try {
      const questions = await loadQuestions();
      setPages((questions.readers[reader] ?? []).flatMap((at) => questions.pages[at] ?? []));
    } catch {
      setPages('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, because the address has the choice made in the town
  useEffect(() => {
    const chosen = readerIn(location.hash);
    if (!readers.some(({ id }) => id === chosen)) return;
    choose(chosen);
    select.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isMissing = (row: Offered) => !isIn(row);
  const offered =
    pages === 'failed' ? [] : pages.map((page) => ({ ...page, missing: offeredBy(page).filter(isMissing) }));
  const all = offered.flatMap(({ missing }) => missing);
  return (
    <Section rules="none" heading={words.heading} aside={words.aside} className={styles.start}>
      <div className={styles.inner}>
        <label className={styles.run}>
          {run}{' '}
          <select ref={select} defaultValue="" onChange={({ target }) => choose(target.value)}>
            <option value="">{words.choose}</option>
            {readers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {pages === 'failed' && <p role="alert">{words.failed}</p>}
        <ul className={styles.offered}>
          {offered.map(({ path, name, questions, missing }) => (
            <li key={path}>
              <h3 className={type_.heading}>
                <a href={path}>{name}</a>
              </h3>
              <ul>
                {questions.map(([question]) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
              <AddButton rows={missing} text={fill(words.addPage, { n: missing.length })} added={added} onAdd={onAdd}>
                {name}
              </AddButton>
            </li>
          ))}
        </ul>
        {offered.length > 1 && (
          <AddButton rows={all} text={fill(words.addAll, { n: all.length })} added={added} onAdd={onAdd} isMain />
        )}
      </div>
    </Section>
  );
}
