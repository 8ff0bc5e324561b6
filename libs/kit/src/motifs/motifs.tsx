import type { CSSProperties } from 'react';
import { gopuramStrokes } from './gopuram-geometry.ts';
import { diamond, kolamLoops } from './kolam-geometry.ts';
import { korvaiPath, moonPath, prakaraPath } from './line-geometry.ts';

interface MotifProps {
  className?: string;
  style?: CSSProperties;
}

const LINE = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const KOLAM_DOTS = diamond(7);
let kolamLines: string[] | undefined;
let gopuramLines: ReturnType<typeof gopuramStrokes> | undefined;

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

/** Nested thresholds around one lit center: first load, not found, offline. */
export function Prakara({ size = 200, className, style }: MotifProps & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" aria-hidden="true" className={className} style={style}>
      <path {...LINE} d={prakaraPath()} strokeWidth={Math.max(1, 200 / size)} />
      <circle cx="100" cy="100" r="4.4" fill="currentColor" />
    </svg>
  );
}

/** The Moon as lit at an elongation in degrees; decorative, because its phase is named next to it. */
export function MoonPhase({
  elongation,
  size = 20,
  lit,
  dark,
  className,
  style,
}: MotifProps & { elongation: number; size?: number; lit?: string; dark?: string }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={className} style={style}>
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 0.75} fill={dark ?? 'var(--mui-palette-role-moonDark)'} />
      <path d={moonPath(elongation, size)} fill={lit ?? 'var(--mui-palette-role-moonLit)'} />
    </svg>
  );
}
