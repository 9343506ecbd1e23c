import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../messages.ts';
import { ask, Refused } from './socket.ts';

const letters = new Intl.Segmenter();
const lettersIn = (text: string) => [...letters.segment(text)].length;
/** Typing is checked once it pauses. */
const PAUSE_MS = 300;

/** What the check says of a text while it is typed. */
export function useChecked(text: string, editOf: (text: string) => Edit, changed: boolean): string[] {
  const [faults, setFaults] = useState<string[]>([]);
  const make = useRef(editOf);
  make.current = editOf;
  useEffect(() => {
    if (!changed) {
      setFaults([]);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      ask('check', { edits: [make.current(text)] })
        .then(({ faults: found }) => !stale && setFaults(found))
        // A conflict is shown when the text is saved.
        .catch((error) => !stale && setFaults(error instanceof Refused && !error.conflict ? [error.message] : []));
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, changed]);
  return faults;
}

/** How many letters there are, and how many fit. */
export const Count = ({ text, most }: { text: string; most?: number | undefined }) =>
  most === undefined ? null : (
    <span className={lettersIn(text) > most ? 'count over' : 'count'}>
      {lettersIn(text)} of {most} letters
    </span>
  );

export const Faults = ({ faults }: { faults: string[] }) =>
  faults.length ? (
    <ul className="faults" role="alert">
      {faults.slice(0, 3).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  ) : null;
