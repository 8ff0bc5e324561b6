import type { DoorList, DoorScan } from '@sannidhi/contracts';
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '@sannidhi/kit';

/** Names are readable for a day after the event. */
const AFTERWARD_MS = 24 * 3_600_000;

/** What a device knows about a door: the list it loaded last, and the part of the log it has. */
export interface KeptDoor {
  list: DoorList;
  scans: readonly DoorScan[];
  /** The number of the last line in `scans`. */
  last: number;
  /** What this device’s clock is behind the server’s, in milliseconds. */
  clockBehindMs: number;
  /** When the server answered last: milliseconds since 1970. */
  readAtMs: number;
}

const nameOf = (occurrenceId: string): string => `door ${occurrenceId}`;

/** Keeps a door on this device, encrypted, until a day after its event. */
export const keepDoor = (accountId: string, door: KeptDoor): Promise<void> =>
  keepOnDevice(accountId, nameOf(door.list.event.id), door, Date.parse(door.list.event.endsAt) + AFTERWARD_MS);

/** What this device has of a door; undefined if it never loaded, or is over. */
export async function keptDoor(accountId: string, occurrenceId: string): Promise<KeptDoor | undefined> {
  return (await keptOnDevice<KeptDoor>(accountId, nameOf(occurrenceId)))[0];
}

/** Deletes what this device has of a door; scans that aren't sent yet stay in their queue. */
export const forgetDoor = (accountId: string, occurrenceId: string): Promise<void> => forgetOnDevice(accountId, nameOf(occurrenceId));

/** A door whose list has just been loaded, with what was known of its log. */
export const withList = (known: KeptDoor | undefined, list: DoorList, nowMs = Date.now()): KeptDoor => ({
  list,
  scans: known?.scans ?? [],
  last: known?.last ?? 0,
  clockBehindMs: Date.parse(list.serverTime) - nowMs,
  readAtMs: nowMs,
});

/** A door with lines that arrived; a line is there once, however often it arrives. */
export function withLines(
  door: KeptDoor,
  lines: readonly DoorScan[],
  { last, serverTime }: { last: number; serverTime: string },
): KeptDoor {
  const known = new Set(door.scans.map(({ id }) => id));
  const nowMs = Date.now();
  return {
    ...door,
    scans: [...door.scans, ...lines.filter(({ id }) => !known.has(id))],
    last: Math.max(door.last, last),
    clockBehindMs: Date.parse(serverTime) - nowMs,
    readAtMs: nowMs,
  };
}
