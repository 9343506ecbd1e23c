import { Fragment } from 'react';
import { parseInline } from '../model/inline.ts';

/** Content text with its `**strong**` words and `[links](/path)`. */
export function Prose({ text }: { text: string }) {
  return parseInline(text).map((part, i) => {
    if (part.kind === 'strong') return <strong key={i}>{part.text}</strong>;
    if (part.kind === 'link')
      return (
        <a key={i} href={part.to}>
          {part.text}
        </a>
      );
    // The dot between two links stays at the end of a line.
    return <Fragment key={i}>{part.text === ' · ' ? '\u00A0· ' : part.text}</Fragment>;
  });
}
