import { type BodyOf, type DoorScan, type DoorSync, doorEndpoints, SCANS_MAX } from '@sannidhi/contracts';
import { addressOf, checkSessionAgain, dequeue, enqueue, type Queued, queued, request } from '@sannidhi/kit';
import { type KeptDoor, keepDoor, keptDoor, withLines } from './kept-door.ts';

const kindOf = (occurrenceId: string): string => `door-scan ${occurrenceId}`;

/** Notes a scan on this device before anything is shown: it survives a closed page and is sent later. Rejects where nothing can be kept. */
export const queueScan = (accountId: string, occurrenceId: string, scan: DoorScan): Promise<void> =>
  enqueue(accountId, kindOf(occurrenceId), scan);

/** Scans that wait, oldest first. */
export const queuedScans = (accountId: string, occurrenceId: string): Promise<Queued<DoorScan>[]> =>
  queued<DoorScan>(accountId, kindOf(occurrenceId));

/**
 * Sends what waits and takes what others added, until both sides have the same log. Scans are dequeued once they arrived, so that one is sent
 * twice rather than lost; the server keeps it once. One tab at a time. Rejects where the server can't be reached or refuses.
 */
export function syncDoor(accountId: string, door: KeptDoor, device: string): Promise<KeptDoor> {
  const work = () => syncAll(accountId, door, device);
  return navigator.locks ? navigator.locks.request(`door ${door.list.event.id}`, work) : work();
}

async function syncAll(accountId: string, given: KeptDoor, device: string): Promise<KeptDoor> {
  const { id: occurrenceId } = given.list.event;
  // Another tab may be further.
  const kept = await keptDoor(accountId, occurrenceId);
  let door = kept && kept.last > given.last ? { ...kept, list: given.list } : given;
  for (;;) {
    const batch = (await queuedScans(accountId, occurrenceId)).slice(0, SCANS_MAX);
    if (batch.length > 0 && (await checkSessionAgain()) !== accountId) throw new Error('Somebody else is signed in.');
    const answer = await send(occurrenceId, { device, scans: batch.map(({ value }) => bodyOf(value)), after: door.last });
    for (const { order } of batch) await dequeue(order);
    door = withLines(door, answer.scans, answer);
    await keepDoor(accountId, door).catch(() => undefined);
    if (!answer.more && batch.length < SCANS_MAX) return door;
  }
}

type SyncBody = BodyOf<typeof doorEndpoints.sync>;

const send = (occurrenceId: string, body: SyncBody): Promise<DoorSync> =>
  request<DoorSync>(addressOf(doorEndpoints.sync.path, { occurrenceId }), { method: 'POST', body });

const bodyOf = ({ id, ticketId, version, act, way, of, decision, handover = null, atMs }: DoorScan): SyncBody['scans'][number] => ({
  id,
  ticketId,
  version,
  act,
  way,
  of,
  decision,
  handover,
  atMs,
});
