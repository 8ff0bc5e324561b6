import { dateAt, daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';
import { reminderOf } from './reminder-time.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];
/** Both clock changes of 2026 with the days around them, and the turn of the year. */
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2027-01-01'];
const TIMES = ['00:15', '01:30', '02:30', '08:00', '23:45'];

describe.each(ZONES)('an event in %s', (zone) => {
  it.each(DAYS)('on %s has its reminder at eight in the morning before, whatever its time', (date) => {
    for (const time of TIMES) {
      const { day, dueAt } = reminderOf(new Date(instantOf(date, time, zone)), zone);
      expect([day, dateAt(dueAt.getTime(), zone), timeAt(dueAt.getTime(), zone)]).toEqual([date, daysAfter(date, -1), '08:00']);
    }
  });
});
