import { likelyZones } from './area-codes.ts';
import { minutesAt, textableFrom } from './text-hours.ts';

const US_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
];
/** Clocks are changed on March 8 and November 1 in 2026. */
const DAYS = ['2026-01-15', '2026-03-07', '2026-03-08', '2026-03-09', '2026-07-04', '2026-10-31', '2026-11-01', '2026-11-02'];

describe('TCPA, 47 CFR 64.1200(c)(1), with the earlier evening of Florida, Oklahoma and Washington', () => {
  it.each(US_ZONES)('no text arrives before 9 AM or after 8 PM in %s, on any day around both clock changes', (zone) => {
    const isOpen = (at: Date) => minutesAt(at, zone) >= 9 * 60 && minutesAt(at, zone) < 20 * 60;
    const wrong: string[] = [];
    for (const day of DAYS)
      for (let half = 0; half < 48; half++) {
        const at = new Date(Date.parse(`${day}T00:00Z`) + half * 30 * 60_000 + 7_000);
        const next = textableFrom(at, [zone]);
        const waits = next.getTime() - at.getTime();
        // Delayed, never dropped: at most the thirteen hours of a night and the hour that is repeated.
        if (!isOpen(next) || (waits === 0) !== isOpen(at) || waits > 14 * 3_600_000)
          wrong.push(`${at.toISOString()} ${next.toISOString()}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['the evening before clocks go forward', '2026-03-08T01:00:00Z', '2026-03-08T13:00:00.000Z'],
    ['the evening before clocks go back', '2026-11-01T00:30:00Z', '2026-11-01T14:00:00.000Z'],
    ['the last minute of an evening', '2026-07-05T00:00:00Z', '2026-07-05T13:00:00.000Z'],
    ['a minute earlier', '2026-07-04T23:59:59Z', '2026-07-04T23:59:59.000Z'],
  ])('waits in New York for nine by the clocks of that morning: %s', (_, at, next) => {
    expect(textableFrom(new Date(at), ['America/New_York']).toISOString()).toBe(next);
  });
});

describe('a recipient whose zone isn’t known', () => {
  it.each([
    ['New Jersey', '+17325550148', ['America/New_York']],
    ['Texas', '+12145550148', ['America/Chicago']],
    ['El Paso', '+19155550148', ['America/Chicago', 'America/Denver']],
    ['Arizona with the Navajo Nation', '+19285550148', ['America/Denver', 'America/Phoenix']],
    ['Idaho', '+12085550148', ['America/Denver', 'America/Los_Angeles']],
    ['Tennessee’s two zones', '+14235550148', ['America/New_York', 'America/Chicago']],
    ['Hawaii', '+18085550148', ['Pacific/Honolulu']],
    ['a code of neither list', '+14165550148', ['America/St_Johns', 'Pacific/Honolulu']],
  ])('may be in each zone of the area code: %s', (_, phone, zones) => {
    expect(likelyZones(phone)).toEqual(zones);
  });

  it('gets texts only in the hours that all of its likely zones share', () => {
    const both = ['America/New_York', 'America/Chicago'];
    // 9:30 AM in New York is 8:30 AM in Chicago, 7:30 PM in Chicago is 8:30 PM in New York.
    expect(textableFrom(new Date('2026-07-04T13:30:00Z'), both).toISOString()).toBe('2026-07-04T14:00:00.000Z');
    expect(textableFrom(new Date('2026-07-05T00:30:00Z'), both).toISOString()).toBe('2026-07-05T14:00:00.000Z');
    const anywhere = likelyZones('+14165550148');
    expect(textableFrom(new Date('2026-01-15T12:00:00Z'), anywhere).toISOString()).toBe('2026-01-15T19:00:00.000Z');
  });
});
