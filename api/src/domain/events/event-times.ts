import { dateAt, instantOf, timeAt } from '@sannidhi/panchanga';

const MINUTE_MS = 60_000;

/** When a date of an event is: as its zone's clocks show it, and as instants. A time that the clocks skip comes as much later as they skip. */
export function timesOf({
  date,
  time,
  durationMinutes,
  timeZone,
}: {
  date: string;
  time: string;
  durationMinutes: number;
  timeZone: string;
}) {
  const startsAt = instantOf(date, time, timeZone);
  return {
    onDate: dateAt(startsAt, timeZone),
    atTime: timeAt(startsAt, timeZone),
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + durationMinutes * MINUTE_MS),
  };
}
