import { type MessageRef, messagesOf, priestAssignmentNoun, refOf } from '@sannidhi/contracts';
import { dateAt, instantOf } from '@sannidhi/panchanga';
import type { Candidate, Need } from './candidate.ts';
import { obstaclesOf, spokenOf } from './hard-rules.ts';

const say = messagesOf(priestAssignmentNoun);

const HOUR_MS = 3_600_000;

/** A month at a temple, by an instant in it. */
type Month = Pick<Need, 'startsAt' | 'temple'>;

/** Who is asked next, and why. */
export interface Choice {
  candidate: Candidate;
  explanation: MessageRef;
}

/**
 * Who is asked next: of those who meet every rule and weren't asked before, the one with the fewest hours this month. Someone new is compared
 * from the day they joined and gets no more than the mean, so that nobody is flooded. Null if nobody is left. The same people and services
 * always give the same answer.
 */
export function choosePriest(candidates: readonly Candidate[], need: Need, asked: ReadonlySet<string> = new Set()): Choice | null {
  const free = candidates.filter((each) => !asked.has(each.accountId) && obstaclesOf(each, need).length === 0);
  const ranks = new Map(free.map((each) => [each, rankOf(each, candidates, need)]));
  const [candidate] = free.sort((a, b) => compare(ranks.get(a), ranks.get(b)) || (a.accountId < b.accountId ? -1 : 1));
  return candidate ? { candidate, explanation: explain(candidate, free, candidates, need) } : null;
}

/** Why this priest, chosen by the office or by the rules. */
export function explain(chosen: Candidate, free: readonly Candidate[], all: readonly Candidate[], need: Need): MessageRef {
  const language = spokenOf(chosen, need);
  const way = need.isHome ? '-home' : '';
  if (free.length === 1) {
    return refOf(
      language ? say(`priest-assignment.why-only-speaks${way}` as const, { language }) : say(`priest-assignment.why-only${way}` as const),
    );
  }
  const hours = hoursFrom(chosen, need, countedFrom(all, need));
  if (free.some((each) => hoursFrom(each, need, countedFrom(all, need)) < hours)) return refOf(say('priest-assignment.why-even'));
  const shown = Math.round(monthHours(chosen, need) * 10) / 10;
  return refOf(
    language
      ? say(`priest-assignment.why-fewest-speaks${way}` as const, { language, hours: shown })
      : say(`priest-assignment.why-fewest${way}` as const, { hours: shown }),
  );
}

/** Hours of a priest's services at the temple in the month of a service. */
export const monthHours = (candidate: Candidate, need: Month): number => hoursFrom(candidate, need, monthStart(need));

interface Rank {
  /** Somebody new who would have more than the mean. */
  beyondShare: boolean;
  hours: number;
}

function rankOf(candidate: Candidate, all: readonly Candidate[], need: Need): Rank {
  const from = countedFrom(all, need);
  const hours = hoursFrom(candidate, need, from);
  const length = (need.endsAt.getTime() - need.startsAt.getTime()) / HOUR_MS;
  const total = all.reduce((sum, each) => sum + hoursFrom(each, need, from), length);
  return { beyondShare: isNew(candidate, need) && (hours + length) * all.length > total + 1e-9, hours };
}

const compare = (a: Rank = NOTHING, b: Rank = NOTHING): number => Number(a.beyondShare) - Number(b.beyondShare) || a.hours - b.hours;
const NOTHING: Rank = { beyondShare: false, hours: 0 };

const isNew = ({ since }: Candidate, need: Need): boolean => since > monthStart(need);

/** Hours count from the start of the month, or from when the newest priest joined. */
const countedFrom = (all: readonly Candidate[], need: Need): Date =>
  new Date(Math.max(monthStart(need).getTime(), ...all.map(({ since }) => since.getTime())));

function hoursFrom({ commitments }: Candidate, need: Month, from: Date): number {
  const until = monthEnd(need);
  const here = commitments.filter(({ templeId, startsAt }) => templeId === need.temple.id && startsAt >= from && startsAt < until);
  return here.reduce((sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / HOUR_MS, 0);
}

/** The first instant of the service's month at its temple. */
export function monthStart({ startsAt, temple }: Month): Date {
  const month = dateAt(startsAt.getTime(), temple.timeZone).slice(0, 7);
  return new Date(instantOf(`${month}-01`, '00:00', temple.timeZone));
}

/** The first instant of the month after it. */
export function monthEnd({ startsAt, temple }: Month): Date {
  const [year = 0, month = 1] = dateAt(startsAt.getTime(), temple.timeZone).split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return new Date(instantOf(next, '00:00', temple.timeZone));
}
