import { dateIn } from '@sannidhi/kit';
import { daysLater, isDate, monthsLater, squaresOf } from './civil-date.ts';
import { clockChange, threeHourTicks } from './clock.ts';

const NEW_YORK = 'America/New_York';
const HOUR = 3_600_000;

it('finds when the clocks go back and forward, and no change on other days', () => {
  const fall = clockChange(Date.parse('2026-10-31T11:00Z'), Date.parse('2026-11-01T12:00Z'), NEW_YORK);
  expect(fall).toEqual({ at: Date.parse('2026-11-01T06:00Z'), forward: false });
  const spring = clockChange(Date.parse('2026-03-07T11:00Z'), Date.parse('2026-03-08T12:00Z'), NEW_YORK);
  expect(spring).toEqual({ at: Date.parse('2026-03-08T07:00Z'), forward: true });
  expect(clockChange(Date.parse('2026-06-07T11:00Z'), Date.parse('2026-06-08T11:00Z'), NEW_YORK)).toBeUndefined();
});

it('keeps the ticks on the wall clock over a change', () => {
  const ticks = threeHourTicks(Date.parse('2026-10-31T22:00Z'), Date.parse('2026-11-01T12:00Z'), NEW_YORK);
  expect(ticks.map((at) => new Date(at).toISOString().slice(11, 16))).toEqual(['22:00', '01:00', '04:00', '08:00', '11:00']);
  expect(threeHourTicks(0, 6 * HOUR, 'Asia/Kolkata')).toHaveLength(2);
});

it('counts civil dates and stays within the tables', () => {
  expect(dateIn(NEW_YORK, Date.parse('2026-11-21T03:00Z'))).toBe('2026-11-20');
  expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysLater('2100-12-31', 1)).toBe('2100-12-31');
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-01');
  expect([isDate('2026-02-30'), isDate('1700-01-01'), isDate(null), isDate('2028-02-29')]).toEqual([false, false, false, true]);
});

it('lays a month out in whole weeks from Sunday', () => {
  expect(squaresOf('2026-11-20')).toHaveLength(35);
  expect(squaresOf('2026-11-20')[0]).toBe('2026-11-01');
  expect(squaresOf('2026-08-01').at(0)).toBe('2026-07-26');
  expect(squaresOf('2026-02-10')).toHaveLength(28);
});
