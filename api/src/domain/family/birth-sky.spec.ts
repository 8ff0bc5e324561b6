import { birthDetails, dateAt, instantOf } from '@sannidhi/panchanga';
import fc from 'fast-check';
import { birthSkyOf } from './birth-sky.ts';

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timeZone: 'Asia/Kolkata' };
const EDISON = { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' };

it('gives the star, its quarter and its sign for a birth whose time is known', () => {
  const { nakshatra, rashi, tithi } = birthDetails(Date.UTC(1985, 3, 12, 0, 15), CHENNAI);
  const sky = birthSkyOf({ date: '1985-04-12', time: '05:45', place: CHENNAI });
  expect(sky.stars).toEqual([{ nakshatra: nakshatra.index, pada: nakshatra.pada, rashi: rashi.index, until: null }]);
  expect(sky.lunarDays).toEqual([{ tithi: tithi.index, month: expect.any(Number), adhika: false, until: null }]);
});

it('says which stars are possible on a day whose hour is not known', () => {
  const { stars } = birthSkyOf({ date: '2008-08-02', time: null, place: EDISON });
  expect(stars.length).toBeGreaterThan(1);
  expect(stars.at(-1)?.until).toBeNull();
  const [first, second] = stars;
  const change = first!.until!;
  expect(dateAt(change, EDISON.timeZone)).toBe('2008-08-02');
  expect(birthDetails(change - 5_000, EDISON).nakshatra.index).toBe(first!.nakshatra);
  expect(birthDetails(change + 5_000, EDISON).nakshatra.index).toBe(second!.nakshatra);
});

it('holds for every minute of the day what it says of the day', () => {
  const days = fc.date({ min: new Date('1950-01-02'), max: new Date('2050-12-30'), noInvalidDate: true });
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const two = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(days, times, fc.constantFrom(CHENNAI, EDISON), (day, [hour, minute], place) => {
      const date = day.toISOString().slice(0, 10);
      const time = `${two(hour)}:${two(minute)}`;
      const at = instantOf(date, time, place.timeZone);
      const possible = birthSkyOf({ date, time: null, place });
      const exact = birthSkyOf({ date, time, place });
      const holding = <Fact extends { until: number | null }>(facts: Fact[]) => facts.find(({ until }) => until === null || at < until);
      expect(holding(possible.stars)?.nakshatra).toBe(exact.stars[0]?.nakshatra);
      expect(holding(possible.lunarDays)?.tithi).toBe(exact.lunarDays[0]?.tithi);
    }),
    { numRuns: 60 },
  );
});

it('takes the lunar day of the afternoon where only the date is known', () => {
  const sky = birthSkyOf({ date: '2019-02-10', time: null, place: CHENNAI });
  const { tithi } = birthDetails(instantOf('2019-02-10', '14:40', CHENNAI.timeZone), CHENNAI);
  expect(sky.ofDay.tithi).toBe(tithi.index);
  expect(sky.lunarDays.map((day) => day.tithi)).toContain(tithi.index);
});
