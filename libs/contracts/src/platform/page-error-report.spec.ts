import { withoutIds, withoutPersonalData } from './page-error-report.ts';

it.each([
  ['No account for meera.r@example.com here', 'No account for … here'],
  ['Cannot read "Meera Raghunathan" of undefined', 'Cannot read … of undefined'],
  ["Unexpected token 'M' in JSON", 'Unexpected token … in JSON'],
  ['phone +1 (732) 555-0148 refused', 'phone … refused'],
  ['session 0192f0c17d1a7c3e8a55000000000001 ended', 'session … ended'],
  ['Failed to fetch /api/x?token=abc&email=a', 'Failed to fetch /api/x'],
  ['x is not a function', 'x is not a function'],
  ['Loading chunk 314 failed', 'Loading chunk 314 failed'],
])('takes what may be somebody’s out of %s', (text, left) => expect(withoutPersonalData(text)).toBe(left));

it('leaves ids and codes out of a path', () => {
  expect(withoutIds('/temple-admin/events/0192f0c1/manage?panel=3#x')).toBe('/temple-admin/events/:id/manage');
  expect(withoutIds('/devotee/dashboard')).toBe('/devotee/dashboard');
  expect(withoutIds('/')).toBe('/');
});

it('takes out a quoted value that the cut left open, and looks at the beginning of a long message only', () => {
  const long = `Cannot read “Meera ${'a'.repeat(2_000)}” of undefined`;
  expect(withoutPersonalData(long)).toBe('Cannot read …');
  expect(withoutPersonalData('a-'.repeat(100_000)).length).toBeLessThanOrEqual(1_000);
});
