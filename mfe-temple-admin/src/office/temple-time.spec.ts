import { addDays, localDateAt, monthToDate, yearBefore } from './temple-time.ts';

describe('civil dates of the temple', () => {
  it('keeps the temple’s day after midnight UTC', () => {
    expect(localDateAt('America/New_York', new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-20');
  });

  it('crosses months and years by days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('compares the month so far with the same days of the year before', () => {
    const month = monthToDate('2026-11-20');
    expect(month).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(yearBefore(month)).toEqual({ from: '2025-11-01', to: '2025-11-20' });
    expect(yearBefore(monthToDate('2028-02-29')).to).toBe('2027-02-28');
  });
});
