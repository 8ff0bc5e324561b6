import { formatDate, type Text, type TimelinePeriods, type TimelineRow } from '@sannidhi/kit';
import type { Limb, PanchangaDay } from '@sannidhi/panchanga/web';
import { threeHourTicks } from './clock.ts';
import type { DayPeriod } from './day-periods.ts';
import type { DayWords } from './day-words.ts';
import type { PanchangaReading } from './reading.ts';

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
/** Vishti, which is Bhadra: the one karana to avoid. */
const VISHTI = 7;
const FIRST_MOVABLE = 2;
const LAST_MOVABLE = 57;
const MOVABLE_KARANAS = 7;

/** The day's four limbs as rows of the timeline; `at` is the moment shown. */
export function limbRows(day: PanchangaDay, reading: PanchangaReading, words: DayWords, text: Text, at: number): TimelineRow[] {
  const nameOf = (kind: (typeof LIMBS)[number], { index }: Limb) => {
    if (kind === 'tithi') return words.tithi(index);
    const name = reading.nameOf(kind, index);
    return kind === 'karana' && isVishti(index) ? text('panchanga.bhadra', { name }) : name;
  };
  return LIMBS.map((kind) => ({
    label: text(`panchanga.limbs.${kind}`),
    gloss: text(`panchanga.limbs.${kind}Gloss`),
    segments: day[kind].map((limb) => ({
      name: nameOf(kind, limb),
      until: words.until(limb.endsAt),
      startsAt: limb.startsAt,
      endsAt: limb.endsAt,
      current: at >= limb.startsAt && at < limb.endsAt,
    })),
  }));
}

/** The good periods and those to avoid, under their letters. */
export function periodRows(periods: Record<'good' | 'bad', readonly DayPeriod[]>, words: DayWords, text: Text): TimelinePeriods[] {
  return (['good', 'bad'] as const).map((tone) => ({
    label: text(`panchanga.${tone}Short`),
    tone,
    periods: periods[tone].map(({ kind, startsAt, endsAt }) => ({
      letter: text(`panchanga.periods.${kind}.letter`),
      name: text(`panchanga.periods.${kind}.name`),
      when: words.range({ startsAt, endsAt }),
      startsAt,
      endsAt,
    })),
  }));
}

/** Every third hour, except too close to the edges. */
export function axisTicks({ startsAt, endsAt, timeZone }: PanchangaDay): { at: number; label: string }[] {
  const margin = (endsAt - startsAt) / 40;
  return threeHourTicks(startsAt + margin, endsAt - margin, timeZone).map((at) => ({ at, label: hourOf(at, timeZone) }));
}

/** `3 PM`: a tick is at a full hour. */
const hourOf = (at: number, timeZone: string) => formatDate(at, { timeZone, hour: 'numeric' });

const isVishti = (karana: number) =>
  karana >= FIRST_MOVABLE && karana <= LAST_MOVABLE && ((karana - FIRST_MOVABLE) % MOVABLE_KARANAS) + 1 === VISHTI;
