import { allCities, cityById, searchCities } from '../src/cities/cities.ts';

const american = allCities().filter(({ country }) => country === 'US');

it('knows over a thousand places of the United States in every state, each with its own id', () => {
  expect(american.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(american.map(({ region }) => region)).size).toBeGreaterThanOrEqual(51);
  expect(new Set(allCities().map(({ id }) => id)).size).toBe(allCities().length);
});

it('gives every city coordinates and a zone that fit each other', () => {
  const noons = new Map([...new Set(allCities().map(({ timeZone }) => timeZone))].map((timeZone) => [timeZone, offsetHours(timeZone)]));
  for (const { id, latitude, longitude, timeZone } of allCities()) {
    expect([id, Math.abs(latitude) < 72]).toEqual([id, true]);
    expect([id, Math.abs(longitude / 15 - noons.get(timeZone)!) < 4 || timeZone.startsWith('Pacific/')]).toEqual([id, true]);
  }
});

it('finds a city by the beginning of its name, with its state, without accents', () => {
  expect(searchCities('edis', 5)[0]).toMatchObject({ id: 'edison-nj', timeZone: 'America/New_York' });
  expect(searchCities('Springfield, IL', 5)[0]).toMatchObject({ region: 'IL' });
  expect(searchCities('sao paulo', 5)[0]).toMatchObject({ country: 'BR' });
  expect(searchCities('xyzzy', 5)).toEqual([]);
  expect(cityById('fremont-ca')).toMatchObject({ name: 'Fremont' });
  expect(cityById('nowhere-zz')).toBeUndefined();
});

/** Hours a zone is ahead of UTC in March. */
function offsetHours(timeZone: string): number {
  const at = Date.UTC(2026, 2, 1, 12);
  const [day, hour, minute] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return (day! - 1) * 24 + hour! + minute! / 60 - 12;
}
