import { renderToStaticMarkup } from 'react-dom/server';
import { TwoJointArm } from '../instruments/arm/TwoJointArm.tsx';
import balance from '../instruments/balance/Balance.module.css';
import { Balance } from '../instruments/balance/Balance.tsx';
import circuit from '../instruments/circuit/Circuit.module.css';
import { Circuit } from '../instruments/circuit/Circuit.tsx';
import { FlightTime } from '../instruments/flight/FlightTime.tsx';
import { Drawing } from '../instruments/kit/Drawing.tsx';
import { startsOf } from '../instruments/kit/dial.ts';
import { ENGLISH_FORMAT, formatFor } from '../instruments/kit/format.ts';
import { modelLanguageOf } from '../instruments/kit/model-language.ts';
import type { InstrumentWords } from '../instruments/kit/words.ts';
import orbit from '../instruments/orbit/Orbit.module.css';
import { Orbit } from '../instruments/orbit/Orbit.tsx';
import { RemoteCentre } from '../instruments/pivot/RemoteCentre.tsx';
import type { Strings } from '../model/strings.ts';
import { viewOf } from '../sections/Instrument/eager-views.ts';
import type { ModelSection } from '../sections/page-model.ts';
import type { SectionOf } from '../sections/schemas.ts';

/** The first named drawing in some markup, or the first that begins like this, with the drawings inside it. */
export function firstDrawing(html: string, opening = /<svg\b[^>]*\brole="img"/): string {
  const start = html.search(opening);
  if (start < 0) return '';
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag === '</svg>' ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  return '';
}

/** The class of the element around the drawing, on which the styles of three drawings depend. */
const AROUND: Partial<Record<string, string | undefined>> = {
  balance: balance.balance,
  circuit: circuit.board,
  orbit: orbit.orbit,
};

/** The orbit's map says more than the ring before it. */
const ORBIT_MAP = /<svg viewBox="0 0 360 180"/;

/** The models of essays have no separate drawing, so it is cut out of the rendered figure. */
function EssayStill({ section, strings }: { section: SectionOf<'explorable'>; strings: Strings }) {
  const { model } = section;
  const props = { strings: strings.explorable };
  const figure = renderToStaticMarkup(
    <>
      {model.name === 'two-joint-arm' && <TwoJointArm words={model} {...props} />}
      {model.name === 'flight-time' && <FlightTime words={model} {...props} />}
      {model.name === 'balance' && <Balance words={model} {...props} />}
      {model.name === 'circuit' && <Circuit words={model} {...props} />}
      {model.name === 'orbit' && <Orbit words={model} {...props} />}
      {model.name === 'remote-centre' && <RemoteCentre words={model} {...props} />}
    </>,
  );
  const drawing = firstDrawing(figure, model.name === 'orbit' ? ORBIT_MAP : undefined);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it above
  return <div className={AROUND[model.name]} dangerouslySetInnerHTML={{ __html: drawing }} />;
}

interface InstrumentStillProps {
  section: SectionOf<'instrument'>;
  strings: Strings;
  /** Whether the labels of the drawing are shown. Labels with digits never are, because next to a headline they would look like a claim of the company. */
  labelled?: boolean;
}

/** The drawing of a page's model as it is first shown, without its dials. */
export function InstrumentStill({ section, strings, labelled = false }: InstrumentStillProps) {
  const words: InstrumentWords = section.model;
  const { plan, show } = viewOf(words.name);
  const language = modelLanguageOf(strings);
  const { marks } = show(startsOf(plan.dials), words.labels, language ? formatFor(language) : ENGLISH_FORMAT);
  const isShown = (text: string) => labelled && !/\d/.test(text);
  const drawn = marks.filter((mark) => {
    const text = mark.is === 'label' ? mark.text : mark.caption;
    return text === undefined || isShown(text);
  });
  return <Drawing marks={drawn} name={words.drawing} />;
}

export const Still = ({ section, strings }: { section: ModelSection; strings: Strings }) =>
  section.kind === 'instrument' ? (
    <InstrumentStill section={section} strings={strings} />
  ) : (
    <EssayStill section={section} strings={strings} />
  );
