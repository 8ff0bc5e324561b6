import type { AssignmentState } from '@sannidhi/contracts';
import { liveKeyOf } from '../../domain/assignments/assignment-moves.ts';
import type { Candidate } from '../../domain/assignments/candidate.ts';
import type { Choice } from '../../domain/assignments/choose-priest.ts';
import type { OpenPosition } from '../../domain/assignments/plan-week.ts';
import type { PriestAssignmentRow } from '../../domain/assignments/priest-assignment.entity.ts';
import { answerBy } from '../../domain/assignments/priest-offers.service.ts';
import { demoId } from '../demo-step.ts';

const HOUR_MS = 3_600_000;
/** Of the services ahead every so-manieth is still offered, declined before, or withdrawn before. */
const [OFFERED, DECLINED, WITHDRAWN] = [4, 6, 9];

/** Planned services as assignments: performed ones behind, a full week ahead with offers in every state. */
export function assignmentRows(
  choices: ReadonlyMap<OpenPosition, Choice>,
  everyone: readonly Candidate[],
  now: Date,
): PriestAssignmentRow[] {
  const planned = [...choices].sort(([a], [b]) => a.need.startsAt.getTime() - b.need.startsAt.getTime());
  let ahead = 0;
  return planned.flatMap(([position, choice]) => {
    if (position.need.endsAt < now) return [rowOf(position, choice, 'completed', now)];
    ahead += 1;
    const kept = rowOf(position, choice, ahead % OFFERED === 0 ? 'offered' : 'accepted', now);
    const before = everyone.find(({ accountId }) => accountId !== choice.candidate.accountId);
    if (!before) return [kept];
    if (ahead % DECLINED === 0)
      return [refused(position, { ...choice, candidate: before }, 'declined', now, 'Home visit that afternoon'), kept];
    if (ahead % WITHDRAWN === 0)
      return [refused(position, { ...choice, candidate: before }, 'withdrawn', now, 'Asked for a morning off'), kept];
    return [kept];
  });
}

const LIVE: readonly AssignmentState[] = ['offered', 'accepted'];

function rowOf(
  { need, position }: OpenPosition,
  { candidate, explanation }: Choice,
  state: AssignmentState,
  now: Date,
): PriestAssignmentRow {
  const { temple, slotId, startsAt, endsAt } = need;
  const offeredAt = new Date(Math.min(now.getTime(), startsAt.getTime() - 72 * HOUR_MS));
  return {
    templeId: temple.id,
    id: demoId(`assignment:${slotId}:${position}:${candidate.accountId}:${state}`, startsAt),
    slotId,
    requestId: null,
    position,
    accountId: candidate.accountId,
    state,
    liveKey: LIVE.includes(state) ? liveKeyOf(slotId, position) : null,
    offeredAt: state === 'offered' ? now : offeredAt,
    answerBy: state === 'offered' ? answerBy(startsAt, now) : new Date(offeredAt.getTime() + 24 * HOUR_MS),
    answeredAt: state === 'offered' ? null : offeredAt,
    acceptedAt: state === 'offered' || state === 'declined' ? null : offeredAt,
    changedAt: null,
    reason: null,
    explanation,
    startsAt,
    endsAt,
  };
}

const refused = (
  position: OpenPosition,
  choice: Choice,
  state: 'declined' | 'withdrawn',
  now: Date,
  reason: string,
): PriestAssignmentRow => ({
  ...rowOf(position, choice, state, now),
  reason,
});
