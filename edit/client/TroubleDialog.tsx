import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../messages.ts';
import type { Trouble } from './saving.ts';

interface Props {
  trouble: Trouble;
  onClose: () => void;
  retry: (edits: Edit[]) => void;
}

const CLAIMS = 'content/en/site/claims.yaml';
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1));

/** Asks which of two versions of a value to keep. */
function Conflict({ trouble, onClose, retry }: Props) {
  const { conflict, edits } = trouble;
  return (
    <>
      <h2>Changed elsewhere</h2>
      <p>{trouble.message}</p>
      <h3>In the file now</h3>
      <pre>{shown(conflict?.theirs)}</pre>
      <h3>Yours</h3>
      <pre>{shown(conflict?.yours)}</pre>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            onClose();
            location.reload();
          }}
        >
          Keep what is in the file
        </button>
        {edits[0]?.op === 'set' && (
          <button type="button" onClick={() => retry(edits.map((edit) => ({ ...edit, old: conflict?.theirs })))}>
            Write mine
          </button>
        )}
      </div>
    </>
  );
}

/** Asks whether to change the claim that quotes the text as well. */
function Claims({ trouble, onClose, retry }: Props) {
  const { claims = [], edits } = trouble;
  const typed = edits[0] && 'value' in edits[0] ? String(edits[0].value ?? '') : '';
  const [words, setWords] = useState(() => claims.map(() => typed.slice(0, 300)));
  const change = () =>
    retry([
      ...edits,
      ...claims.map(({ at, sentence }, i) => ({
        op: 'set' as const,
        file: CLAIMS,
        path: ['claims', at, 'sentence'],
        old: sentence,
        value: words[i] ?? '',
      })),
    ]);
  return (
    <>
      <h2>These words are a claim</h2>
      <p>
        The company must confirm them before launch, so the list of claims quotes them. Say what the list should quote
        now.
      </p>
      {claims.map(({ at, sentence, needs }, i) => (
        <label key={at}>
          <del>{sentence}</del>
          <span className="about">{needs}</span>
          <textarea
            rows={3}
            value={words[i]}
            onChange={({ target }) => setWords(words.map((one, k) => (k === i ? target.value : one)))}
          />
        </label>
      ))}
      <div className="buttons">
        <button type="button" onClick={change}>
          Save both
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </>
  );
}

/** Shows why a change was rejected, as `npm run check` would. */
export function TroubleDialog(props: Props) {
  const { trouble, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" role="alertdialog" aria-label="Not saved" onClose={onClose}>
      {trouble.conflict ? (
        <Conflict {...props} />
      ) : trouble.claims?.length ? (
        <Claims {...props} />
      ) : (
        <>
          <h2>Not saved</h2>
          <p className="faults">{trouble.message}</p>
          <div className="buttons">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
