import { filled, MESSAGE_SENTENCES, type MessageRef } from '@sannidhi/contracts';
import { at, BRIDGEWATER, EDISON, FLUSHING, need, priest, taken } from '../../../test/priests-at-work.ts';
import type { Candidate, Commitment, Need } from './candidate.ts';
import { obstaclesOf } from './hard-rules.ts';
import { type OpenPosition, planWeek } from './plan-week.ts';
import { travelMinutes } from './travel.ts';

const TEMPLES = [EDISON, BRIDGEWATER, FLUSHING];
const DAYS = [8, 9, 10, 11, 12, 13, 14];
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: EDISON.timeZone });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: EDISON.timeZone, timeStyle: 'short' });

interface Given {
  accountId: string;
  need: Need;
  explanation: MessageRef;
}

/** A week from Sunday, November 8: mornings and evenings at three temples, three more on Sunday and Saturday. */
function week(more: (index: number) => Partial<Need> = () => ({})): OpenPosition[] {
  const timesOn = (day: number) => (day === 8 || day === 14 ? ['07:00', '09:00', '11:00', '16:00', '18:30'] : ['09:00', '18:30']);
  const times = TEMPLES.flatMap((place) => DAYS.flatMap((day) => timesOn(day).map((time) => ({ place, day, time }))));
  return times.map(({ place, day, time }, index) => ({ need: need(place, day, time, 60, more(index)), position: 1 }));
}

/** What a temple's office sees: it plans its own services, after the others' plans. */
function planAll(priests: readonly Candidate[], open: readonly OpenPosition[]): Given[] {
  let candidates = priests;
  const given: Given[] = [];
  for (const place of TEMPLES) {
    const own = open.filter(({ need: { temple } }) => temple.id === place.id);
    const { choices } = planWeek(candidates, own);
    const added = [...choices].map(([{ need: service }, { candidate, explanation }]) => ({
      ...{ accountId: candidate.accountId, need: service, explanation },
    }));
    given.push(...added);
    candidates = candidates.map((each) => ({ ...each, commitments: [...each.commitments, ...commitmentsOf(each, added)] }));
  }
  return given;
}

const commitmentsOf = ({ accountId }: Pick<Candidate, 'accountId'>, given: readonly Given[]): Commitment[] =>
  given
    .filter((each) => each.accountId === accountId)
    .map(({ need: { slotId, temple, at: place, isHome, startsAt, endsAt } }) => ({
      ...{ id: slotId, templeId: temple.id, at: place, isHome, startsAt, endsAt },
    }));
