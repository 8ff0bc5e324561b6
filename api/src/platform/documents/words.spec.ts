import { localInstant, startOfDay } from './words.ts';

const NEW_YORK = 'America/New_York';

it.each([
  ['2027-01-15', '02:30', '2027-01-15T07:30:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
  ['2027-03-13', '24:00', '2027-03-14T05:00:00.000Z'],
])(
  'is the instant of a time on a place’s clocks, skipped ones after the change and repeated ones the first: %s %s',
  (date, time, instant) => {
    expect(localInstant(date, time, NEW_YORK).toISOString()).toBe(instant);
  },
);

it('begins a day whose midnight the clocks skip with its first instant', () => {
  expect(startOfDay('2027-04-30', 'Africa/Cairo').toISOString()).toBe('2027-04-29T22:00:00.000Z');
});
