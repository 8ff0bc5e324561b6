import { REQUEST_ADDRESS_DAYS, REQUEST_TRANSITIONS, type RequestStatus } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { PoojaRequestRow } from './pooja-request.entity.ts';

/** A request by its key. */
export type RequestKey = Pick<PoojaRequestRow, 'templeId' | 'id'>;
type Change = Partial<Omit<PoojaRequestRow, 'status'>>;

const DAY_MS = 86_400_000;
/** Moves that would take away what somebody pays for at the moment. */
const WITHOUT_PAYMENT: readonly RequestStatus[] = ['quoted', 'declined', 'expired', 'canceled'];
const ENDS: readonly RequestStatus[] = ['completed', 'declined', 'expired', 'canceled'];

/** The states from which a request can go there. */
export const statesBefore = (to: RequestStatus): RequestStatus[] =>
  (Object.keys(REQUEST_TRANSITIONS) as RequestStatus[]).filter((from) => REQUEST_TRANSITIONS[from].some((next) => next === to));

/**
 * Moves a request in one conditional UPDATE; false where it can't go there (any more), or would take away what somebody
 * pays for. What has ended is looked
 * at once more, to forget the home's address.
 */
export async function moveRequest(
  tx: EntityManager,
  { templeId, id }: RequestKey,
  to: RequestStatus,
  change: Change = {},
  where: FindOptionsWhere<PoojaRequestRow> = {},
): Promise<boolean> {
  const now = new Date();
  const ended = ENDS.includes(to) ? { dueAt: new Date(now.getTime() + REQUEST_ADDRESS_DAYS * DAY_MS) } : {};
  const unpaid = WITHOUT_PAYMENT.includes(to) ? { payLineId: IsNull() } : {};
  const from = { templeId, id, status: In(statesBefore(to)), ...unpaid, ...where };
  const { affected } = await tx.update(PoojaRequestRow, from, { ...ended, ...change, status: to, updatedAt: now } as never);
  return affected === 1;
}
