import { isYearOver, yearOf } from './statement-years.ts';

const EIGHT_PM_IN_EDISON = new Date('2026-01-01T01:00:00Z');
const NEW_YEAR_IN_EDISON = new Date('2026-01-01T05:00:00Z');
const NEW_YEAR_IN_HONOLULU = new Date('2026-01-01T10:00:00Z');
const [EDISON, HONOLULU] = ['America/New_York', 'Pacific/Honolulu'];

it('ends a year at midnight at the temple', () => {
  expect(isYearOver(2025, [EDISON], EIGHT_PM_IN_EDISON)).toBe(false);
  expect(isYearOver(2025, [EDISON], NEW_YEAR_IN_EDISON)).toBe(true);
});

it('ends a year over several temples at the last of them', () => {
  expect(isYearOver(2025, [EDISON, HONOLULU], NEW_YEAR_IN_EDISON)).toBe(false);
  expect(isYearOver(2025, [EDISON, HONOLULU], NEW_YEAR_IN_HONOLULU)).toBe(true);
  expect(isYearOver(2025, [], NEW_YEAR_IN_HONOLULU)).toBe(false);
});

it('knows only years that can have gifts', () => {
  expect(yearOf('2026', new Date('2025-12-31T15:00:00Z'))).toBe(2026);
  for (const year of ['2019', '2027', '20x6']) expect(() => yearOf(year, NEW_YEAR_IN_HONOLULU)).toThrow();
});
