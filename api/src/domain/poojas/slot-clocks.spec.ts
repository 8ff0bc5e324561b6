import { poojaServiceSchema } from '@sannidhi/contracts';
import type { Temple } from '../temples/temple.entity.ts';
import type { PoojaServiceRow } from './pooja-service.entity.ts';
import { clockTimes, slotRow } from './slot-maker.service.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'];
const CHANGES = ['2026-11-01', '2027-03-14', '2027-11-07'];
const PLACES = { id: null, capacity: 8, onlinePlaces: 8, counterPlaces: 0 };
const service = { ...poojaServiceSchema.getDefault(), id: 'service', durationMinutes: 90 } as unknown as PoojaServiceRow;

const slotAt = (timeZone: string, date: string, time: string) =>
  slotRow({ id: 'temple', timeZone } as Temple, service, PLACES, { date, time, at: new Date() });
const wallTime = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);

describe.each(ZONES)('in %s', (zone) => {
  it.each(CHANGES)('a slot of %s and the days beside it begins when its clocks say so, and lasts 90 minutes', (date) => {
    const days = [-1, 0, 1].map((day) => new Date(Date.parse(date) + day * 86_400_000).toISOString().slice(0, 10));
    for (const day of days)
      for (const time of ['00:30', '06:00', '09:00', '18:30', '23:45']) {
        const { startsAt, endsAt, onDate, atTime } = slotAt(zone, day, time);
        expect([onDate, atTime, wallTime(zone, startsAt)]).toEqual([day, time, time]);
        expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
      }
  });
});

describe.each(ZONES.slice(0, 5))('where the clocks change, in %s', (zone) => {
  it('a time they skip is an hour later, wherever it is shown', () => {
    const { startsAt, onDate, atTime } = slotAt(zone, '2027-03-14', '02:30');
    expect([wallTime(zone, startsAt), onDate, atTime]).toEqual(['03:30', '2027-03-14', '03:30']);
  });

  it('a time they skip and the one it becomes are one', () => {
    expect(clockTimes(['02:30', '03:30', '09:00'], '2027-03-14', zone)).toEqual(['03:30', '09:00']);
    expect(clockTimes(['02:30', '03:30'], '2027-03-15', zone)).toEqual(['02:30', '03:30']);
  });

  it('a time they repeat is the first of the two', () => {
    const { startsAt } = slotAt(zone, '2027-11-07', '01:30');
    const hourLater = new Date(startsAt.getTime() + 3_600_000);
    expect([wallTime(zone, startsAt), wallTime(zone, hourLater)]).toEqual(['01:30', '01:30']);
  });
});
