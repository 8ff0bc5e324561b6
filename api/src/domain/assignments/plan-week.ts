import type { WeekProposal } from '@sannidhi/contracts';
import type { Candidate, Need } from './candidate.ts';
import { type Choice, choosePriest } from './choose-priest.ts';
import { obstaclesOf } from './hard-rules.ts';

const HOUR_MS = 3_600_000;

/** A place among the priests of a service that nobody has. */
export interface OpenPosition {
  need: Need;
  position: number;
}

/**
 * Chooses priests for many positions, those that the fewest can take first, each with what was chosen before. The same input always gives
 * the same plan.
 */
export function planWeek(
  everyone: readonly Candidate[],
  open: readonly OpenPosition[],
): { choices: Map<OpenPosition, Choice>; loads: WeekProposal['loads'] } {
  const able = new Map(open.map((each) => [each, everyone.filter((one) => obstaclesOf(one, each.need).length === 0).length]));
  const order = [...open].sort((a, b) => (able.get(a) ?? 0) - (able.get(b) ?? 0) || byTime(a, b));
  const choices = new Map<OpenPosition, Choice>();
  let candidates = everyone;
  for (const each of order) {
    const choice = choosePriest(candidates, each.need);
    if (!choice) continue;
    choices.set(each, choice);
    candidates = candidates.map((one) => (one.accountId === choice.candidate.accountId ? committed(one, each) : one));
  }
  return { choices, loads: everyone.map((one) => loadOf(one, choices)) };
}

const byTime = (a: OpenPosition, b: OpenPosition): number =>
  a.need.startsAt.getTime() - b.need.startsAt.getTime() || (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ need, position }: OpenPosition): string => `${need.slotId}:${position}`;

/** The candidate with this service as well. */
function committed(candidate: Candidate, position: OpenPosition): Candidate {
  const { temple, at, isHome, startsAt, endsAt } = position.need;
  const commitment = { id: keyOf(position), templeId: temple.id, at, isHome, startsAt, endsAt };
  return { ...candidate, commitments: [...candidate.commitments, commitment] };
}

function loadOf({ accountId, fullName }: Candidate, choices: ReadonlyMap<OpenPosition, Choice>): WeekProposal['loads'][number] {
  const own = [...choices].filter(([, { candidate }]) => candidate.accountId === accountId).map(([{ need }]) => need);
  const ms = own.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
  return { accountId, fullName, services: own.length, hours: Math.round((ms / HOUR_MS) * 10) / 10 };
}
