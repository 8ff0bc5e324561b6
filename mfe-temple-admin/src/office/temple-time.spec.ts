import { dateIn } from '@sannidhi/kit';
import { addDays, sameDayLastYear } from './temple-time.ts';

describe('civil dates of the temple', () => {
  it('keeps the temple’s day after midnight UTC', () => {
    expect(dateIn('America/New_York', new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-20');
  });

  it('crosses months and years by days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('finds the same day of the year before', () => {
    expect(sameDayLastYear('2026-11-20')).toBe('2025-11-20');
    expect(sameDayLastYear('2028-02-29')).toBe('2027-02-28');
  });
});
