import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { type Reminded, reminderTurn } from './reminder-turn.ts';
import { dayWord } from './shift-moment.ts';

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Kolkata',
] as const;
const HOUR_MS = 3_600_000;

/** Looks whenever it is told to, from a moment on, and returns what was sent and when. */
function sentTo(startsAt: Date, zoneAt: (now: Date) => string, from: Date) {
  const sent: { due: 'week' | 'day'; at: Date }[] = [];
  let reminded: Reminded = 0;
  let now: Date | null = from;
  for (let looks = 0; now; looks++) {
    if (looks > 2_000) throw new Error('It looks forever.');
    const turn = reminderTurn(startsAt, zoneAt(now), reminded, now);
    if (turn.due) sent.push({ due: turn.due, at: now });
    if (turn.nextAt && turn.nextAt <= now) throw new Error('It looks again without waiting.');
    ({ reminded } = turn);
    now = turn.nextAt;
  }
  return sent;
}

describe.each(ZONES)('a volunteer in %s', (zone) => {
  // Over both clock changes of 2026, and early and late on the temple's day.
  const shifts = ['2026-03-08', '2026-03-09', '2026-03-15', '2026-11-01', '2026-11-02', '2026-11-08', '2026-12-31'].flatMap((date) =>
    ['00:30', '01:30', '09:00', '23:30'].map((time) => new Date(instantOf(date, time, 'America/New_York'))),
  );

  it('hears of a shift a week and a day before, at eight on the volunteer’s own clock', () => {
    for (const startsAt of shifts) {
      const sent = sentTo(startsAt, () => zone, new Date(startsAt.getTime() - 30 * 24 * HOUR_MS));
      const day = dateAt(startsAt.getTime(), zone);
      expect(sent.map(({ due, at }) => [due, dateAt(at.getTime(), zone)])).toEqual([
        ['week', daysAfter(day, -7)],
        ['day', daysAfter(day, -1)],
      ]);
      for (const { at } of sent) expect(at.getTime() - instantOf(dateAt(at.getTime(), zone), '08:00', zone)).toBeLessThan(HOUR_MS);
      expect(dayWord(startsAt.toISOString(), zone, sent[1]?.at)).toBe('tomorrow');
    }
  });

  it('isn’t reminded of a week that is over, nor on the day itself', () => {
    const startsAt = new Date(instantOf('2026-06-20', '18:00', zone));
    const dues = (date: string, time: string) => sentTo(startsAt, () => zone, new Date(instantOf(date, time, zone))).map(({ due }) => due);
    expect(dues('2026-06-15', '10:00')).toEqual(['day']);
    expect(dues('2026-06-19', '20:00')).toEqual(['day']);
    expect(dues('2026-06-20', '06:00')).toEqual([]);
  });
});

it('follows a volunteer who travels: tomorrow is tomorrow where they are', () => {
  // 1:00 AM on Saturday in New York is still Friday in Honolulu.
  const startsAt = new Date(instantOf('2026-06-20', '01:00', 'America/New_York'));
  const moves = new Date(instantOf('2026-06-17', '12:00', 'America/New_York'));
  const zoneAt = (now: Date) => (now < moves ? 'America/New_York' : 'Pacific/Honolulu');
  const sent = sentTo(startsAt, zoneAt, new Date(instantOf('2026-06-01', '12:00', 'America/New_York')));
  const eve = sent.find(({ due }) => due === 'day');
  expect(eve && dateAt(eve.at.getTime(), 'Pacific/Honolulu')).toBe('2026-06-18');
  expect(dayWord(startsAt.toISOString(), 'Pacific/Honolulu', eve?.at)).toBe('tomorrow');
});

it('says today on the day, whenever the message is read', () => {
  const startsAt = new Date(instantOf('2026-06-20', '18:00', 'America/Chicago')).toISOString();
  const word = (date: string) => dayWord(startsAt, 'America/Chicago', new Date(instantOf(date, '08:00', 'America/Chicago')));
  expect(['2026-06-13', '2026-06-19', '2026-06-20'].map(word)).toEqual(['later', 'tomorrow', 'today']);
});
