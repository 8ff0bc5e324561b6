import { momentWithZone } from '@sannidhi/contracts';
import { currentLanguage, dateIn, formatDate, formatTime, type Text } from '@sannidhi/kit';
import type { Interval, Limb, PanchangaDay } from '@sannidhi/panchanga/web';
import { daysLater } from './civil-date.ts';
import { type ClockChange, clockChange } from './clock.ts';
import type { PanchangaReading } from './reading.ts';

const HALF_MONTH = 15;
const LAST_TITHI = 30;
const DEGREES_PER_TITHI = 12;
/** Times this close to a change of clocks are shown with their zone, because an hour occurs twice. */
const AMBIGUOUS_MS = 2 * 3_600_000;

/** How one Hindu day is worded: its times in the place's local time. */
export interface DayWords {
  /** `8:01 PM`; on another civil date with that date, beside today as `tomorrow, 6:52 AM`. */
  time: (at: number) => string;
  /** `until tomorrow, 6:26 PM`. */
  until: (at: number) => string;
  /** `11:23 AM – 12:02 PM`. */
  range: (span: Interval) => string;
  /** "Shukla Ekadashi". */
  tithi: (index: number) => string;
  change: ClockChange | undefined;
  /** Sunrise, sunset and next sunrise in one sentence, or that there are none. */
  band: string;
}

/** The words of a day for a reading. */
export function dayWords(day: PanchangaDay, reading: PanchangaReading, text: Text): DayWords {
  const { timeZone, date } = day;
  const change = clockChange(day.startsAt, day.endsAt, timeZone);
  const clock = (at: number) =>
    change && Math.abs(at - change.at) < AMBIGUOUS_MS
      ? momentWithZone(currentLanguage(), { timeZone, hour: 'numeric', minute: '2-digit' }, at)
      : formatTime(at, { timeZone });
  const isToday = date === dateIn(timeZone, Date.now());
  const time = (at: number) => {
    const on = dateIn(timeZone, at);
    if (on === date) return clock(at);
    if (isToday && on === daysLater(date, 1)) return text('panchanga.tomorrowAt', { time: clock(at) });
    if (isToday && on === daysLater(date, -1)) return text('panchanga.yesterdayAt', { time: clock(at) });
    return `${formatDate(at, { timeZone, month: 'short', day: 'numeric' })}, ${clock(at)}`;
  };
  return {
    change,
    time,
    until: (at) => text('panchanga.until', { time: time(at) }),
    range: ({ startsAt, endsAt }) =>
      dateIn(timeZone, startsAt) === dateIn(timeZone, endsAt)
        ? `${time(startsAt)} – ${clock(endsAt)}`
        : `${time(startsAt)} – ${time(endsAt)}`,
    tithi: (index) => tithiName(index, reading),
    band: bandSentence(day, time, text),
  };
}

function bandSentence({ sun, sunset, startsAt, endsAt }: PanchangaDay, time: DayWords['time'], text: Text): string {
  if (sunset === null || sun !== 'rises-and-sets') return text(sun === 'stays-up' ? 'panchanga.sunStaysUp' : 'panchanga.sunStaysDown');
  return text('panchanga.bandSentence', { sunrise: time(startsAt), sunset: time(sunset), next: time(endsAt) });
}

/** A tithi with its half of the month; the full and the new Moon need none. */
export function tithiName(index: number, { names, nameOf }: PanchangaReading): string {
  const word = nameOf('tithi', index);
  if (index === HALF_MONTH || index === LAST_TITHI) return word;
  return `${names.paksha[index > HALF_MONTH ? 1 : 0] ?? ''} ${word}`;
}

/** 1 to 15 within its half of the month. */
export const numberInHalf = (tithi: number): number => (tithi > HALF_MONTH ? tithi - HALF_MONTH : tithi);

/** The limb in effect at an instant, otherwise the first. */
export const limbAt = (limbs: readonly Limb[], at: number): Limb | undefined =>
  limbs.find(({ startsAt, endsAt }) => at >= startsAt && at < endsAt) ?? limbs[0];

/** Moon minus Sun in degrees at an instant of a day. */
export function elongationAt({ tithi }: Pick<PanchangaDay, 'tithi'>, at: number): number {
  const limb = limbAt(tithi, at);
  if (!limb) return 0;
  return (limb.index - 1 + (at - limb.startsAt) / (limb.endsAt - limb.startsAt)) * DEGREES_PER_TITHI;
}
