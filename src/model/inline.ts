/** The markup that prose may contain: `**strong**` and `[label](/path)`. */
export type Inline = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

const TOKEN = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    const [whole, strong, label, to] = match;
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (label && to) parts.push({ kind: 'link', text: label, to });
    from = match.index + whole.length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}

export const plainText = (source: string) =>
  parseInline(source)
    .map((part) => part.text)
    .join('');
