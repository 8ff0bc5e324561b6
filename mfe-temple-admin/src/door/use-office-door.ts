import {
  type BodyOf,
  type DoorDecision,
  type DoorHandover,
  type DoorList,
  type DoorScan,
  type DoorSync,
  doorEndpoints,
  readDoorLog,
  type TicketAtDoor,
} from '@sannidhi/contracts';
import { addressOf, followEvents, newLineId, notify, request, useErrorSentence, useSession } from '@sannidhi/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';

type Sent = BodyOf<typeof doorEndpoints.officeSync>['scans'];
/** What the office notes at its desk. */
export type Entry = Pick<DoorScan, 'ticketId' | 'act'> & { id?: string; of?: string; decision?: DoorDecision; handover?: DoorHandover };

export interface OfficeDoor {
  log: ReadonlyMap<string, TicketAtDoor>;
  /** The entry that is being saved. */
  saving: string | undefined;
  /** Adds an entry; one with an id may be added again, if it isn’t known whether it was saved. Throws what the request throws. */
  save: (entry: Entry) => Promise<void>;
  /** Adds an entry, and says so if it wasn’t saved. */
  note: (entry: Entry) => Promise<void>;
}

/** The log of a door while the office’s page is open: follows every device, and adds what the desk notes. */
export function useOfficeDoor(list: DoorList): OfficeDoor {
  const text = useOfficeText('door');
  const sentenceOf = useErrorSentence();
  const { user } = useSession();
  const [scans, setScans] = useState<readonly DoorScan[]>([]);
  const [saving, setSaving] = useState<string>();
  const last = useRef(0);
  const { id: occurrenceId } = list.event;
  const device = text('device');

  const sync = useCallback(
    async (added: Sent) => {
      for (let sent: Sent = added, more = true; more; sent = []) {
        const body = { device, scans: sent, after: last.current };
        const answer = await request<DoorSync>(addressOf(doorEndpoints.officeSync.path, { occurrenceId }), { method: 'POST', body });
        setScans((known) => withNew(known, answer.scans));
        last.current = Math.max(last.current, answer.last);
        more = answer.more;
      }
    },
    [occurrenceId, device],
  );
  useEffect(
    () => followEvents(addressOf(doorEndpoints.officeEvents.path, { occurrenceId }), () => void sync([]).catch(() => undefined)),
    [occurrenceId, sync],
  );
  const tickets = useMemo(() => new Map(list.tickets.map((ticket) => [ticket.id, ticket])), [list.tickets]);
  const log = useMemo(() => readDoorLog(scans, tickets), [scans, tickets]);
  const save = async ({ id = newLineId(), ticketId, act, of, decision, handover }: Entry) => {
    setSaving(ticketId);
    const version = tickets.get(ticketId)?.version ?? 0;
    const entry = {
      id,
      ticketId,
      version,
      act,
      way: wayOf(handover),
      of: of ?? null,
      decision: decision ?? null,
      handover: handover ?? null,
    };
    try {
      await sync([{ ...entry, atMs: Date.now() + clockBehind(list) }]);
    } finally {
      setSaving(undefined);
    }
  };
  const note = (entry: Entry) =>
    save(entry).catch((error: unknown) => notify({ kind: 'error', title: text('notSaved'), body: sentenceOf(error) }));
  return { log, saving: user ? saving : undefined, save, note };
}

/** A right pickup code is a code that was read; everything else at the desk is by name. */
const wayOf = (handover: DoorHandover | undefined): DoorScan['way'] => (handover?.why === '' ? 'code' : 'name');

/** Milliseconds that this computer’s clock was behind when the list arrived. */
const clocks = new WeakMap<DoorList, number>();
function clockBehind(list: DoorList): number {
  const known = clocks.get(list) ?? Date.parse(list.serverTime) - Date.now();
  clocks.set(list, known);
  return known;
}

function withNew(known: readonly DoorScan[], arrived: readonly DoorScan[]): readonly DoorScan[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...arrived.filter(({ id }) => !ids.has(id))];
}
