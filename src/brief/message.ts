import { linkOf } from './link.ts';
import { briefStore } from './store.ts';
import { textOf } from './text.ts';

export const hasRows = () => briefStore.get().brief.rows.length > 0;

/** The brief as text for a message, with its link if that is short enough. */
export async function briefMessage(notAnswered: string, address: string): Promise<string> {
  const { brief } = briefStore.get();
  const link = 'CompressionStream' in window ? await linkOf(brief, location.origin + address) : undefined;
  return [textOf(brief, notAnswered), link].filter(Boolean).join('\n\n');
}
