import type { BodyOf, doorEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { kindsInCare } from '../tickets/children/ticket-child-rows.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';
import { DoorScanRow } from './door-scan.entity.ts';

type Sent = BodyOf<typeof doorEndpoints.sync>['scans'][number];
type Line = Pick<DoorScanRow, 'id' | 'ticketId'>;
type Sender = Pick<DoorScanRow, 'templeId' | 'occurrenceId' | 'accountId'>;

/**
 * Of what a helper whose door ended sends, what is taken: what they say they scanned before. They settle nothing, and undo only their own lines,
 * none of a child who is left in the temple's care.
 */
export async function lateScans(tx: EntityManager, sender: Sender, scans: readonly Sent[], endedAt: Date): Promise<Sent[]> {
  const before = scans.filter(({ atMs, act }) => atMs <= endedAt.getTime() && act !== 'settle');
  const undone = await undoable(tx, sender, before);
  return before.filter(({ act, of, ticketId }) => (act === 'undo' ? of !== null && undone.get(of) === ticketId : of === null));
}

/** The tickets of the lines that the sender may undo, by line id. A colleague's line stays the colleague's even if its id is sent again. */
async function undoable(tx: EntityManager, sender: Sender, sent: readonly Sent[]): Promise<ReadonlyMap<string, string>> {
  const { templeId, occurrenceId, accountId } = sender;
  const ids = sent.flatMap(({ id, of }) => (of ? [id, of] : [id]));
  const known = await tx.findBy(DoorScanRow, { templeId, id: In(ids) });
  const isKnown = new Set(known.map(({ id }) => id));
  const own: Line[] = known.filter((line) => line.occurrenceId === occurrenceId && line.accountId === accountId);
  const first = new Map([...sent].reverse().map((line) => [line.id, line]));
  own.push(...[...first.values()].filter(({ id }) => !isKnown.has(id)));
  const inCare = await ticketsInCare(tx, templeId, own);
  return new Map(own.filter(({ ticketId }) => !inCare.has(ticketId)).map(({ id, ticketId }) => [id, ticketId]));
}

async function ticketsInCare(tx: EntityManager, templeId: string, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const tickets = await tx.findBy(TicketRow, { templeId, id: In(lines.map(({ ticketId }) => ticketId)) });
  const kinds = await kindsInCare(tx, tickets);
  return new Set(tickets.filter(({ typeId }) => kinds.has(typeId)).map(({ id }) => id));
}
