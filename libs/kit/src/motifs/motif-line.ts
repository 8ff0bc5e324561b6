import type { CSSProperties } from 'react';

export interface MotifProps {
  className?: string;
  style?: CSSProperties;
}

/** How every motif is drawn: one line in the text's color. */
export const LINE = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
