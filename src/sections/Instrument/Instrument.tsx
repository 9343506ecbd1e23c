import { renderToString } from 'react-dom/server';
import { InstrumentStage } from '../../instruments/kit/InstrumentStage.tsx';
import type { StageStrings } from '../../instruments/kit/Stage.tsx';
import type { InstrumentWords } from '../../instruments/kit/words.ts';
import { inScript } from '../../model/structured-data.ts';
import { Explorable } from '../Explorable/Explorable.tsx';
import type { SectionProps } from '../types.ts';
import { viewOf } from './eager-views.ts';

/** Only what the stage itself shows: its words travel with the page. */
const stageStrings = ({ drawnFor, tries, drawn, moved, place, copyLink, linkCopied }: StageStrings): StageStrings => ({
  drawnFor,
  tries,
  drawn,
  moved,
  place,
  copyLink,
  linkCopied,
});

/** A model at its defaults as finished HTML, hydrated by instruments/hydrate.tsx when it comes near. */
export function Instrument({ content, strings }: SectionProps<'instrument'>) {
  const { model, ...section } = content;
  const words: InstrumentWords = model;
  const view = viewOf(words.name);
  const shared = stageStrings(strings.explorable);
  const stage = <InstrumentStage view={view} words={words} strings={shared} />;
  return (
    <Explorable content={{ ...section, ground: 'night' }} strings={strings}>
      <div
        data-instrument={words.name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, and React hydrates it
        dangerouslySetInnerHTML={{ __html: renderToString(stage, { identifierPrefix: words.name }) }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript leaves nothing that could end the script
        dangerouslySetInnerHTML={{ __html: inScript({ words, strings: shared }) }}
      />
    </Explorable>
  );
}
