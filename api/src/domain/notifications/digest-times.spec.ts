import { nextDigest } from './digest-times.ts';

const NEW_YORK = 'America/New_York';
const at = (instant: string) => new Date(instant);

it.each([
  ['later today', '2026-06-10T10:00:00Z', '2026-06-10T12:00:00.000Z'],
  ['tomorrow once the hour began', '2026-06-10T12:00:00Z', '2026-06-11T12:00:00.000Z'],
  ['at the same hour after clocks go forward', '2027-03-13T14:00:00Z', '2027-03-14T12:00:00.000Z'],
  ['at the same hour after clocks go back', '2026-10-31T13:00:00Z', '2026-11-01T13:00:00.000Z'],
])('is due %s', (_, now, due) => {
  expect(nextDigest({ digest: 'daily', hour: 8, timeZone: NEW_YORK }, at(now))?.toISOString()).toBe(due);
});

it('is due on Mondays where somebody wants it weekly, and never where they want each email', () => {
  const weekly = { digest: 'weekly', hour: 8, timeZone: NEW_YORK } as const;
  expect(nextDigest(weekly, at('2026-06-10T10:00:00Z'))?.toISOString()).toBe('2026-06-15T12:00:00.000Z');
  expect(nextDigest(weekly, at('2026-06-15T12:00:00Z'))?.toISOString()).toBe('2026-06-22T12:00:00.000Z');
  expect(nextDigest({ ...weekly, digest: 'each' }, at('2026-06-10T10:00:00Z'))).toBeNull();
});
