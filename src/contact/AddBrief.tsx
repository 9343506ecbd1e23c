import { type RefObject, useEffect, useState } from 'react';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';

interface AddBriefProps {
  strings: Pick<Strings['brief'], 'toMessage' | 'notAnswered'>;
  /** The address of the page /brief. */
  address: string;
  message: RefObject<HTMLTextAreaElement | null>;
}

type BriefMessage = typeof import('../brief/message.ts');

/** Adds the visitor's brief to the message. The code is loaded only if there is a brief. */
export function AddBrief({ strings, address, message }: AddBriefProps) {
  const [brief, setBrief] = useState<BriefMessage>();
  useEffect(() => {
    const look = async () => {
      if (!document.documentElement.classList.contains('has-brief')) return;
      const loaded = await import('../brief/message.ts').catch(() => undefined);
      if (loaded?.hasRows()) setBrief(loaded);
    };
    look();
  }, []);
  if (!brief) return null;
  const add = async () => {
    const text = await brief.briefMessage(strings.notAnswered, address);
    const field = message.current;
    if (!field) return;
    field.value = [field.value.trimEnd(), text].filter(Boolean).join('\n\n');
    // The form validates a field on its input event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <button type="button" className={action.go} onClick={add}>
      {strings.toMessage}
    </button>
  );
}
