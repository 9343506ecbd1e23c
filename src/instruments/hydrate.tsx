import { hydrateRoot } from 'react-dom/client';
import type { FrameStrings } from './kit/Frame.tsx';
import { Live } from './kit/Live.tsx';
import type { InstrumentWords } from './kit/words.ts';
import { loadView } from './load-view.ts';

/** Takes up an instrument that stands on the page as finished HTML; its words lie in the script beside it. */
export async function hydrateInstrument(place: HTMLElement) {
  const { words, strings } = JSON.parse(place.nextElementSibling?.textContent ?? '') as {
    words: InstrumentWords;
    strings: FrameStrings;
  };
  const view = await loadView(words.name);
  hydrateRoot(place, <Live view={view} words={words} strings={strings} />, { identifierPrefix: words.name });
}
