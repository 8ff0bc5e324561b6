import { moonPath } from './line-geometry.ts';
import type { MotifProps } from './motif-line.ts';

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
