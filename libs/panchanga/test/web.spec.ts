import { createPanchanga, festivalName, inLanguage, loadLanguage, loadYears, PanchangaRangeError } from '../src/web.ts';
import { reviewedTable } from './golden/reviewed-table.ts';
import { CITIES } from './reference.ts';

const edison = createPanchanga(CITIES.edison);

it('says which decades are missing before a year is loaded, and answers after', async () => {
  expect(() => edison.day('2026-11-08')).toThrow(PanchangaRangeError);
  expect(() => edison.day('2026-11-08')).toThrow(/the decades loaded are: none/);
  expect(() => festivalName('ugadi')).toThrow(/No language is loaded/);
  await loadYears(2026);
  expect(edison.day('2026-11-08').festivals.map(({ id }) => id)).toContain('diwali-lakshmi-puja');
});

it('needs one decade alone for its first and last year', async () => {
  await loadYears(2020, 2029);
  for (const year of [2020, 2029]) expect(edison.festivals(year).length).toBeGreaterThan(100);
});

it('gives the same dates as the whole library', () => {
  const reviewed = reviewedTable(2026)
    .split('\n')
    .filter((line) => line.startsWith('edison\t'))
    .map((line) => line.split('\t').slice(1, 3).join(' '));
  const dates = edison.festivals(2026).map(({ id, date }) => `${id} ${date}`);
  expect(dates).toEqual(expect.arrayContaining(reviewed));
});

it('speaks English until a language is loaded', async () => {
  expect(festivalName('ugadi', 'te')).toBe('Ugadi');
  await loadLanguage('te');
  await loadLanguage('hi');
  expect(festivalName('ugadi', 'te')).toBe('ఉగాది');
  const [festival] = edison.festivals(2026);
  expect(inLanguage(festival!, 'hi').reason).toMatch(/\p{Script=Devanagari}/u);
});

it('speaks the one language a page loads, also in its records, and English once that is there', async () => {
  await jest.isolateModulesAsync(async () => {
    const library = await import('../src/web.ts');
    await library.loadYears(2026, 2026, 'hi');
    const { vratas, tithi } = library.createPanchanga(CITIES.edison).day('2026-11-20');
    expect(tithi[0]?.name).toBe('एकादशी');
    expect(vratas[0]?.reason).toMatch(/\p{Script=Devanagari}/u);
    await library.loadYears(2026);
    expect(library.createPanchanga(CITIES.edison).day('2026-11-20').tithi[0]?.name).toBe('Ekadashi');
    expect(library.festivalName('ekadashi', 'hi')).toBe('एकादशी');
  });
});

it('refuses years it has no table for', async () => {
  await expect(loadYears(1800)).rejects.toThrow(/1900 to 2100/);
});
