import type { KeyedPart } from '../model/fields.ts';
import { type Point, placeLabels } from '../model/label-layout.ts';
import { aspectOf, cutOf, phoneCut, pictureOf, type Ratio } from '../model/pictures.ts';
import { cx } from './cx.ts';
import styles from './KeyedFigure.module.css';
import { Picture, type PictureProps } from './Picture.tsx';

interface KeyedFigureProps extends Pick<PictureProps, 'id' | 'sizes' | 'eager'> {
  /** The cut for wide screens, and the one for phones; both show every part. */
  ratio?: Ratio;
  phone?: Ratio;
  parts: KeyedPart[];
}

const percent = (v: number) => `${Math.round(v * 1000) / 10}%`;

/** Leader lines in percentages, so that letters keep their size at any width. */
function Leaders({
  places,
  className,
  aspect,
}: {
  places: Record<string, Point>;
  className: string | undefined;
  aspect: number;
}) {
  const marks = placeLabels(places, aspect);
  return (
    <svg className={cx(styles.lead, className)} aria-hidden="true">
      {/* All lines first, so that none is drawn over a letter. */}
      {marks.map(({ letter, part, mark }) => (
        <g key={letter}>
          <line x1={percent(part[0])} y1={percent(part[1])} x2={percent(mark[0])} y2={percent(mark[1])} />
          <circle className={styles.part} cx={percent(part[0])} cy={percent(part[1])} r="3" />
        </g>
      ))}
      {marks.map(({ letter, mark }) => (
        <g key={letter}>
          <circle className={styles.mark} cx={percent(mark[0])} cy={percent(mark[1])} r="16" />
          <text x={percent(mark[0])} y={percent(mark[1])}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A render with lettered leader lines. The key next to it has the same letters. */
export function KeyedFigure({ id, parts, sizes, ratio = '16x9', phone, eager = false }: KeyedFigureProps) {
  const narrow = phone ?? phoneCut(id, '1x1', parts);
  const placesIn = (cut: Ratio) => {
    const keys = cutOf(id, cut).cut.keys ?? {};
    return Object.fromEntries(parts.flatMap(({ letter }) => (keys[letter] ? [[letter, keys[letter]]] : [])));
  };
  return (
    <div className={styles.frame} data-tone={pictureOf(id).tone} data-lettered={narrow}>
      <Picture id={id} ratio={ratio} phone={narrow} sizes={sizes} eager={eager} />
      <Leaders places={placesIn(ratio)} className={styles.wide} aspect={aspectOf(ratio)} />
      <Leaders places={placesIn(narrow)} className={styles.narrow} aspect={aspectOf(narrow)} />
    </div>
  );
}

export const Key = ({ parts, className }: { parts: KeyedPart[]; className?: string | undefined }) => (
  <dl className={cx(styles.key, className)} data-count={parts.length} data-key="">
    {parts.map((part) => (
      <div key={part.letter}>
        <dt>
          <span>{part.letter}</span> {part.name}
        </dt>
        <dd>{part.text}</dd>
      </div>
    ))}
  </dl>
);
