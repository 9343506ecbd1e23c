import { renderToString } from 'react-dom/server';
import type { ModelLanguage } from '../../instruments/kit/format.ts';
import { InstrumentStage } from '../../instruments/kit/InstrumentStage.tsx';
import { modelLanguageOf } from '../../instruments/kit/model-language.ts';
import type { StageStrings } from '../../instruments/kit/Stage.tsx';
import type { InstrumentWords } from '../../instruments/kit/words.ts';
import { inScript } from '../../model/structured-data.ts';
import { Explorable } from '../Explorable/Explorable.tsx';
import type { SectionProps } from '../types.ts';
import { viewOf } from './eager-views.ts';

/** Only the texts of the stage, because they are serialised into the page. */
const stageStrings = (
  { drawnFor, tries, drawn, moved, place, copyLink, linkCopied }: StageStrings,
  language: ModelLanguage | undefined,
): StageStrings => ({
  drawnFor,
  tries,
  drawn,
  moved,
  place,
  copyLink,
  linkCopied,
  language,
});

/** A model at its defaults as static HTML, hydrated by instruments/hydrate.tsx when it is near the viewport. */
export function Instrument({ content, strings }: SectionProps<'instrument'>) {
  const { model, ...section } = content;
  const words: InstrumentWords = model;
  const view = viewOf(words.name);
  const shared = stageStrings(strings.explorable, modelLanguageOf(strings));
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes everything that could end the script
        dangerouslySetInnerHTML={{ __html: inScript({ words, strings: shared }) }}
      />
    </Explorable>
  );
}
