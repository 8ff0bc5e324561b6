import { thanksAt } from './thanks-time.ts';

it.each([
  ['an evening', '2026-11-08T02:30:00Z', 'America/Detroit', '2026-11-08T14:00:00.000Z'],
  ['a night that ends at one', '2026-11-08T06:00:00Z', 'America/Detroit', '2026-11-08T14:00:00.000Z'],
  ['a night that ends at five', '2026-11-08T10:00:00Z', 'America/Detroit', '2026-11-09T14:00:00.000Z'],
  ['a morning', '2026-11-08T16:00:00Z', 'America/Detroit', '2026-11-09T14:00:00.000Z'],
  ['the evening before clocks change', '2026-11-01T02:00:00Z', 'America/Detroit', '2026-11-01T14:00:00.000Z'],
  ['an evening elsewhere', '2026-11-08T04:30:00Z', 'America/Los_Angeles', '2026-11-08T17:00:00.000Z'],
])('follows %s at nine in the morning on the event’s clocks', (_, endsAt, timeZone, at) => {
  expect(thanksAt(new Date(endsAt), timeZone).toISOString()).toBe(at);
});
