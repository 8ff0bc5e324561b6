import { birthDetails, createPanchanga, PanchangaRangeError } from '../src/index.ts';
import { CITIES } from './reference.ts';

const HOUR = 3_600_000;
const edison = createPanchanga(CITIES.edison);

describe('clock changes', () => {
  it('keep sunrise about an hour apart on the clock, a minute apart in the sky', () => {
    const [before, after] = edison.range('2026-03-07', '2026-03-08');
    expect(Math.abs(after!.sunrise! - before!.sunrise! - 24 * HOUR)).toBeLessThan(2 * 60_000);
    expect(local(after!.sunrise!, 'America/New_York')).toMatch(/^07:/);
    expect(local(before!.sunrise!, 'America/New_York')).toMatch(/^06:/);
  });

  it('give the civil day of 23 or 25 hours its own moonrise', () => {
    for (const date of ['2026-03-08', '2026-11-01']) {
      const { moonrise } = edison.day(date);
      if (moonrise !== null) expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(moonrise)).toBe(date);
    }
  });
});

describe('polar places', () => {
  const tromso = createPanchanga(CITIES.tromso);

  it('have a midnight sun and a polar night as values', () => {
    expect(tromso.day('2026-06-21')).toMatchObject({ sun: 'stays-up', sunrise: null, sunset: null });
    expect(tromso.day('2026-12-21')).toMatchObject({ sun: 'stays-down', sunrise: null, sunset: null });
    expect(tromso.day('2026-03-21')).toMatchObject({ sun: 'rises-and-sets' });
  });

  it('work at both poles', () => {
    for (const latitude of [90, -90]) {
      const day = createPanchanga({ latitude, longitude: 0, timeZone: 'UTC' }).day('2026-06-21');
      expect(day.sunrise).toBeNull();
      expect(day.tithi.length).toBeGreaterThan(0);
    }
  });

  it('still know the year’s festivals', () => {
    expect(tromso.festivals(2026).map(({ id }) => id)).toContain('diwali-lakshmi-puja');
  });
});

describe('the date line', () => {
  it('has one sunrise on every date, a day ahead of Honolulu in Kiritimati', () => {
    const [line, honolulu] = [createPanchanga(CITIES.kiritimati), createPanchanga(CITIES.honolulu)];
    const sunrise = line.day('2026-07-02').sunrise!;
    expect(Math.abs(sunrise - honolulu.day('2026-07-01').sunrise!)).toBeLessThan(HOUR);
    expect(local(sunrise, 'Pacific/Kiritimati')).toMatch(/^06:/);
  });

  it('says that Samoa skipped 2011-12-30', () => {
    const apia = createPanchanga(CITIES.apia);
    expect(() => apia.day('2011-12-30')).toThrow(/does not exist in Pacific\/Apia/);
    const days = apia.range('2011-12-29', '2011-12-31');
    expect(days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    expect(days[1]!.sunrise! - days[0]!.sunrise!).toBeLessThan(25 * HOUR);
  });
});

it('takes leap days and refuses days that are none', () => {
  expect(edison.day('2024-02-29').date).toBe('2024-02-29');
  expect(() => edison.day('2023-02-29')).toThrow(PanchangaRangeError);
});

describe('input out of range is a named RangeError that says the range', () => {
  const at = (change: object) => () => createPanchanga({ ...CITIES.edison, ...change });
  const cases: [string, () => unknown, RegExp][] = [
    ['2026-02-30', () => edison.day('2026-02-30'), /YYYY-MM-DD/],
    ['a date in words', () => edison.day('tomorrow'), /YYYY-MM-DD/],
    ['latitude 91', at({ latitude: 91 }), /-90 to 90/],
    ['longitude 200', at({ longitude: 200 }), /-180 to 180/],
    ['latitude NaN', at({ latitude: Number.NaN }), /-90 to 90/],
    ['an unknown zone', at({ timeZone: 'America/Nowhere' }), /IANA/],
    ['an empty zone', at({ timeZone: '' }), /IANA/],
    ['year 1700', () => edison.festivals(1700), /1900 to 2100/],
    ['year 2101', () => edison.day('2101-01-01'), /1900 to 2100/],
    ['a backward range', () => edison.range('2026-02-02', '2026-02-01'), /before it begins/],
    ['tithi 31', () => edison.next({ kind: 'tithi', tithi: 31 }, '2026-01-01'), /1 to 30/],
    ['an unknown festival', () => edison.next({ kind: 'festival', id: 'nothing' }, '2026-01-01'), /not a festival/],
    ['an unknown region', () => createPanchanga(CITIES.edison, { region: 'mars' }), /use one of/],
    ['a birth in 1850', () => birthDetails(Date.UTC(1850, 0, 1), CITIES.delhi), /1900/],
  ];

  it.each(cases)('%s', (_name, ask, message) => {
    expect(ask).toThrow(PanchangaRangeError);
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(message);
  });
});

it('returns the last occurrence in the tables from none', () => {
  expect(edison.next({ kind: 'festival', id: 'purnima' }, '2100-12-30')).toBeNull();
});

function local(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);
}
