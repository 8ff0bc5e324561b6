import { prakaraPath } from './line-geometry.ts';
import { LINE, type MotifProps } from './motif-line.ts';

/** Nested thresholds around one lit center: first load, not found, offline. */
export function Prakara({ size = 200, className, style }: MotifProps & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" aria-hidden="true" className={className} style={style}>
      <path {...LINE} d={prakaraPath()} strokeWidth={Math.max(1, 200 / size)} />
      <circle cx="100" cy="100" r="4.4" fill="currentColor" />
    </svg>
  );
}
