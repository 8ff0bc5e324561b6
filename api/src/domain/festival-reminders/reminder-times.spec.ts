import { isQuietHour } from '@sannidhi/contracts';
import { minutesAt } from '../../platform/sms/text-hours.ts';
import { lastTurn, nextTurn, outsideQuiet, turnOn } from './reminder-times.ts';

const EDISON = 'America/New_York';
const at = (iso: string) => new Date(iso);
const iso = ({ at: instant }: { at: Date }) => instant.toISOString();

it('keeps the local hour over both changes of the clock', () => {
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map((on) => iso(turnOn(on, 8, EDISON)))).toEqual([
    '2026-03-07T13:00:00.000Z',
    '2026-03-08T12:00:00.000Z',
    '2026-03-09T12:00:00.000Z',
  ]);
  expect(['2026-10-31', '2026-11-01', '2026-11-02'].map((on) => iso(turnOn(on, 8, EDISON)))).toEqual([
    '2026-10-31T12:00:00.000Z',
    '2026-11-01T13:00:00.000Z',
    '2026-11-02T13:00:00.000Z',
  ]);
});

it('has one turn on the night without its hour and one on the night with two of it', () => {
  expect(iso(turnOn('2026-03-08', 2, EDISON))).toBe('2026-03-08T07:00:00.000Z');
  expect(iso(turnOn('2026-11-01', 1, EDISON))).toBe('2026-11-01T05:00:00.000Z');
  const second = at('2026-11-01T06:00:00Z');
  expect(lastTurn(second, 1, EDISON).on).toBe('2026-11-01');
  expect(iso(nextTurn(second, 1, EDISON))).toBe('2026-11-02T06:00:00.000Z');
});

it('has come in Edison while Fremont still waits', () => {
  const now = at('2026-11-20T13:30:00Z');
  expect(lastTurn(now, 8, EDISON).on).toBe('2026-11-20');
  expect(lastTurn(now, 8, 'America/Los_Angeles').on).toBe('2026-11-19');
});

it('waits out quiet hours on the place’s own clocks', () => {
  const quiet = { quietFrom: 21, quietTo: 7 };
  expect(outsideQuiet(at('2026-11-20T15:00:00Z'), quiet, EDISON)).toEqual(at('2026-11-20T15:00:00Z'));
  expect(outsideQuiet(at('2026-11-21T03:00:00Z'), quiet, EDISON)).toEqual(at('2026-11-21T12:00:00Z'));
  expect(outsideQuiet(at('2026-11-21T09:00:00Z'), quiet, EDISON)).toEqual(at('2026-11-21T12:00:00Z'));
  expect(outsideQuiet(at('2026-03-08T03:00:00Z'), quiet, EDISON)).toEqual(at('2026-03-08T11:00:00Z'));
  expect(outsideQuiet(at('2026-11-21T03:00:00Z'), { quietFrom: 7, quietTo: 7 }, EDISON)).toEqual(at('2026-11-21T03:00:00Z'));
});

const US_ZONES = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage'],
  ...['America/Adak', 'Pacific/Honolulu', 'America/Puerto_Rico', 'Pacific/Guam', 'Pacific/Pago_Pago'],
];
/** Clocks are changed on March 8 and November 1 in 2026. */
const DAYS = ['2026-01-15', '2026-03-07', '2026-03-08', '2026-03-09', '2026-07-04', '2026-10-31', '2026-11-01', '2026-11-02'];
/** Ordinary nights, one that ends in the hour that is skipped, and one within the hour that is repeated. */
const NIGHTS = [
  { quietFrom: 21, quietTo: 7 },
  { quietFrom: 23, quietTo: 2 },
  { quietFrom: 1, quietTo: 2 },
  { quietFrom: 12, quietTo: 14 },
];

describe('quiet hours', () => {
  it.each(US_ZONES)('delay until they end by the clocks of %s and never drop, on any day around both clock changes', (timeZone) => {
    const hourAt = (instant: Date) => minutesAt(instant, timeZone) / 60;
    const wrong: string[] = [];
    for (const quiet of NIGHTS)
      for (const day of DAYS)
        for (let half = 0; half < 48; half++) {
          const now = new Date(Date.parse(`${day}T00:00Z`) + half * 30 * 60_000 + 7_000);
          const [next, isQuiet] = [outsideQuiet(now, quiet, timeZone), isQuietHour(Math.floor(hourAt(now)), quiet)];
          const waits = next.getTime() - now.getTime();
          const most = ((quiet.quietTo - quiet.quietFrom + 24) % 24) + 1;
          if (isQuietHour(Math.floor(hourAt(next)), quiet) || waits > 0 !== isQuiet || waits > most * 3_600_000)
            wrong.push(`${now.toISOString()} ${JSON.stringify(quiet)} ${next.toISOString()}`);
        }
    expect(wrong).toEqual([]);
  });
});
