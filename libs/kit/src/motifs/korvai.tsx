import { korvaiPath } from './line-geometry.ts';
import { LINE, type MotifProps } from './motif-line.ts';

/** The sari border as a divider: one per document. */
export function Korvai({ className, style }: MotifProps) {
  return (
    <svg width="100%" height="10" aria-hidden="true" className={className} style={{ display: 'block', ...style }}>
      <defs>
        <pattern id="korvai" width="10" height="10" patternUnits="userSpaceOnUse">
          <path {...LINE} d={korvaiPath(10)} />
        </pattern>
      </defs>
      <rect width="100%" height="10" fill="url(#korvai)" />
    </svg>
  );
}
