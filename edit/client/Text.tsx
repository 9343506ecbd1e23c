import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../messages.ts';
import { ask, Refused } from './socket.ts';

const letters = new Intl.Segmenter();
const lettersIn = (text: string) => [...letters.segment(text)].length;
/** The delay after the last key before a text is checked. */
const PAUSE_MS = 300;

/** The result of the check while typing. */
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
        // Conflicts are shown on saving.
        .catch((error) => !stale && setFaults(error instanceof Refused && !error.conflict ? [error.message] : []));
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, changed]);
  return faults;
}

/** The number of letters, and the most that are allowed. */
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
