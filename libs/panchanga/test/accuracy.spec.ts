import { createPanchanga, limbEnds, lunarMonths, sankrantis } from '../src/index.ts';
import { CITIES, missesOf, referenceRows } from './reference.ts';

const YEARS = [2023, 2025];
const P999_SECONDS = 1.0;
const WORST_SECONDS = 2;
const RISE_P999_SECONDS = 1.5;

const inYears = <T>(list: (from: number, to: number) => T[]) =>
  YEARS.flatMap((year) => list(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)));

describe('limb ends', () => {
  it.each(['tithi', 'nakshatra', 'yoga', 'karana'] as const)('%s ends are the reference’s, none wrong, within a second', (kind) => {
    const rows = referenceRows(`${kind}_end`);
    const found = inYears((from, to) => limbEnds(kind, from, to));
    expect(found.map(({ index }) => index)).toEqual(rows.map(([index]) => Number(index)));
    const { p999, worst } = missesOf(found.map(({ endsAt }, i) => endsAt - Date.parse(rows[i]?.[1] ?? '')));
    expect(p999).toBeLessThanOrEqual(P999_SECONDS);
    expect(worst).toBeLessThanOrEqual(WORST_SECONDS);
  });

  it('sankrantis are within two seconds', () => {
    const rows = referenceRows('sankranti_end');
    const found = inYears(sankrantis);
    expect(found.map(({ rashi }) => rashi)).toEqual(rows.map(([index]) => Number(index)));
    expect(missesOf(found.map(({ at }, i) => at - Date.parse(rows[i]?.[1] ?? ''))).worst).toBeLessThanOrEqual(WORST_SECONDS);
  });
});

describe('lunar months', () => {
  it('have the reference’s names, adhika marks, new and full moons', () => {
    for (const [name, adhika, start, full, end] of referenceRows('lunar_months')) {
      const month = lunarMonths(Date.parse(String(full)), Date.parse(String(full)) + 1)[0]!;
      expect([month.name, month.adhika]).toEqual([name, adhika === '1']);
      const misses = [
        month.startsAt - Date.parse(String(start)),
        month.fullMoonAt - Date.parse(String(full)),
        month.endsAt - Date.parse(String(end)),
      ];
      expect(missesOf(misses).worst).toBeLessThanOrEqual(P999_SECONDS);
    }
  });
});

describe.each(['edison', 'phoenix', 'ujjain'] as const)('days of %s', (city) => {
  const rows = referenceRows(`days_${city}`);
  const upper = createPanchanga(CITIES[city]);
  const centre = createPanchanga(CITIES[city], { horizon: 'disc-center' });
  const days = rows.map(([date]) => ({ upper: upper.day(String(date)), centre: centre.day(String(date)) }));

  it('have the reference’s indices at sunrise, none wrong', () => {
    const indices = days.map(({ upper: { atSunrise } }) => [atSunrise.tithi, atSunrise.nakshatra, atSunrise.yoga, atSunrise.karana]);
    expect(indices).toEqual(rows.map((row) => row.slice(7, 11).map(Number)));
    expect(days.map(({ centre: { atSunrise } }) => atSunrise.tithi)).toEqual(rows.map((row) => Number(row[11])));
  });

  it('rise and set within a second and a half, and miss a moonrise where the sky does', () => {
    const columns = [
      days.map((day) => day.upper.sunrise),
      days.map((day) => day.upper.sunset),
      days.map((day) => day.centre.sunrise),
      days.map((day) => day.centre.sunset),
      days.map((day) => day.upper.moonrise),
      days.map((day) => day.upper.moonset),
    ];
    for (const [i, column] of columns.entries()) {
      const expected = rows.map((row) => (row[i + 1] ? Date.parse(String(row[i + 1])) : null));
      expect(column.map((ms) => ms === null)).toEqual(expected.map((ms) => ms === null));
      expect(missesOf(column.map((ms, day) => (ms ?? 0) - (expected[day] ?? 0))).p999).toBeLessThanOrEqual(RISE_P999_SECONDS);
    }
  });

  it('mark kshaya and vriddhi tithis exactly', () => {
    const marked = days.flatMap(({ upper: day }) => [
      ...day.kshaya.map((tithi) => `${city},${day.date},K,${tithi}`),
      ...(day.vriddhi ? [`${city},${day.date},V,${day.atSunrise.tithi}`] : []),
    ]);
    const listed = referenceRows('kshaya_vriddhi')
      .filter(([place]) => place === city)
      .map((row) => row.join(','));
    expect(marked.sort()).toEqual(listed.sort());
  });
});
