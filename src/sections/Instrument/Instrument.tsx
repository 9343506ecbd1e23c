import { renderToString } from 'react-dom/server';
import { Live } from '../../instruments/kit/Live.tsx';
import type { InstrumentWords } from '../../instruments/kit/words.ts';
import { inScript } from '../../model/structured-data.ts';
import { Explorable } from '../Explorable/Explorable.tsx';
import type { SectionProps } from '../types.ts';
import { viewOf } from './eager-views.ts';

/** One question that a reader can move: printed complete at its default, taken up by instruments/hydrate.tsx when it is near. */
export function Instrument({ content, strings }: SectionProps<'instrument'>) {
  const { model, ...section } = content;
  const words: InstrumentWords = model;
  const view = viewOf(words.name);
  const live = <Live view={view} words={words} strings={strings.explorable} />;
  return (
    <Explorable content={{ ...section, ground: 'night' }} strings={strings}>
      <div
        data-instrument={words.name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and React takes it up again
        dangerouslySetInnerHTML={{ __html: renderToString(live, { identifierPrefix: words.name }) }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript leaves nothing that could end the script
        dangerouslySetInnerHTML={{ __html: inScript({ words, strings: strings.explorable }) }}
      />
    </Explorable>
  );
}
