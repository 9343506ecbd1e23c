import { useState } from 'react';
import { fill } from '../model/fill.ts';
import type { IslandWords } from './page-schema.ts';
import styles from './Town.module.css';

interface AddQuestionsProps {
  id: string;
  words: IslandWords['place'];
}

const pagesOf = (id: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`[data-entry="${id}"] ul a`)].map(({ pathname }) => pathname);

/** Adds the questions of a place's pages to the visitor's brief. Its code is loaded on the first click. */
export function AddQuestions({ id, words }: AddQuestionsProps) {
  const [answer, setAnswer] = useState<{ text: string; isAdded: boolean }>();
  const add = async () => {
    try {
      const { addQuestionsOf } = await import('../brief/add-questions.ts');
      const { added, isStored } = await addQuestionsOf(pagesOf(id));
      const text = added ? fill(words.added, { n: added }) : words.already;
      setAnswer({ text: isStored ? text : `${text} ${words.unstored}`, isAdded: true });
    } catch {
      setAnswer({ text: words.failed, isAdded: false });
    }
  };
  return (
    <div className={styles.questions}>
      <button type="button" onClick={add}>
        {words.questions}
      </button>
      <p role="status">
        {answer?.text} {answer?.isAdded && <a href={words.briefAddress}>{words.open}</a>}
      </p>
    </div>
  );
}
