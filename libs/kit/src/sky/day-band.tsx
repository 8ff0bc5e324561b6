import { styled } from '@mui/material/styles';
import { color } from '../theme/color-tokens.ts';
import { radius } from '../theme/scale-tokens.ts';
import type { PeriodTone } from './period-mark.tsx';
import { type SkyDay, skyGradient } from './sky-stops.ts';

const Band = styled('div')({
  position: 'relative',
  height: 44,
  borderRadius: radius.control,
  // A picture of the sky: without its own colors nothing of it is left.
  '@media (forced-colors: active)': { border: '1px solid CanvasText', forcedColorAdjust: 'none' },
  '@media print': { printColorAdjust: 'exact' },
});
const Stretch = styled('span')<{ tone: PeriodTone }>(({ tone }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  ...(tone === 'good'
    ? { background: `${color.light.success}40`, border: `2px solid ${color.light.success}`, borderRadius: radius.xs }
    : {
        background: `repeating-linear-gradient(135deg, ${color.light.text}8C 0 2px, transparent 2px 8px)`,
        border: `1px solid ${color.light.text}8C`,
      }),
}));
const Now = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -8,
  bottom: -8,
  width: 3,
  marginLeft: -1.5,
  borderRadius: 2,
  background: theme.vars.palette.role.primary,
  boxShadow: `0 0 0 1px ${theme.vars.palette.role.surface}`,
  '@media print': { display: 'none' },
}));

export interface DayBandProps extends SkyDay {
  /** The band in one sentence: "Sunrise 6:49 AM, sunset 4:36 PM, next sunrise 6:51 AM". */
  label: string;
  /** UTC milliseconds; a moment outside the day isn't drawn. */
  now?: number;
  /** Periods drawn over the sky; their names and times are listed next to the band. */
  stretches?: readonly { tone: PeriodTone; startsAt: number; endsAt: number }[];
}

/** The Hindu day as the sky shows it: night, dawn, day and dusk, from the place's own sunrise and sunset. */
export function DayBand({ label, now, stretches = [], ...day }: DayBandProps) {
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - day.startsAt) / (day.endsAt - day.startsAt)));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const isToday = now !== undefined && now >= day.startsAt && now < day.endsAt;
  return (
    <Band role="img" aria-label={label} style={{ backgroundImage: skyGradient(day) }}>
      {stretches.map(({ tone, startsAt, endsAt }) => (
        <Stretch
          key={`${tone}${startsAt}`}
          tone={tone}
          style={{ left: percent(at(startsAt)), width: percent(at(endsAt) - at(startsAt)) }}
        />
      ))}
      {isToday && <Now style={{ left: percent(at(now)) }} />}
    </Band>
  );
}
