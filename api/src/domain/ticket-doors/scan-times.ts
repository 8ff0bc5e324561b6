import type { BodyOf, doorEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { TicketRow } from '../tickets/ticket.entity.ts';
import { DoorHelperRow } from './door-helper.entity.ts';
import type { DoorScanRow } from './door-scan.entity.ts';

type Sent = BodyOf<typeof doorEndpoints.sync>['scans'][number];
type Sender = Pick<DoorScanRow, 'templeId' | 'occurrenceId' | 'accountId'>;

/** How far ahead of ours a device's clock may be, for a later exit must still count, and how far behind. */
const AHEAD_MS = 24 * 3_600_000;
const BEHIND_MS = 3_600_000;

/**
 * Scans with a time that they can have: one dated before its ticket was there, before its scanner was asked to keep the door, or far ahead
 * counts as made on arrival, as the device's clock is wrong. None is left out.
 */
export async function withPossibleTimes(tx: EntityManager, sender: Sender, scans: readonly Sent[], now: Date): Promise<Sent[]> {
  const sinceMs = await askedAt(tx, sender);
  const tickets = await tx.findBy(TicketRow, { templeId: sender.templeId, id: In(scans.map(({ ticketId }) => ticketId)) });
  const madeMs = new Map(tickets.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const arrivedMs = now.getTime();
  return scans.map((scan, index) => {
    const earliest = Math.max(sinceMs, madeMs.get(scan.ticketId) ?? 0) - BEHIND_MS;
    const isPossible = earliest <= scan.atMs && scan.atMs <= arrivedMs + AHEAD_MS;
    return isPossible ? scan : { ...scan, atMs: arrivedMs + index };
  });
}

/** When a helper was first asked to keep a door; 0 for the office. */
async function askedAt(tx: EntityManager, { templeId, occurrenceId, accountId }: Sender): Promise<number> {
  if (accountId === null) return 0;
  const first = await tx.findOne(DoorHelperRow, { where: { templeId, occurrenceId, accountId }, order: { createdAt: 'ASC' } });
  return first?.createdAt.getTime() ?? 0;
}
