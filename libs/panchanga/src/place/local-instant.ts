import { dayNumber, isoDate, MS_PER_DAY } from './civil-date.ts';
import { zoneOf } from './zone.ts';

const MS_PER_MINUTE = 60_000;
/** Wider than any clock change. */
const AROUND_MS = 3 * 3_600_000;
const FORM = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The UTC milliseconds at which a zone's local time is `HH:MM` on a civil date. A skipped time continues from before the change; a repeated
 * one is the first. Throws a `PanchangaRangeError` for an invalid date or zone.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const { offsetAt } = zoneOf(timeZone);
  const wall = dayNumber(date) * MS_PER_DAY + minutesOf(time) * MS_PER_MINUTE;
  const about = wall - offsetAt(wall);
  const [earlier, later] = [offsetAt(about - AROUND_MS), offsetAt(about + AROUND_MS)];
  const isShown = offsetAt(wall - earlier) === earlier || offsetAt(wall - later) !== later;
  return wall - (isShown ? earlier : later);
}

/** The civil date of a zone at an instant. */
export const dateAt = (ms: number, timeZone: string): string => isoDate(zoneOf(timeZone).dayAt(ms));

/** The time that a zone's clocks show at an instant, `HH:MM`. */
export function timeAt(ms: number, timeZone: string): string {
  const local = ms + zoneOf(timeZone).offsetAt(ms);
  const minutes = Math.floor((local - Math.floor(local / MS_PER_DAY) * MS_PER_DAY) / MS_PER_MINUTE);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The civil date some days after another, or before it. */
export const daysAfter = (date: string, days: number): string => isoDate(dayNumber(date) + days);

function minutesOf(time: string): number {
  const [, hours, minutes] = FORM.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`“${time}” is not a time: write HH:MM, from 00:00 to 23:59.`);
  return Number(hours) * 60 + Number(minutes);
}
