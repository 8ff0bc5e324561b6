import { diamond, kolamLoops } from './kolam-geometry.ts';
import { LINE, type MotifProps } from './motif-line.ts';

const KOLAM_DOTS = diamond(7);
let kolamLines: string[] | undefined;

/**
 * One kolam per screen: thank-you page, empty states, the corner of a card.
 * @param draws animates it once along its own line, as the ceremony after a completed gift.
 */
export function Kolam({ size = 76, draws = false, className, style }: MotifProps & { size?: number; draws?: boolean }) {
  kolamLines ??= kolamLoops(KOLAM_DOTS);
  // The grid is 300 units wide; the stroke is never thinner than one pixel on screen.
  const stroke = Math.max(1.5, 300 / size) * (size < 100 ? 0.9 : 1);
  return (
    <svg width={size} height={size} viewBox="-150 -150 300 300" aria-hidden="true" className={className} style={style}>
      {kolamLines.map((d) => (
        <path key={d} {...LINE} d={d} strokeWidth={stroke} {...(draws ? { pathLength: 1, 'data-draws': true } : {})} />
      ))}
      {KOLAM_DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x * 40} cy={y * 40} r={size < 100 ? 4.5 : 3} fill="currentColor" />
      ))}
    </svg>
  );
}
