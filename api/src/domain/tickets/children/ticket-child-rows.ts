import type { DoorChild, TicketChild } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { STILL_INSIDE } from '../../ticket-doors/still-inside.ts';
import { TicketRow } from '../ticket.entity.ts';
import { itemOf } from '../ticket-line.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { TicketChildRow } from './ticket-child.entity.ts';

/** A door has what is known of its children from so long before its date until so long after. */
export const AROUND_DOOR_MS = 24 * 3_600_000;

type Key = Pick<TicketRow, 'templeId' | 'id'>;

/** Whether children with this kind of ticket are left in the temple's care. */
export const isInCare = ({ isDropOff, takesSeat }: Pick<TicketTypeRow, 'isDropOff' | 'takesSeat'>): boolean =>
  isDropOff === true && takesSeat;

/** The kinds of these tickets whose children are left in the temple's care. */
export async function kindsInCare(manager: EntityManager, tickets: readonly TicketRow[]): Promise<ReadonlySet<string>> {
  const [first] = tickets;
  if (!first) return new Set();
  const ids = [...new Set(tickets.map(({ typeId }) => typeId))];
  const types = await manager.findBy(TicketTypeRow, { templeId: first.templeId, id: In(ids), isDropOff: true });
  return new Set(types.filter(isInCare).map(({ id }) => id));
}

/** What is kept of these children, by their tickets. */
export async function childrenOf(manager: EntityManager, tickets: readonly Key[]): Promise<ReadonlyMap<string, TicketChildRow>> {
  const [first] = tickets;
  if (!first) return new Map();
  const where = { templeId: first.templeId, id: In(tickets.map(({ id }) => id)) };
  return new Map((await manager.findBy(TicketChildRow, where)).map((row) => [row.id, row]));
}

/** What is kept of a child, without its code. */
export const childView = ({ guardian, guardianPhone, needs, mayPickUp, mayNotPickUp }: TicketChildRow): TicketChild => ({
  guardian,
  guardianPhone,
  needs,
  mayPickUp,
  mayNotPickUp,
});

/** The same with what a door compares a code with. */
export const doorChild = (row: TicketChildRow): DoorChild => ({ ...childView(row), codeHash: row.codeHash });

/** Nothing filled in yet. */
export const NO_CHILD: TicketChild = { guardian: '', guardianPhone: '', needs: '', mayPickUp: [], mayNotPickUp: [] };

/** A ticket that ended keeps nothing of its child, unless the child is inside, or may be: the door needs it to hand them over. */
export async function forgetChildren(tx: EntityManager, tickets: readonly Key[]): Promise<void> {
  const kept = `EXISTS (${OF_TICKET} AND (${STILL_INSIDE} OR ${MAY_BE_INSIDE}))`;
  const around = aroundDoor(new Date());
  for (const { templeId, id } of tickets)
    await execute(tx, `DELETE FROM ticket_children WHERE templeId = ? AND id = ? AND NOT ${kept}`, [templeId, id, ...around]);
}

/** Of these tickets, those whose children are inside. */
export async function withChildInside(manager: EntityManager, tickets: readonly Key[]): Promise<ReadonlySet<string>> {
  const [first] = tickets;
  if (!first) return new Set();
  const where = { templeId: first.templeId, id: In(tickets.map(({ id }) => id)) };
  const inside = manager.createQueryBuilder(TicketRow, 'ticket').select('ticket.id', 'id').where(where).andWhere(STILL_INSIDE);
  return new Set((await inside.getRawMany<{ id: string }>()).map(({ id }) => id));
}

/** Of these tickets, those by which children are in the temple's care: valid ones, and those that were canceled while the child is inside. */
export async function inCareBy(
  manager: EntityManager,
  tickets: readonly (Key & Pick<TicketRow, 'status'>)[],
): Promise<ReadonlySet<string>> {
  const inside = await withChildInside(
    manager,
    tickets.filter(({ status }) => status === 'canceled'),
  );
  return new Set(tickets.filter(({ id, status }) => status === 'valid' || inside.has(id)).map(({ id }) => id));
}

/** Of these tickets of any temples, those that were canceled while the child they are for is inside. */
export async function canceledInside(
  manager: EntityManager,
  tickets: readonly (Key & Pick<TicketRow, 'status'>)[],
): Promise<ReadonlySet<string>> {
  const canceled = tickets.filter(({ status }) => status === 'canceled');
  if (canceled.length === 0) return new Set();
  const where = { templeId: In([...new Set(canceled.map(({ templeId }) => templeId))]), id: In(canceled.map(({ id }) => id)) };
  const inside = manager
    .createQueryBuilder(TicketRow, 'ticket')
    .select('ticket.id', 'id')
    .innerJoin(TicketChildRow, 'child', 'child.templeId = ticket.templeId AND child.id = ticket.id')
    .where(where)
    .andWhere(STILL_INSIDE);
  return new Set((await inside.getRawMany<{ id: string }>()).map(({ id }) => id));
}

/** What a line's form said of a child is kept with its ticket alone. */
export async function forgetForm(tx: EntityManager, line: OrderLine): Promise<void> {
  const { child, ...item } = itemOf(line);
  if (child) await tx.update(OrderLine, { templeId: line.templeId, id: line.id }, { item });
}

/** What is kept of children whose dates ended before a moment, or whose tickets don't count any more and who can't be inside. */
export const forgetOld = (tx: EntityManager, before: Date, now: Date): Promise<number> =>
  execute(tx, `DELETE FROM ticket_children WHERE EXISTS (${OF_TICKET} AND ((${GONE}) OR ${ENDED}))`, [...aroundDoor(now), before]);

/** What is kept of an account's children whose dates are over. */
export const forgetPast = (tx: EntityManager, accountId: string, now: Date): Promise<number> =>
  execute(tx, `DELETE FROM ticket_children WHERE EXISTS (${OF_TICKET} AND ticket.accountId = ? AND ${ENDED})`, [accountId, now]);

const OF_TICKET = `SELECT 1 FROM tickets ticket
  JOIN event_occurrences happens ON happens.templeId = ticket.templeId AND happens.id = ticket.occurrenceId
  WHERE ticket.templeId = ticket_children.templeId AND ticket.id = ticket_children.id`;
/** A postponed date is to come, although the time it had has passed. */
const ENDED = "happens.status <> 'postponed' AND happens.endsAt < ?";
/** A door without a connection tells later who came before its date was canceled. */
const MAY_BE_INSIDE = "(happens.status = 'canceled' AND happens.startsAt <= ? AND happens.endsAt > ?)";
const GONE = `ticket.status <> 'valid' AND NOT ${STILL_INSIDE} AND NOT ${MAY_BE_INSIDE}`;

/** The latest start and the earliest end of dates whose doors know their children at this moment. */
const aroundDoor = (now: Date): [Date, Date] => [new Date(now.getTime() + AROUND_DOOR_MS), new Date(now.getTime() - AROUND_DOOR_MS)];
