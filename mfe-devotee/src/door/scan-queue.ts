import { type BodyOf, type DoorScan, type DoorSync, doorEndpoints, SCANS_MAX } from '@sannidhi/contracts';
import { addressOf, checkSessionAgain, dequeue, enqueue, HttpError, type Queued, queued, request } from '@sannidhi/kit';
import { forgetDoor, type KeptDoor, keepDoor, keptDoor, withLines } from './kept-door.ts';

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
    // Its scans stay in the queue until `endDoor` counts them.
    if (answer.ended) throw new DoorEnded();
    for (const { order } of batch) await dequeue(order);
    door = withLines(door, answer.scans, answer);
    await keepDoor(accountId, door).catch(() => undefined);
    if (!answer.more && batch.length < SCANS_MAX) return door;
  }
}

/** The server no longer lets this person keep the door. */
export class DoorEnded extends Error {}

/** What became of the scans that waited when a door ended. */
export type SentAtEnd = NonNullable<DoorSync['ended']>;

/**
 * A door that ended for this person: deletes its list and log from this device, then sends what waits. The server takes what was scanned
 * before the end. Rejects where it can't be reached: the scans wait, and nothing else is left here.
 */
export async function endDoor(accountId: string, occurrenceId: string, device: string): Promise<SentAtEnd> {
  await forgetDoor(accountId, occurrenceId);
  const work = () => sendLast(accountId, occurrenceId, device);
  return navigator.locks ? navigator.locks.request(`door ${occurrenceId}`, work) : work();
}

async function sendLast(accountId: string, occurrenceId: string, device: string): Promise<SentAtEnd> {
  const sum = { taken: 0, refused: 0 };
  for (;;) {
    const batch = (await queuedScans(accountId, occurrenceId)).slice(0, SCANS_MAX);
    if (batch.length === 0) return sum;
    if ((await checkSessionAgain()) !== accountId) throw new Error('Somebody else is signed in.');
    const body = { device, scans: batch.map(({ value }) => bodyOf(value)), after: 0 };
    const { taken, refused } = await send(occurrenceId, body).then(
      ({ ended }) => ended ?? { taken: batch.length, refused: 0 },
      allRefused(batch.length),
    );
    for (const { order } of batch) await dequeue(order);
    sum.taken += taken;
    sum.refused += refused;
  }
}

/** The server takes nothing of this person any more. */
const allRefused =
  (count: number) =>
  (failure: unknown): SentAtEnd => {
    if (!isGone(failure)) throw failure;
    return { taken: 0, refused: count };
  };

/** The server no longer knows this person at this door: it says so itself, unlike a gateway while it restarts. */
export const isGone = (failure: unknown): boolean => failure instanceof HttpError && failure.api?.code === 'not-found';

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
