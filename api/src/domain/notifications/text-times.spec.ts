import { outsideQuiet } from '../festival-reminders/reminder-times.ts';
import { textTime } from './text-times.ts';

const NEW_JERSEY = '+17325550100';
const PACIFIC = 'America/Los_Angeles';

interface Chosen {
  zone?: string | null;
  quiet?: readonly [from: number, to: number];
}

async function textedAt(now: string, { zone = null, quiet }: Chosen, accountId: string | null = 'account'): Promise<string> {
  const clocks = {
    zoneOf: async () => zone,
    quietUntil: async (_: string, at = new Date()) =>
      quiet ? outsideQuiet(at, { quietFrom: quiet[0], quietTo: quiet[1] }, zone ?? 'America/New_York') : at,
  };
  return (await textTime(clocks, { accountId, address: NEW_JERSEY }, new Date(now))).toISOString();
}

describe('a text to somebody with an account arrives', () => {
  it.each<[what: string, chosen: Chosen, now: string, at: string]>([
    ['where the area code is, if nobody chose a zone', {}, '2026-12-01T12:30:00Z', '2026-12-01T14:00:00.000Z'],
    ['when it is 9 AM in the zone its reader saved, too', { zone: PACIFIC }, '2026-12-01T14:00:00Z', '2026-12-01T17:00:00.000Z'],
    ['until 8 PM where the area code is', { zone: PACIFIC }, '2026-12-02T01:00:00Z', '2026-12-02T17:00:00.000Z'],
    ['as if nobody had saved a zone while abroad', { zone: 'Asia/Kolkata' }, '2026-12-02T02:00:00Z', '2026-12-02T14:00:00.000Z'],
    ['after quiet hours that end in the day', { quiet: [12, 14] }, '2026-12-01T17:30:00Z', '2026-12-01T19:00:00.000Z'],
    ['after quiet hours that end in the morning', { quiet: [19, 10] }, '2026-12-02T00:30:00Z', '2026-12-02T15:00:00.000Z'],
    ['in text hours even if all of them are quiet', { quiet: [8, 21] }, '2026-12-01T12:30:00Z', '2026-12-01T14:00:00.000Z'],
  ])('%s', async (_, chosen, now, at) => expect(await textedAt(now, chosen)).toBe(at));

  it('by the area code alone where there is no account', async () => {
    expect(await textedAt('2026-12-01T14:00:00Z', { zone: PACIFIC }, null)).toBe('2026-12-01T14:00:00.000Z');
  });
});
