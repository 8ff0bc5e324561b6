import { localTime, longDate } from './local-time.ts';

const at = (instant: string) => Date.parse(instant);

it('writes times and dates as the United States do in English, and day first in Hindi', () => {
  expect(localTime(at('2026-11-21T01:02:40Z'), 'America/New_York', 'en')).toBe('November 20, 8:02 PM');
  expect(localTime(at('2026-11-21T01:02:40Z'), 'America/New_York', 'hi')).toBe('20 नवंबर, 8:02 pm');
  expect(localTime(at('2026-11-20T05:05:00Z'), 'America/New_York', 'en')).toBe('November 20, 12:05 AM');
  expect(localTime(at('2026-11-20T17:00:00Z'), 'America/New_York', 'en')).toBe('November 20, 12:00 PM');
});

it('writes a civil day with its year', () => {
  const day = Date.UTC(2026, 2, 19) / 86_400_000;
  expect(longDate(day, 'en')).toBe('March 19, 2026');
  expect(longDate(day, 'hi')).toBe('19 मार्च 2026');
});
