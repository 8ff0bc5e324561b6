import type { PlanRule } from '@sannidhi/contracts';
import { createPanchanga, dateAt, daysAfter, type Place } from '@sannidhi/panchanga';
import fc from 'fast-check';
import { chargedAt, dateAfter, dateOf, datesFrom, type Schedule } from './occurrence-dates.ts';

const EDISON: Place = { latitude: 40.52, longitude: -74.41, timeZone: 'America/New_York' };
const PHOENIX: Place = { latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };
const FREMONT: Place = { latitude: 37.55, longitude: -121.99, timeZone: 'America/Los_Angeles' };
const PLACES = [EDISON, PHOENIX, FREMONT];

const schedule = (rule: PlanRule, startsOn: string, given: Partial<Schedule> = {}): Schedule => ({
  rule,
  startsOn,
  place: EDISON,
  firstN: 0,
  endsBeforeN: null,
  endsOn: null,
  ...given,
});
const dates = (each: Schedule, count: number) => datesFrom(each, each.firstN, count).map(({ on }) => on);
const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;
const lastOf = (on: string) => new Date(Date.UTC(Number(on.slice(0, 4)), Number(on.slice(5, 7)), 0)).getUTCDate();

const someDay = fc.integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2032, 0, 1) / 86_400_000 });
const someDate = someDay.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('dates of the civil calendar', () => {
  it.each([
    ['monthly', undefined, '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['monthly', undefined, '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['monthly', 31, '2026-02-10', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['monthly', 5, '2026-01-06', ['2026-02-05', '2026-03-05']],
    ['quarterly', undefined, '2025-11-30', ['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30']],
    ['yearly', undefined, '2024-02-29', ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['weekly', undefined, '2026-03-05', ['2026-03-05', '2026-03-12', '2026-03-19']],
  ] as const)('%s on day %s from %s', (kind, day, startsOn, expected) => {
    expect(dates(schedule({ kind, ...(day ? { day } : {}) }, startsOn), expected.length)).toEqual(expected);
  });

  it('have one in every month, on the wanted day or the last one, however long ago the first was', () => {
    const day = fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined });
    fc.assert(
      fc.property(someDate, day, fc.integer({ min: 0, max: 400 }), (startsOn, wanted, n) => {
        const each = schedule({ kind: 'monthly', day: wanted }, startsOn);
        const [on, next] = [dateOf(each, n)!, dateOf(each, n + 1)!];
        const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(months(next) - months(on)).toBe(1);
        expect(Number(on.slice(8))).toBe(Math.min(wanted ?? Number(startsOn.slice(8)), lastOf(on)));
        expect(dateOf(each, 0)! >= startsOn && daysBetween(startsOn, dateOf(each, 0)!) <= 31).toBe(true);
      }),
    );
  });

  it('end with the last number or the last date, and count on after a change', () => {
    expect(dates(schedule({ kind: 'monthly' }, '2026-01-31', { endsBeforeN: 3 }), 9)).toHaveLength(3);
    expect(dates(schedule({ kind: 'monthly' }, '2026-01-31', { endsOn: '2026-03-31' }), 9).at(-1)).toBe('2026-03-31');
    const changed = schedule({ kind: 'monthly', day: 5 }, '2026-06-02', { firstN: 7 });
    expect(dateOf(changed, 7)).toBe('2026-06-05');
    expect(dateAfter(changed, 7, '2026-07-05')).toEqual({ n: 9, on: '2026-08-05' });
  });
});

describe('dates by tithi and star', () => {
  const lunarRules: PlanRule[] = [
    ...[1, 4, 11, 14, 15].flatMap((tithi) =>
      (['shukla', 'krishna', 'both'] as const).map((paksha) => ({ kind: 'tithi', tithi, paksha }) as const),
    ),
    ...[1, 8, 15, 27].map((nakshatra) => ({ kind: 'nakshatra', nakshatra }) as const),
  ];
  const bounds = ({ kind, paksha }: PlanRule) => {
    if (kind === 'nakshatra') return [26, 29];
    return paksha === 'both' ? [12, 18] : [28, 31];
  };

  it.each(PLACES)('leave no occurrence out and have none twice at $timeZone', (place) => {
    for (const rule of lunarRules) {
      const found = dates(schedule(rule, '2026-01-01', { place }), 60);
      const [least, most] = bounds(rule) as [number, number];
      for (const [at, on] of found.slice(1).entries()) {
        const gap = daysBetween(found[at]!, on);
        expect([rule, on, gap >= least && gap <= most]).toEqual([rule, on, true]);
      }
    }
  });

  it('are the same from wherever they are counted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lunarRules), fc.constantFrom(...PLACES), fc.integer({ min: 0, max: 700 }), (rule, place, days) => {
        const all = dates(schedule(rule, '2026-01-01', { place }), 60);
        const later = daysAfter('2026-01-01', days);
        const expected = all.filter((on) => on >= later).slice(0, 3);
        expect(dates(schedule(rule, later, { place }), 3).slice(0, expected.length)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('keep Ekadashi on the days the calendar shows', () => {
    const calendar = createPanchanga(EDISON, { tradition: 'smarta' });
    const shown = [2026, 2027].flatMap((year) => calendar.vratas(year).filter(({ id }) => id === 'ekadashi'));
    const rule = { kind: 'tithi', tithi: 11, paksha: 'both' } as const;
    expect(dates(schedule(rule, '2026-01-01'), shown.length)).toEqual(shown.map(({ date }) => date));
  });
});

it('charges at nine on the donor’s clocks, also on the nights they change', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu');
  fc.assert(
    fc.property(someDate, zones, (on, timeZone) => {
      const at = chargedAt(on, timeZone);
      const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at);
      expect([dateAt(at.getTime(), timeZone), hour]).toEqual([on, '09']);
    }),
  );
  expect(chargedAt('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(chargedAt('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T14:00:00.000Z');
});
