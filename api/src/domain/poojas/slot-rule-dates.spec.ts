import { createPanchanga } from '@sannidhi/panchanga';
import { demoTemples } from '../../demo/demo-temples.ts';
import type { PoojaServiceRow } from './pooja-service.entity.ts';
import { slotRow } from './slot-maker.service.ts';
import { slotRuleDates } from './slot-rule-dates.ts';

const [FIRST, LAST] = ['2027-01-01', '2027-12-31'];
const temples = demoTemples(new Date('2026-11-22T12:00:00Z')).filter(({ status }) => status === 'approved');
const PLACES = { id: null, capacity: 8, onlinePlaces: 8, counterPlaces: 0 };
const service = { id: 'service', durationMinutes: 90 } as PoojaServiceRow;

const ruleDates = (panchanga: ReturnType<typeof createPanchanga>, festival: string) =>
  slotRuleDates({ kind: 'festival', festival }, FIRST, LAST, { panchanga, overrides: [] });

describe.each(temples.map((temple) => [temple.city, temple] as const))('at the temple in %s', (_, temple) => {
  const panchanga = createPanchanga(temple);
  const days = panchanga.range(FIRST, LAST);

  it.each([
    ['Pradosham', 'pradosham', 23],
    ['Satyanarayana Purnima', 'satyanarayana-puja', 12],
    ['Ekadashi', 'ekadashi', 23],
  ])('every %s is on the days its calendar has it', (_name, festival, least) => {
    const dates = ruleDates(panchanga, festival);
    expect(dates).toEqual(days.filter(({ vratas }) => vratas.some(({ id }) => id === festival)).map(({ date }) => date));
    expect(dates.length).toBeGreaterThanOrEqual(least);
    for (const date of dates)
      expect(slotRow(temple, service, PLACES, { date, time: '18:30', at: new Date() })).toMatchObject({ onDate: date, atTime: '18:30' });
  });
});

it('follows each temple’s own sky: the same rule falls on other days elsewhere', () => {
  const years = temples.map((temple) => ruleDates(createPanchanga(temple), 'pradosham').join());
  expect(new Set(years).size).toBeGreaterThan(1);
});
