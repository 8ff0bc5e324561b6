import { dateAt, daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { type Appointment, appointmentFeed } from './appointment-feed.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];
const DATES = 200;
const TIME = '17:30';
const MADE_AT = new Date('2026-09-01T12:00:00Z');
const [MOVED, CANCELED, POSTPONED] = [20, 60, 100];

/** A date a day from October on: over both clock changes. Some were changed by hand, and all that follow two splits were changed again. */
const seriesIn = (timeZone: string): Appointment[] =>
  Array.from({ length: DATES }, (_, n) => ({
    id: `date-${n}`,
    summary: `Deepam; lamps, \\ and दीपोत्सव ${'with music '.repeat(10)}`,
    location: 'Main hall, Sri Kamakshi Temple, 1 Lotus Way, Edison, NJ',
    startsAt: new Date(instantOf(daysAfter('2026-10-01', n), TIME, timeZone)),
    endsAt: new Date(instantOf(daysAfter('2026-10-01', n), '20:30', timeZone)),
    canceled: n === CANCELED,
    tentative: n === POSTPONED,
    madeAt: MADE_AT,
    changedAt: MADE_AT,
    sequence: (n === MOVED ? 1 : 0) + (n >= 80 ? 1 : 0) + (n >= 140 ? 1 : 0),
    timeZone,
  }));

/** What the first parser reads, with the zone's rules that come with the calendar. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    const [startsAt, endsAt] = [startDate.toJSDate(), endDate.toJSDate()];
    return { uid, sequence, status, summary, startsAt, endsAt, zone: startDate.zone?.tzid, isRule: component.hasProperty('rrule') };
  });
}

describe.each(ZONES)('a series of 200 dates in %s', (timeZone) => {
  const series = seriesIn(timeZone);
  const text = appointmentFeed('Sri Kamakshi Temple', 'events', series);
  const entries = read(text);

  it('has each date at its time on the zone’s clocks, for two parsers', () => {
    const instants = series.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
    expect(entries.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])).toEqual(instants);
    expect(new Set(entries.map(({ startsAt, zone }) => `${timeAt(startsAt.getTime(), timeZone)} ${zone}`))).toEqual(
      new Set([`${TIME} ${timeZone}`]),
    );
    const other = convertIcsCalendar(undefined, text);
    expect(other.events?.map(({ start, end }) => [start.date.getTime(), end?.date.getTime()])).toEqual(instants);
    expect(other.timezones?.map(({ id }) => id)).toEqual([timeZone]);
  });

  it('has each date under its own id, with its changes counted, and keeps the canceled one', () => {
    expect(entries.map(({ uid, sequence }) => [uid, sequence])).toEqual(series.map(({ id, sequence }) => [id, sequence]));
    const odd = entries.flatMap(({ status }, n) => (status === 'CONFIRMED' ? [] : [[n, status]]));
    expect(odd).toEqual([
      [CANCELED, 'CANCELLED'],
      [POSTPONED, 'TENTATIVE'],
    ]);
    expect(entries.every(({ isRule }) => !isRule)).toBe(true);
    const other = convertIcsCalendar(undefined, text).events ?? [];
    expect(other.map(({ uid, sequence }) => [uid, sequence ?? 0])).toEqual(series.map(({ id, sequence }) => [id, sequence]));
    expect(new Set(entries.map(({ summary }) => summary))).toEqual(new Set(series.map(({ summary }) => summary)));
  });

  it('folds its lines after 75 bytes at most, never within a letter, and ends each with CRLF', () => {
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  });
});

it('crosses a change of the clocks where there is one', () => {
  const offsets = (zone: string) => new Set(seriesIn(zone).map(({ startsAt }) => startsAt.toISOString().slice(11, 16)));
  expect(ZONES.map((zone) => offsets(zone).size)).toEqual([2, 2, 2, 1, 2, 1]);
  expect(dateAt(seriesIn('America/New_York').at(-1)?.startsAt.getTime() ?? 0, 'America/New_York')).toBe('2027-04-18');
});
