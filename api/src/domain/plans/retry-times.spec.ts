import { givenUpAt, lookAgainAt } from './retry-times.ts';

const due = { dueOn: '2026-10-25', chargedOn: '2026-10-25', timeZone: 'America/New_York' };

function retriesAfter(first: Date, of = due): Date[] {
  const times: Date[] = [];
  for (let at: Date | null = first; at; ) {
    at = lookAgainAt('later', of, at);
    if (at) times.push(at);
  }
  return times;
}

it('tries again eight times in fourteen days, each at another hour, also when the clocks change', () => {
  const times = retriesAfter(new Date('2026-10-25T13:00:00Z'));
  const hour = (at: Date) => new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: due.timeZone }).format(at);
  expect(times).toHaveLength(8);
  expect(new Set(times.map(hour)).size).toBe(8);
  expect(times.at(-1)! < givenUpAt(due)).toBe(true);
  expect(givenUpAt(due).toISOString()).toBe('2026-11-08T14:00:00.000Z');
});

it('tries what is charged ahead of its day again from that charge on, and gives it up before its day begins', () => {
  const first = new Date('2026-10-25T13:00:00Z');
  expect(retriesAfter(first, { ...due, dueOn: '2026-11-08' })).toEqual(retriesAfter(first));
  const near = { ...due, dueOn: '2026-10-29' };
  expect(givenUpAt(near).toISOString()).toBe('2026-10-29T04:00:00.000Z');
  expect(retriesAfter(first, near).map((at) => at.toISOString())).toEqual(['2026-10-26T17:00:00.000Z', '2026-10-27T22:00:00.000Z']);
  expect(lookAgainAt('new-card', near, first)).toEqual(givenUpAt(near));
  expect(lookAgainAt('later', { ...due, dueOn: '2026-10-26' }, first)).toBeNull();
});

it('makes up for no retry a stopped worker missed', () => {
  expect(lookAgainAt('later', due, new Date('2026-11-01T00:00:00Z'))?.toISOString()).toBe('2026-11-02T21:00:00.000Z');
});

it('gives up a date that waits for a card after fourteen days, and one that is never tried again at once', () => {
  const now = new Date('2026-10-25T13:00:00Z');
  expect(lookAgainAt('new-card', due, now)).toEqual(givenUpAt(due));
  expect(lookAgainAt('new-card', due, givenUpAt(due))).toBeNull();
  expect(lookAgainAt('never', due, now)).toBeNull();
});
