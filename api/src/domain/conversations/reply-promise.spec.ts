import type { TempleHours } from '@sannidhi/contracts';
import { replyDueAt } from './reply-promise.ts';

const NEW_YORK = 'America/New_York';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const HOURS: TempleHours = {
  weekly: [
    { weekdays: EVERY_DAY, from: '08:30', until: '12:30' },
    { weekdays: EVERY_DAY, from: '17:00', until: '20:30' },
  ],
  special: [{ date: '2026-11-26', name: 'Thanksgiving', closed: true, from: null, until: null }],
};
const due = (asked: string, hours = HOURS, replyHours = 4) =>
  replyDueAt({ hours, replyHours, timeZone: NEW_YORK }, new Date(asked)).toISOString();

describe('when a reply is due', () => {
  it('counts the hours in which the temple is open', () => {
    expect(due('2026-11-20T10:00:00-05:00')).toBe(new Date('2026-11-20T18:30:00-05:00').toISOString());
    expect(due('2026-11-20T06:00:00-05:00')).toBe(new Date('2026-11-20T12:30:00-05:00').toISOString());
    expect(due('2026-11-20T20:00:00-05:00')).toBe(new Date('2026-11-21T12:00:00-05:00').toISOString());
  });

  it('follows the number of hours that the temple chose', () => {
    expect(due('2026-11-20T08:00:00-05:00', HOURS, 1)).toBe(new Date('2026-11-20T09:30:00-05:00').toISOString());
    expect(due('2026-11-20T08:00:00-05:00', HOURS, 10)).toBe(new Date('2026-11-21T11:00:00-05:00').toISOString());
  });

  it('never ends a promise of many hours sooner at a temple that opens seldom', () => {
    const sundays: TempleHours = { weekly: [{ weekdays: [0], from: '08:00', until: '12:00' }], special: [] };
    expect(due('2026-11-20T10:00:00-05:00', sundays, 20)).toBe(new Date('2026-12-20T12:00:00-05:00').toISOString());
  });

  it('passes over a day on which it is closed', () => {
    expect(due('2026-11-25T20:30:00-05:00')).toBe(new Date('2026-11-27T12:30:00-05:00').toISOString());
  });

  it('follows the clocks when they change', () => {
    // Clocks went back at two that night.
    expect(due('2026-10-31T20:30:00-04:00')).toBe(new Date('2026-11-01T12:30:00-05:00').toISOString());
  });

  it('is a day later for a temple without hours', () => {
    expect(due('2026-11-20T10:00:00-05:00', { weekly: [], special: [] })).toBe(new Date('2026-11-21T10:00:00-05:00').toISOString());
  });
});
