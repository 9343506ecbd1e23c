import { type RefObject, useEffect, useState } from 'react';
import { linkOf } from './address.ts';
import type { Dials, Values } from './dial.ts';
import type { StageStrings } from './Stage.tsx';
import styles from './stage.module.css';

interface CopyLinkProps<D extends Dials> {
  root: RefObject<HTMLElement | null>;
  dials: D;
  values: Values<D>;
  strings: StageStrings;
}

/** Copies the URL of the current settings, or shows it for manual copying if the clipboard is not available. */
export function CopyLink<D extends Dials>({ root, dials, values, strings }: CopyLinkProps<D>) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values make the copied link outdated.
  useEffect(() => {
    setCopied(false);
    setShown(undefined);
  }, [values]);
  const copy = async () => {
    const address = linkOf(dials, values, root.current?.closest('section')?.id ?? '');
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setShown(address);
    }
  };
  return (
    <div className={styles.share}>
      <button type="button" onClick={copy}>
        {strings.copyLink}
      </button>
      <span role="status">{copied && strings.linkCopied}</span>
      {shown && (
        <input
          type="text"
          readOnly
          value={shown}
          aria-label={strings.copyLink}
          ref={(field) => {
            field?.focus();
            field?.select();
          }}
        />
      )}
    </div>
  );
}
