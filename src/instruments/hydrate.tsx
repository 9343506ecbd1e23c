import { hydrateRoot } from 'react-dom/client';
import { InstrumentStage } from './kit/InstrumentStage.tsx';
import type { StageStrings } from './kit/Stage.tsx';
import type { InstrumentWords } from './kit/words.ts';
import { loadView } from './load-view.ts';

/** Hydrates a server-rendered instrument; its texts are in the script element after it. */
export async function hydrateInstrument(place: HTMLElement) {
  const { words, strings } = JSON.parse(place.nextElementSibling?.textContent ?? '') as {
    words: InstrumentWords;
    strings: StageStrings;
  };
  const view = await loadView(words.name);
  hydrateRoot(place, <InstrumentStage view={view} words={words} strings={strings} />, { identifierPrefix: words.name });
}
