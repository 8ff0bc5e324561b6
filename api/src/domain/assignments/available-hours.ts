import type { PriestAvailability } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';

/** A stretch of time. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether a priest's hours, on a temple's clocks, cover all of a service. Without weekly hours every hour counts. */
export function isCovered(hours: PriestAvailability, { startsAt, endsAt }: Span, timeZone: string): boolean {
  const [start, end] = [startsAt.getTime(), endsAt.getTime()];
  const last = dateAt(end, timeZone);
  let coveredUntil = start;
  for (let date = dateAt(start, timeZone); date <= last; date = daysAfter(date, 1)) {
    for (const [from, until] of windowsOf(hours, date, timeZone)) {
      if (from <= coveredUntil && until > coveredUntil) coveredUntil = until;
    }
  }
  return coveredUntil >= end;
}

/** The windows of a date in milliseconds, in order; those of the date itself replace the week's. */
function windowsOf({ weekly, exceptions }: PriestAvailability, date: string, timeZone: string): [number, number][] {
  const dated = exceptions.filter((each) => each.date === date);
  const usual = weekly.filter(({ weekday }) => weekday === new Date(date).getUTCDay());
  const always = weekly.length === 0 && dated.length === 0;
  const windows = always ? [{ from: '00:00', until: '24:00' }] : dated.length > 0 ? dated : usual;
  const at = (time: string) => (time === '24:00' ? instantOf(daysAfter(date, 1), '00:00', timeZone) : instantOf(date, time, timeZone));
  return windows.map(({ from, until }): [number, number] => [at(from), at(until)]).sort(([a], [b]) => a - b);
}
