import {
  type DoorDecision,
  type DoorHandover,
  type DoorScan,
  type DoorTicket,
  doorEndpoints,
  readDoorLog,
  type TicketAtDoor,
} from '@sannidhi/contracts';
import { addressOf, followEvents, newLineId, request, storedAccountId, useOnline, useSession } from '@sannidhi/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type KeptDoor, keepDoor, keptDoor, withList } from './kept-door.ts';
import { DoorEnded, endDoor, isGone, queuedScans, queueScan, type SentAtEnd, syncDoor } from './scan-queue.ts';

/** What is recorded about a ticket, besides the fields of every scan. */
export type Noted = Pick<DoorScan, 'ticketId' | 'act' | 'way'> & {
  version?: number;
  of?: string;
  decision?: DoorDecision;
  handover?: DoorHandover;
};

export interface Door {
  /** Undefined until the list was read, here or from the server. */
  door: KeptDoor | undefined;
  tickets: ReadonlyMap<string, DoorTicket>;
  log: ReadonlyMap<string, TicketAtDoor>;
  /** The log with what waits on this device, oldest first. */
  scans: readonly DoorScan[];
  /** Scans that aren’t sent yet. */
  waiting: number;
  /** Since when the server hasn’t answered: milliseconds since 1970. */
  offlineSinceMs: number | undefined;
  /** It ended for this person: what became of the scans that waited here. Undefined while they keep it. */
  ended: SentAtEnd | undefined;
  /** Why nothing can be shown. */
  error: Error | null;
  /** Notes something on this device first, then sends it; returns its id. Rejects where this browser keeps nothing. */
  note: (noted: Noted) => Promise<string>;
  retry: () => void;
}

const NONE: readonly DoorScan[] = [];
const NOTHING_SENT: SentAtEnd = { taken: 0, refused: 0 };
/** The log arrives as it grows; tickets that were canceled, passed on, replaced or sold since come with the list. */
const LIST_EVERY_MS = 60_000;
/** Sending a scan reads and writes everything that is kept of the door: its answer is on the screen first. */
const SEND_AFTER_MS = 250;

/** A door: its list and log on this device, in step with the server whenever there is a connection. */
export function useDoor(occurrenceId: string, device: string): Door {
  const { user } = useSession();
  const owner = user?.id ?? storedAccountId();
  const online = useOnline();
  const [door, setDoor] = useState<KeptDoor>();
  const [waiting, setWaiting] = useState<readonly DoorScan[]>(NONE);
  const [offlineSinceMs, setOfflineSince] = useState<number>();
  const [ended, setEnded] = useState<SentAtEnd>();
  const [error, setError] = useState<Error | null>(null);

  const endHere = useCallback(
    async (accountId: string) => {
      setDoor(undefined);
      setEnded((before) => before ?? NOTHING_SENT);
      const sent = await endDoor(accountId, occurrenceId, device).catch(() => NOTHING_SENT);
      setEnded((before = NOTHING_SENT) => ({ taken: before.taken + sent.taken, refused: before.refused + sent.refused }));
      setWaiting((await queuedScans(accountId, occurrenceId)).map(({ value }) => value));
    },
    [occurrenceId, device],
  );
  const step = useCallback(
    async (loadsList: boolean) => {
      if (!owner) return;
      const known = await keptDoor(owner, occurrenceId).catch(() => undefined);
      if (known) setDoor((shown) => (shown && shown.last >= known.last ? shown : known));
      setWaiting((await queuedScans(owner, occurrenceId)).map(({ value }) => value));
      try {
        const current = loadsList || !known ? withList(known, await loadList(occurrenceId)) : known;
        if (current !== known) await keepDoor(owner, current).catch(() => undefined);
        setDoor(await syncDoor(owner, current, device));
        // What was sent before the connection broke may be answered after that.
        if (navigator.onLine) setOfflineSince(undefined);
        setError(null);
        setEnded(undefined);
      } catch (failure) {
        if (isOver(failure)) return endHere(owner);
        setOfflineSince((since) => since ?? known?.readAtMs ?? Date.now());
        if (!known) setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
      setWaiting((await queuedScans(owner, occurrenceId)).map(({ value }) => value));
    },
    [owner, occurrenceId, device, endHere],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a connection again, the list may have changed as well.
  useEffect(() => void step(true), [step, online]);
  useEffect(() => {
    if (!online) return;
    const timer = setInterval(() => void step(true), LIST_EVERY_MS);
    return () => clearInterval(timer);
  }, [online, step]);
  useEffect(() => {
    if (!owner || !online) return;
    return followEvents(addressOf(doorEndpoints.events.path, { occurrenceId }), () => void step(false));
  }, [owner, online, occurrenceId, step]);

  const tickets = useMemo(() => new Map((door?.list.tickets ?? []).map((ticket) => [ticket.id, ticket])), [door?.list]);
  const scans = useMemo(() => merged(door?.scans ?? NONE, waiting), [door?.scans, waiting]);
  const log = useMemo(() => readDoorLog(scans, tickets), [scans, tickets]);
  const note = async ({ ticketId, act, way, version, of, decision, handover }: Noted) => {
    if (!owner) throw new Error('Nobody is signed in.');
    const scan: DoorScan = {
      ...{ id: newLineId(), ticketId, act, way, of: of ?? null, decision: decision ?? null },
      handover: handover ?? null,
      version: version ?? tickets.get(ticketId)?.version ?? 0,
      atMs: Date.now() + (door?.clockBehindMs ?? 0),
      ...{ device, by: user?.fullName ?? '' },
    };
    await queueScan(owner, occurrenceId, scan);
    setWaiting((queue) => [...queue, scan]);
    if (navigator.onLine) setTimeout(() => void step(false), SEND_AFTER_MS);
    return scan.id;
  };
  return { door, tickets, log, scans, waiting: waiting.length, offlineSinceMs, ended, error, note, retry: () => void step(true) };
}

const loadList = (occurrenceId: string) => request<KeptDoor['list']>(addressOf(doorEndpoints.list.path, { occurrenceId }));

/** The door is no longer this person’s. */
const isOver = (failure: unknown): boolean => failure instanceof DoorEnded || isGone(failure);

/** A scan that was sent and answered is in both for a moment. */
function merged(sent: readonly DoorScan[], waiting: readonly DoorScan[]): readonly DoorScan[] {
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...waiting.filter(({ id }) => !known.has(id))];
}
