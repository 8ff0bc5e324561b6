import { createPanchanga, type Festival } from '../src/index.ts';
import { CITIES, referenceRows } from './reference.ts';

type City = keyof typeof CITIES;
type Tradition = 'smarta' | 'vaishnava';

const MS_PER_MINUTE = 60_000;
/** A printed minute is cut, and its almanac's own error is up to this. */
const ALMANAC_ERROR_MS = 20_000;

const calendars = new Map<string, Festival[]>();
function calendar(city: City, tradition: Tradition, year: number): Festival[] {
  const key = `${city} ${tradition} ${year}`;
  const known = calendars.get(key) ?? createPanchanga(CITIES[city], { tradition }).festivals(year);
  calendars.set(key, known);
  return known;
}

describe('dates printed for North America', () => {
  const rows = referenceRows('published_abroad') as [City, string, Tradition, string, string][];

  it.each(rows)('%s keeps %s (%s) on %s, as %s prints', (city, id, tradition, date) => {
    const dates = calendar(city, tradition, Number(date.slice(0, 4))).filter((festival) => festival.id === id);
    expect(dates.map((festival) => festival.date)).toContain(date);
  });
});

describe('times printed for Seattle', () => {
  const seattle = createPanchanga(CITIES.seattle);
  const rows = referenceRows('published_limb_ends') as [City, 'tithi' | 'nakshatra', string, string, string][];

  it.each(rows)('%s: %s %s ends on the day of %s in the minute of %s', (_, limb, index, date, clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const printed = Date.parse(`${date}T00:00:00-08:00`) + (hours * 60 + minutes) * MS_PER_MINUTE;
    const endsAt = seattle.day(date)[limb].find((span) => span.index === Number(index))?.endsAt ?? Number.NaN;
    expect(endsAt).toBeGreaterThan(printed - ALMANAC_ERROR_MS);
    expect(endsAt).toBeLessThan(printed + MS_PER_MINUTE + ALMANAC_ERROR_MS);
  });
});
