import { dateAt, daysAfter, instantOf, timeAt } from './local-instant.ts';

const NEW_YORK = 'America/New_York';
const at = (date: string, time: string, zone = NEW_YORK) => new Date(instantOf(date, time, zone)).toISOString();

it('reads a wall clock in its zone, also where the zone was another one then', () => {
  expect(at('2026-11-20', '07:00')).toBe('2026-11-20T12:00:00.000Z');
  expect(at('2026-07-04', '07:00')).toBe('2026-07-04T11:00:00.000Z');
  expect(at('1985-04-12', '05:45', 'Asia/Kolkata')).toBe('1985-04-12T00:15:00.000Z');
  expect(at('1943-06-01', '12:00', 'Asia/Kolkata')).toBe('1943-06-01T05:30:00.000Z');
});

it('counts a skipped time on from before the change, and takes the first of a repeated one', () => {
  expect(at('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-03-08', '03:00')).toBe('2026-03-08T07:00:00.000Z');
  expect(at('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(at('2026-11-01', '02:00')).toBe('2026-11-01T07:00:00.000Z');
});

it('reads the time of an instant from the clocks of its zone', () => {
  expect(timeAt(instantOf('2026-03-08', '02:30', NEW_YORK), NEW_YORK)).toBe('03:30');
  expect(timeAt(Date.UTC(2026, 10, 1, 6, 30), NEW_YORK)).toBe('01:30');
  expect(timeAt(Date.UTC(2026, 10, 20, 18, 30), 'Asia/Kolkata')).toBe('00:00');
  expect(timeAt(Date.UTC(1969, 11, 31, 23, 59), 'UTC')).toBe('23:59');
});

it('knows the civil date of an instant and its neighbors', () => {
  expect(dateAt(Date.UTC(2026, 10, 20, 3), NEW_YORK)).toBe('2026-11-19');
  expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});

it('refuses a time that is none', () => {
  expect(() => instantOf('2026-11-20', '24:00', NEW_YORK)).toThrow(RangeError);
});
