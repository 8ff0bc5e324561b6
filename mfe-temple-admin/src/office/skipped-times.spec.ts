import { forwardDates, skippedTimes } from './skipped-times.ts';

const NEW_YORK = 'America/New_York';

it('names the times that the clocks skip, and what they show instead', () => {
  expect(skippedTimes(['2027-03-14', '2027-03-21'], ['01:30', '02:30', '03:00', '02:30'], NEW_YORK)).toEqual([
    { date: '2027-03-14', time: '02:30', shown: '03:30' },
  ]);
});

it('finds the dates on which clocks go forward, and none where they don’t', () => {
  expect(forwardDates('2026-11-20', 731, NEW_YORK)).toEqual(['2027-03-14', '2028-03-12']);
  expect(forwardDates('2027-03-15', 363, NEW_YORK)).toEqual([]);
  expect(forwardDates('2026-11-20', 731, 'America/Phoenix')).toEqual([]);
});

it('waits for what is still being typed', () => {
  expect(skippedTimes(['', '0202-3', '2027-13-45'], ['02:30'], NEW_YORK)).toEqual([]);
  expect(skippedTimes(['2027-03-14'], ['', '2:3', '25:61'], NEW_YORK)).toEqual([]);
  expect(forwardDates('', 366, NEW_YORK)).toEqual([]);
});
