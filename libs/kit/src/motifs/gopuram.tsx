import { gopuramStrokes } from './gopuram-geometry.ts';
import { LINE, type MotifProps } from './motif-line.ts';

let gopuramLines: ReturnType<typeof gopuramStrokes> | undefined;

/** The gateway tower; the caller sets its color and opacity (0.5–0.9 of brass). At most one large motif per screen. */
export function Gopuram({ width = 360, stroke = 1, className, style }: MotifProps & { width?: number; stroke?: number }) {
  gopuramLines ??= gopuramStrokes();
  return (
    <svg width={width} viewBox="0 0 360 520" aria-hidden="true" className={className} style={style}>
      <g {...LINE} strokeWidth={(stroke * 360) / width}>
        {gopuramLines.map(({ d, opacity }) => (
          <path key={d} d={d} opacity={opacity} />
        ))}
      </g>
    </svg>
  );
}
