import { monthToDate, yearBefore, yearToDate } from './compared-days.ts';

it('compares the month and the year so far with the same days of the year before', () => {
  const month = monthToDate('2026-11-20');
  expect(month).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(yearToDate('2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' });
  expect(yearBefore(month)).toEqual({ from: '2025-11-01', to: '2025-11-20' });
  expect(yearBefore(monthToDate('2028-02-29')).to).toBe('2027-02-28');
});
