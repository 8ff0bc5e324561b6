import { daysAfter } from '@sannidhi/panchanga';
import fc from 'fast-check';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { matchDates } from './match-dates.ts';

const rowOn = (originalDate: string, isMoved = false) => ({ originalDate, own: { isMoved } }) as EventOccurrenceRow;
const match = (planned: readonly string[], open: readonly EventOccurrenceRow[], { today = '2026-12-01', done = [] as string[] } = {}) => {
  const { kept, added, gone } = matchDates({ planned, open, done, isAhead: (date) => date >= today });
  return { kept: kept.map(({ row, date }) => [row.originalDate, date]).sort(), added, gone: gone.map(({ originalDate }) => originalDate) };
};

it('moves a chosen date to the one nearest to it, whatever else was added', () => {
  expect(match(['2026-12-01', '2026-12-12', '2027-01-10'], [rowOn('2026-12-12'), rowOn('2027-01-09')])).toEqual({
    kept: [
      ['2026-12-12', '2026-12-12'],
      ['2027-01-09', '2027-01-10'],
    ],
    added: ['2026-12-01'],
    gone: [],
  });
});

it('moves a class from Saturdays to the Sundays after them, on a Sunday too', () => {
  const sundays = ['2026-12-06', '2026-12-13', '2026-12-20'];
  expect(match(sundays, [rowOn('2026-12-12'), rowOn('2026-12-19')], { today: '2026-12-06' })).toEqual({
    kept: [
      ['2026-12-12', '2026-12-13'],
      ['2026-12-19', '2026-12-20'],
    ],
    added: ['2026-12-06'],
    gone: [],
  });
});

it('takes the later of two that are equally near', () => {
  expect(match(['2026-12-10', '2026-12-14'], [rowOn('2026-12-12')]).kept).toEqual([['2026-12-12', '2026-12-14']]);
});

it('keeps a date with a time of its own whose day in the series has passed', () => {
  const [today, passed] = ['2026-12-15', '2026-12-12'];
  expect(match([passed, '2026-12-19'], [rowOn(passed, true), rowOn('2026-12-19')], { today }).gone).toEqual([]);
  expect(match([passed, '2026-12-19'], [rowOn(passed), rowOn('2026-12-19')], { today }).gone).toEqual([passed]);
});

it('never makes a date again that is over, canceled or postponed', () => {
  expect(match(['2026-12-05', '2026-12-12'], [rowOn('2026-12-12')], { done: ['2026-12-05'] }).added).toEqual([]);
});

it('loses nothing, moves nothing by a week, and keeps the order, whatever was planned', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => daysAfter('2026-12-01', days));
  const days = fc.uniqueArray(day, { maxLength: 20 }).map((dates) => dates.sort());
  fc.assert(
    fc.property(days, days, (planned, before) => {
      const { kept, added, gone } = match(
        planned,
        before.map((date) => rowOn(date)),
      );
      expect([...kept.map(([from]) => from), ...gone].sort()).toEqual(before);
      expect([...kept.map(([, to]) => to), ...added].sort()).toEqual(planned);
      const moved = kept.filter(([from, to]) => from !== to).sort();
      for (const [from = '', to = ''] of moved) expect(Math.abs(Date.parse(from) - Date.parse(to))).toBeLessThan(7 * 86_400_000);
      expect(moved.map(([, to]) => to)).toEqual(moved.map(([, to]) => to).sort());
      expect(planned.filter((date) => before.includes(date)).every((date) => kept.some(([from, to]) => from === date && to === date))).toBe(
        true,
      );
    }),
  );
});
