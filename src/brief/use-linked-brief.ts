import { useCallback, useEffect, useState } from 'react';
import { decodeBrief, type LinkedBrief } from './link.ts';
import { isBriefLink } from './link-mark.ts';
import { loadQuestions } from './load-questions.ts';
import { NO_QUESTIONS } from './questions.ts';

const linkIn = () => (isBriefLink(location.hash) ? location.hash : '');

/** Whether the address of this page contains a brief, and the brief once it has been decoded. */
export function useLinkedBrief() {
  const [hash, setHash] = useState(linkIn);
  const [linked, setLinked] = useState<LinkedBrief>();
  useEffect(() => {
    const read = () => setHash(linkIn());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    setLinked(undefined);
    if (!hash) return;
    let current = true;
    const decode = async () => {
      // Without the file only what decides each question is missing.
      const brief = await decodeBrief(hash, await loadQuestions().catch(() => NO_QUESTIONS));
      if (current) setLinked(brief);
    };
    decode();
    return () => {
      current = false;
    };
  }, [hash]);
  const close = useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setHash('');
  }, []);
  return { isLink: hash !== '', linked, close };
}
