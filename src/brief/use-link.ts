import { useEffect, useState } from 'react';
import { type Brief, isEmpty } from './brief.ts';
import { encodeBrief } from './link.ts';

const PAUSE_MS = 300;

/** The address that contains the brief. Computed in advance, because browsers allow copying only within the click. */
export function useLink(brief: Brief): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    setLink(undefined);
    if (isEmpty(brief) || !('CompressionStream' in window)) return;
    let current = true;
    const timer = setTimeout(async () => {
      const made = location.origin + location.pathname + (await encodeBrief(brief));
      if (current) setLink(made);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [brief]);
  return link;
}
