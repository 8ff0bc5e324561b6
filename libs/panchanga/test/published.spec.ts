import { createPanchanga, type Festival } from '../src/index.ts';
import { CITIES, referenceRows } from './reference.ts';

type City = keyof typeof CITIES;

const year = (date: string) => Number(date.slice(0, 4));
const calendars = new Map<string, Festival[]>();
const smartaYear = (city: City, of: number) => {
  const key = `${city} ${of}`;
  const known = calendars.get(key) ?? createPanchanga(CITIES[city], { tradition: 'smarta' }).festivals(of);
  calendars.set(key, known);
  return known;
};
const datesOf = (city: City, of: number, id: string) =>
  smartaYear(city, of)
    .filter((festival) => festival.id === id)
    .map(({ date }) => date);

describe('dates printed by public calendars', () => {
  const rows = referenceRows('published_festivals');
  const groups = grouped(rows);
  const byFestival = [...new Set(rows.map(([city, id]) => `${city} ${id}`))];

  it.each(byFestival)('%s', (key) => {
    const printedYears = [...groups].filter(([group]) => group.startsWith(`${key} `));
    for (const [, printed] of printedYears) {
      const [city, id, date] = printed[0]!;
      expect(datesOf(city as City, year(String(date)), String(id))).toEqual(printed.map((row) => row[2]));
    }
  });
});

describe('the published checks of the reference set', () => {
  it.each([
    ['edison', 'diwali-lakshmi-puja', '2025-10-20'],
    ['losAngeles', 'diwali-lakshmi-puja', '2025-10-20'],
    ['ujjain', 'diwali-lakshmi-puja', '2025-10-20'],
    ['ujjain', 'diwali-lakshmi-puja', '2026-11-08'],
    ['toronto', 'sharad-navaratri', '2023-10-15'],
    ['toronto', 'durga-ashtami', '2023-10-22'],
    ['toronto', 'vijayadashami', '2023-10-23'],
    ['toronto', 'dhanteras', '2023-11-10'],
    ['toronto', 'diwali-lakshmi-puja', '2023-11-12'],
    ['toronto', 'karva-chauth', '2023-10-31'],
  ] as const)('%s keeps %s on %s', (city, id, date) => {
    expect(datesOf(city, year(date), id)).toEqual([date]);
  });

  it('keeps Karva Chauth 2025 by the local moonrise, a day before India, where the press copied India’s date', () => {
    expect(datesOf('edison', 2025, 'karva-chauth')).toEqual(['2025-10-09']);
    expect(datesOf('delhi', 2025, 'karva-chauth')).toEqual(['2025-10-10']);
  });
});

describe('hard rules', () => {
  it('gives Diwali 2024 its later evening only where Amavasya outlasts sunset by a ghatika', () => {
    expect(datesOf('delhi', 2024, 'diwali-lakshmi-puja')).toEqual(['2024-11-01']);
    expect(datesOf('mumbai', 2024, 'diwali-lakshmi-puja')).toEqual(['2024-10-31']);
  });

  it('marks the two traditions of an Ekadashi and of Janmashtami where they part', () => {
    const festivals = createPanchanga(CITIES.delhi).festivals(2025);
    const of = (id: string) => festivals.filter((festival) => festival.id === id).map(({ date, tradition }) => [date, tradition]);
    expect(of('nirjala-ekadashi')).toEqual([
      ['2025-06-06', 'smarta'],
      ['2025-06-07', 'vaishnava'],
    ]);
    expect(of('krishna-janmashtami')).toEqual([
      ['2025-08-15', 'smarta'],
      ['2025-08-16', 'vaishnava'],
    ]);
    expect(of('devshayani-ekadashi')).toEqual([['2025-07-06', 'both']]);
  });

  it('gives each tradition its own calendar when it is asked for', () => {
    const vaishnava = createPanchanga(CITIES.delhi, { tradition: 'vaishnava' }).festivals(2025);
    expect(vaishnava.find(({ id }) => id === 'krishna-janmashtami')?.date).toBe('2025-08-16');
    expect(vaishnava.filter(({ tradition }) => tradition === 'smarta')).toEqual([]);
  });

  it('moves Makara Sankranti to the next day when the Sun enters after sunset', () => {
    expect(datesOf('delhi', 2023, 'makara-sankranti')).toEqual(['2023-01-15']);
    expect(datesOf('edison', 2023, 'makara-sankranti')).toEqual(['2023-01-14']);
  });

  it('keeps no annual festival in an adhika month, and its own Ekadashis there', () => {
    const festivals = createPanchanga(CITIES.edison).festivals(2026);
    const inAdhika = festivals.filter(({ date }) => date > '2026-05-17' && date < '2026-06-14').map(({ id }) => id);
    expect(inAdhika).toEqual(expect.arrayContaining(['padmini-ekadashi', 'parama-ekadashi']));
    expect(inAdhika).not.toContain('ganga-dussehra');
    expect(festivals.filter(({ id }) => id === 'ganga-dussehra')).toHaveLength(1);
  });

  it('breaks the Ekadashi fast within Dvadashi, after Hari vasara, by day', () => {
    for (const festival of createPanchanga(CITIES.edison).festivals(2026)) {
      if (!festival.parana) continue;
      expect(festival.parana.endsAt).toBeGreaterThan(festival.parana.startsAt);
      expect(festival.parana.startsAt).toBeGreaterThanOrEqual(createPanchanga(CITIES.edison).day(festival.date).endsAt);
    }
  });
});

function grouped(rows: string[][]): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const row of rows) {
    const key = `${row[0]} ${row[1]} ${row[2]?.slice(0, 4)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