const hoursOf = (commitments: readonly Commitment[]) =>
  commitments.reduce((sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / HOUR_MS, 0);

/** Pairs of what one priest has to do, the earlier first. */
function pairsOf(all: readonly Commitment[]): (readonly [Commitment, Commitment])[] {
  const sorted = all.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return sorted.slice(1).map((later, index) => [sorted[index]!, later] as const);
}

/** Five who differ: in languages, hours, days off, what they may be asked, what they have promised elsewhere, and since when. */
const PRIESTS = [
  priest('ganesh', { languages: ['te', 'ta'], skills: ['Rudra homa'] }),
  priest('hari', { skills: ['Rudra homa'], daysOff: [{ from: '2026-11-10', until: '2026-11-11', reason: 'A wedding' }], maxPerWeek: 20 }),
  priest('krishna', { weekly: DAYS.map((_, weekday) => ({ weekday, from: '06:00', until: '14:00' })), skills: ['Rudra homa'] }),
  priest('mohan', {
    languages: ['te', 'ta'],
    commitments: [taken(FLUSHING, 8, '08:00', 240), taken(EDISON, 12, '17:30', 150)],
    maxPerDay: 3,
  }),
  priest('new', { since: at(1, '12:00'), languages: ['te', 'ta'] }),
];
const OPEN = week((index) => ({
  ...(index % 7 === 3 ? { languages: ['ta'] } : {}),
  ...(index % 10 === 1 ? { skills: ['Rudra homa'] } : {}),
}));

describe.each([
  ['alike', ['a', 'b', 'c', 'd', 'e'].map((id) => priest(id, { maxPerDay: 8 })), week(), 0],
  ['who differ', PRIESTS, OPEN, 3],
])('60 services at 3 temples, with 5 priests %s', (_, priests, open, unfilled) => {
  const given = planAll(priests, open);
  const days = priests.map((one) => ({ one, own: commitmentsOf(one, given), all: [...one.commitments, ...commitmentsOf(one, given)] }));

  it('each find one priest, unless nobody can take it', () => {
    const served = given.map(({ need: { slotId } }) => slotId);
    const left = open.filter(({ need: { slotId } }) => !served.includes(slotId));
    expect([open.length, new Set(served).size, left.length]).toEqual([60, served.length, unfilled]);
    for (const { one, all } of days)
      for (const { need: service } of left) expect(obstaclesOf({ ...one, commitments: all }, service)).not.toEqual([]);
  });

  it('are never two at once, nor nearer than the way between them, nor after too short a night', () => {
    for (const [earlier, later] of days.flatMap(({ all }) => pairsOf(all))) {
      const gap = later.startsAt.getTime() - earlier.endsAt.getTime();
      const least = earlier.templeId === later.templeId ? 15 : travelMinutes(earlier.at, later.at);
      expect(gap).toBeGreaterThanOrEqual(least * MINUTE_MS);
      if (DAY.format(earlier.startsAt) !== DAY.format(later.startsAt)) expect(gap).toBeGreaterThanOrEqual(8 * HOUR_MS);
    }
  });

  it('go only to those who can perform them, in their hours, and as many as they want', () => {
    for (const { accountId, need: service } of given) {
      const one = priests.find((each) => each.accountId === accountId)!;
      expect(service.skills.filter((skill) => !one.skills.includes(skill))).toEqual([]);
      expect(service.languages.some((language) => one.languages.includes(language))).toBe(true);
      const date = DAY.format(service.startsAt);
      expect(one.daysOff.some(({ from, until }) => from <= date && date <= until)).toBe(false);
      if (one.weekly[0]) expect(CLOCK.format(service.startsAt) >= one.weekly[0].from).toBe(true);
      if (one.weekly[0]) expect(CLOCK.format(service.endsAt) <= one.weekly[0].until).toBe(true);
    }
    for (const { one, all } of days) {
      expect(all.length).toBeLessThanOrEqual(one.maxPerWeek);
      for (const day of DAYS) {
        const date = DAY.format(at(day, '12:00'));
        expect(all.filter(({ startsAt }) => DAY.format(startsAt) === date).length).toBeLessThanOrEqual(one.maxPerDay);
      }
    }
  });

  it('give somebody new no more than the mean, at each temple', () => {
    for (const { one, own } of days.filter(({ one: { since } }) => since > at(1, '00:00'))) {
      for (const { id } of TEMPLES) {
        const here = (commitments: readonly Commitment[]) => hoursOf(commitments.filter(({ templeId }) => templeId === id));
        const mean = days.reduce((sum, { all }) => sum + here(all), 0) / priests.length;
        expect([one.accountId, id, here(own) <= mean]).toEqual([one.accountId, id, true]);
      }
    }
  });

  it('say in a sentence why they went to whom', () => {
    for (const { explanation } of given) {
      const sentence = filled(MESSAGE_SENTENCES[explanation.code] ?? '', explanation.params);
      expect(sentence).toMatch(/^(Free, |The only priest who is free )[^{}]+$/);
    }
  });

  it('are planned the same way every time, whatever the order of the list', () => {
    expect(planAll([...priests].reverse(), [...open].reverse())).toEqual(expect.arrayContaining(given));
  });
});
