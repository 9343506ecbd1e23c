import { Fragment } from 'react';

/** A headline whose lines are broken on purpose; read out as one sentence. */
export const Headline = ({ lines }: { lines: string[] }) =>
  lines.map((line, i) => (
    <Fragment key={line}>
      {i > 0 && ' '}
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
