import { Fragment } from 'react';

/** A break in the middle of a phrase, not after one. */
const isSoft = (before = '') => !/[.,:;?!]$/.test(before);

/** A headline whose lines are broken on purpose; read out as one sentence. Soft breaks give way on phones. */
export const Headline = ({ lines }: { lines: string[] }) =>
  lines.map((line, i) => (
    <Fragment key={line}>
      {i > 0 && ' '}
      {i > 0 && <br data-soft={isSoft(lines[i - 1]) || undefined} />}
      {line}
    </Fragment>
  ));
