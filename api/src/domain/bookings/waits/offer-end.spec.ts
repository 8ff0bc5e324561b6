import fc from 'fast-check';
import { offerEnd } from '../../../../test/pooja-model/offer-end.ts';
import { offerEnds } from './offer-end.ts';

const ZONE = 'America/New_York';
const ends = (startsAt: string, now: string): string => offerEnds(new Date(startsAt), ZONE, new Date(now)).toISOString();

it.each([
  ['by day, for four hours', '2026-08-20T14:00:00Z', '2026-08-10T14:00:00Z', '2026-08-10T18:00:00.000Z'],
  ['in the evening, until the next morning', '2026-08-20T14:00:00Z', '2026-08-10T22:00:00Z', '2026-08-11T15:00:00.000Z'],
  ['at night, until four hours after nine', '2026-08-20T14:00:00Z', '2026-08-10T06:00:00Z', '2026-08-10T17:00:00.000Z'],
  [
    'at night before a pooja at eleven, for a quarter of the morning',
    '2026-08-10T15:00:00Z',
    '2026-08-10T06:00:00Z',
    '2026-08-10T13:30:00.000Z',
  ],
  ['at night before a pooja at six, for a quarter of the time', '2026-08-10T10:00:00Z', '2026-08-10T02:00:00Z', '2026-08-10T04:00:00.000Z'],
  ['after the start, for no time', '2026-08-10T10:00:00Z', '2026-08-10T11:00:00Z', '2026-08-10T11:00:00.000Z'],
])('holds an offer made %s', (_, startsAt, now, until) => expect(ends(startsAt, now)).toBe(until));

it('ends as a walk from hour to hour finds it, on days of 23 and 25 hours, too', () => {
  const [march, november] = [Date.UTC(2026, 2, 6), Date.UTC(2026, 9, 30)];
  const minutes = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 60_000);
  fc.assert(
    fc.property(fc.constantFrom(march, november), minutes(4 * 24 * 60), minutes(5 * 24 * 60), (from, after, notice) => {
      const [now, startsAt] = [from + after, from + after + notice];
      const end = offerEnds(new Date(startsAt), ZONE, new Date(now)).getTime();
      expect(Math.abs(end - offerEnd(now, startsAt, ZONE))).toBeLessThan(2);
      expect(end).toBeLessThanOrEqual(Math.max(now, startsAt));
    }),
  );
});
