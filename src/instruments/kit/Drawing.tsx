import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './drawing.module.css';
import type { Icon, Icons, Mark, Picture, Stencil } from './marks.ts';

const at = (value: number) => `${Math.round(value * 100) / 100}%`;
const round = (value: number) => Math.round(value * 100) / 100;

/** A path in percent that stretches with the drawing, with a stroke of constant width. */
function Stretched({
  d,
  className,
  opacity,
}: {
  d: string;
  className: string | undefined;
  opacity?: number | undefined;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={d} className={className} fillOpacity={opacity} />
    </svg>
  );
}

interface RepeatedProps extends Pick<Icons, 'icon' | 'cells'> {
  id: string;
  className?: string | undefined;
}

/** Defined once and reused at each position. */
const Repeated = ({ id, icon, cells, className }: RepeatedProps) => (
  <>
    <symbol id={id} viewBox={`0 0 ${icon.box.join(' ')}`} preserveAspectRatio="xMidYMax meet">
      <path d={icon.path} className={className} />
    </symbol>
    {cells.map(([x, y, w, h]) => (
      <use key={`${x} ${y}`} href={`#${id}`} x={at(x)} y={at(y)} width={at(w)} height={at(h)} />
    ))}
  </>
);

function IconsView({ mark: { outlined, tone, ...icons } }: { mark: Icons }) {
  return (
    <g className={styles[tone]}>
      <Repeated id={useId()} {...icons} className={outlined ? styles.stroke : styles.solid} />
    </g>
  );
}

const Cut = memo(({ id, ...icons }: { id: string; icon: Icon; cells: Icons['cells'] }) => (
  <mask id={id} className={styles.cut}>
    <Repeated id={`${id}i`} {...icons} />
  </mask>
));

function StencilView({ mark: { icon, cells, behind } }: { mark: Stencil }) {
  const id = useId();
  return (
    <>
      <Cut id={id} icon={icon} cells={cells} />
      <g mask={`url(#${id})`}>
        {behind.map((one) => (
          <MarkView key={one.tone} mark={one} />
        ))}
      </g>
    </>
  );
}

/** Mounted only in the browser, so that the file is not part of the page's first load. */
function PictureView({ mark: { href, size, part, at: place, dimmed } }: { mark: Picture }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const id = useId();
  const [x, y, width, height] = place.map(at);
  if (!mounted) return null;
  return (
    <>
      <symbol id={id} viewBox={part.join(' ')} preserveAspectRatio="xMidYMid slice">
        <image href={href} width={size[0]} height={size[1]} />
      </symbol>
      <use href={`#${id}`} {...{ x, y, width, height }} opacity={dimmed ? 0.25 : undefined} />
    </>
  );
}

function MarkView({ mark }: { mark: Mark }) {
  if (mark.is === 'stencil') return <StencilView mark={mark} />;
  if (mark.is === 'icons') return <IconsView mark={mark} />;
  if (mark.is === 'picture') return <PictureView mark={mark} />;
  const tone = styles[mark.is === 'label' ? (mark.tone ?? 'text') : mark.tone];
  switch (mark.is) {
    case 'bar':
      return (
        <rect
          className={cx(styles.solid, tone)}
          x={at(mark.x)}
          y={at(mark.y)}
          width={at(Math.max(0, mark.w))}
          height={at(Math.max(0, mark.h))}
        />
      );
    case 'line':
      return (
        <line
          className={cx(styles.stroke, tone, mark.dashed && styles.dashed, mark.thick && styles.thick)}
          x1={at(mark.from[0])}
          y1={at(mark.from[1])}
          x2={at(mark.to[0])}
          y2={at(mark.to[1])}
        />
      );
    case 'dot':
      return <circle className={cx(styles.solid, tone)} cx={at(mark.at[0])} cy={at(mark.at[1])} r={mark.r} />;
    case 'label':
      return (
        <text
          className={cx(
            styles.label,
            tone,
            mark.size === 'small' && styles.small,
            mark.size === 'large' && styles.large,
            mark.roomy && styles.roomy,
            mark.halo && styles.halo,
          )}
          x={at(mark.at[0])}
          y={at(mark.at[1])}
          dx={mark.nudge?.[0]}
          dy={mark.nudge?.[1]}
          textAnchor={mark.anchor}
        >
          {mark.text}
        </text>
      );
    case 'curve': {
      const d = `M${mark.points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${mark.filled ? 'Z' : ''}`;
      const className = cx(
        mark.filled ? styles.solid : styles.stroke,
        styles.thick,
        tone,
        mark.dashed && styles.dashed,
      );
      return <Stretched d={d} className={className} />;
    }
    case 'cells': {
      const d = mark.cells.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`);
      return <Stretched d={d.join('')} className={cx(styles.solid, tone)} opacity={mark.opacity} />;
    }
    case 'glyph':
      return (
        <svg className={styles.glyph} x={at(mark.at[0])} y={at(mark.at[1])}>
          <path d={mark.path} className={cx(mark.outlined ? styles.stroke : styles.solid, tone)} />
        </svg>
      );
  }
}

interface DrawingProps {
  marks: Mark[];
  /** The accessible name of the drawing; the sentence below it states the result. */
  name: string;
  /** Handles. */
  children?: ReactNode;
}

export function Drawing({ marks, name, children }: DrawingProps) {
  return (
    <svg className={styles.drawing} role="img" aria-label={name}>
      {marks.map((mark, i) => (
        <MarkView key={i} mark={mark} />
      ))}
      {children}
    </svg>
  );
}
