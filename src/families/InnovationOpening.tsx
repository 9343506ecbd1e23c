import { KeyedOpening } from './KeyedOpening.tsx';
import type { OpeningProps } from './types.ts';

export const InnovationOpening = ({ page, ...props }: OpeningProps<'innovation'>) => (
  <KeyedOpening {...props} page={page} parts={page.opening.parts} caption={page.opening.caption} />
);
