import type { EventRule } from '@sannidhi/contracts';
import { createPanchanga } from '@sannidhi/panchanga';
import { eventDates } from './event-dates.ts';
import { timesOf } from './event-times.ts';

const EDISON = { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' };
const calendar = { panchanga: createPanchanga(EDISON, {}), overrides: [] };
const datesOf = (rule: EventRule, startsOn: string, end: { endsOn?: string; count?: number }) =>
  eventDates({ rule, startsOn, endsOn: end.endsOn ?? null, count: end.count ?? null }, calendar);

/** Each with its offset in winter and in summer, in hours. */
const ZONES = [
  ['America/New_York', 5, 4],
  ['America/Chicago', 6, 5],
  ['America/Denver', 7, 6],
  ['America/Phoenix', 7, 7],
  ['America/Los_Angeles', 8, 7],
  ['Pacific/Honolulu', 10, 10],
] as const;

describe.each(ZONES)('in %s', (timeZone, winter, summer) => {
  it('a weekly evening stays at its hour over both clock changes', () => {
    const dates = datesOf({ kind: 'weekly', days: [0] }, '2026-10-25', { endsOn: '2027-03-21' });
    const hours = dates.map((date) => {
      const { onDate, atTime, startsAt } = timesOf({ date, time: '18:30', durationMinutes: 60, timeZone });
      expect([onDate, atTime]).toEqual([date, '18:30']);
      return (startsAt.getTime() - Date.parse(`${date}T18:30:00Z`)) / 3_600_000;
    });
    const changes = dates.map((date) => (date < '2026-11-01' || date >= '2027-03-14' ? summer : winter));
    expect(hours).toEqual(changes);
  });
});

it('has the last Friday, the second Wednesday, and the 31st only of months that have it', () => {
  const friday = datesOf({ kind: 'monthly-weekday', days: [5], week: 'last' }, '2026-01-01', { count: 3 });
  expect(friday).toEqual(['2026-01-30', '2026-02-27', '2026-03-27']);
  const wednesday = datesOf({ kind: 'monthly-weekday', days: [3], week: '2' }, '2026-11-01', { count: 2 });
  expect(wednesday).toEqual(['2026-11-11', '2026-12-09']);
  expect(datesOf({ kind: 'monthly-day', monthDay: 31 }, '2026-01-01', { count: 4 })).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
    '2026-07-31',
  ]);
});

it('follows the temple’s own sky: Kartika Purnima of 2026 is on November 24 in Edison', () => {
  expect(datesOf({ kind: 'tithi', tithi: 15, paksha: 'shukla' }, '2026-11-01', { count: 1 })).toEqual(['2026-11-24']);
});

it('ends after two years, whatever is asked for', () => {
  const dates = datesOf({ kind: 'weekly', days: [1] }, '2026-01-05', { count: 400 });
  expect(dates).toHaveLength(105);
  expect(dates.at(-1)).toBe('2028-01-03');
});
