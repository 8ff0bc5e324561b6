import { type DoorDecision, type DoorHandover, type DoorTicket, type DoorVerdict, ticketAtDoor, verdictOf } from '@sannidhi/contracts';
import { notify } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { type Signal, signal } from './signal.ts';
import { signedTicket } from './ticket-signature.ts';
import type { Door } from './use-door.ts';

/** What a scan came to. */
export interface ScanResult {
  verdict: DoorVerdict | 'not-a-ticket' | 'out';
  ticketId: string | undefined;
  /** Undefined for a ticket that was registered after this list was saved, and for a code that is no ticket. */
  ticket: DoorTicket | undefined;
  version: number;
  /** The entry that was noted; undefined where nobody was let in. */
  scanId: string | undefined;
  /** When the ticket came in before. */
  earlierMs: number | undefined;
}

const SIGNALS: Record<ScanResult['verdict'], Signal> = {
  in: 'in',
  out: 'in',
  again: 'ask',
  replaced: 'ask',
  canceled: 'no',
  'passed-on': 'no',
  moved: 'no',
  'other-event': 'no',
  'not-a-ticket': 'no',
};

export interface Scanning {
  result: ScanResult | undefined;
  /** A code in front of the camera. */
  read: (text: string) => Promise<void>;
  /** Somebody found by name. */
  choose: (ticket: DoorTicket) => Promise<void>;
  /** The rest of a party comes in as well. */
  letIn: (tickets: readonly DoorTicket[]) => Promise<void>;
  /** A person’s decision about the result’s entry. */
  settle: (decision: DoorDecision) => Promise<void>;
  /** The entry was somebody else’s of the party. */
  insteadFor: (ticket: DoorTicket) => Promise<void>;
  /** A child that is being picked up. */
  handing: DoorTicket | undefined;
  /** Asks who picks a child up. */
  hand: (ticket: DoorTicket) => void;
  /** It went out with somebody. */
  handOver: (ticket: DoorTicket, handover: DoorHandover) => Promise<void>;
  /** In spite of a code that no longer counts. */
  letInAnyway: () => Promise<void>;
  close: () => void;
}

/** Judges what is in front of the door, notes it, and says so. An entry is noted before anybody decides about it, so that none is lost. */
export function useScanning({ door, tickets, log, note }: Door, isLeaving: boolean): Scanning {
  const text = useTexts();
  const [result, setResult] = useState<ScanResult>();
  const [handing, setHanding] = useState<DoorTicket>();
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      notify({ kind: 'error', title: text('door.notKept') });
    }
  };
  const show = (next: ScanResult) => {
    setResult(next);
    signal(SIGNALS[next.verdict]);
  };
  const isChildInside = ({ id, isDropOff }: DoorTicket) => isDropOff === true && ticketAtDoor(log, id).isIn;
  const hand = (ticket: DoorTicket) => {
    setResult(undefined);
    setHanding(ticket);
    signal('ask');
  };
  const enter = async (ticketId: string, version: number, way: 'code' | 'name', verdict: DoorVerdict) => {
    const before = ticketAtDoor(log, ticketId);
    const entry = { ticketId, version, ticket: tickets.get(ticketId) };
    if (isLeaving && before.isIn && entry.ticket?.isDropOff) return hand(entry.ticket);
    if (isLeaving && before.isIn) {
      const scanId = await note({ ticketId, version, way, act: 'out' });
      return show({ ...entry, verdict: 'out', scanId, earlierMs: before.since?.atMs });
    }
    const isLetIn = verdict === 'in' || verdict === 'again';
    const scanId = isLetIn ? await note({ ticketId, version, way, act: 'in' }) : undefined;
    show({ ...entry, verdict, scanId, earlierMs: before.since?.atMs });
  };
  return {
    result,
    handing,
    hand,
    handOver: (ticket, handover) =>
      guarded(async () => {
        const { id: ticketId, version } = ticket;
        const way = handover.why === '' ? 'code' : 'name';
        const scanId = await note({ ticketId, version, way, act: 'out', handover });
        setHanding(undefined);
        show({ ticketId, ticket, version, verdict: 'out', scanId, earlierMs: undefined });
      }),
    read: (code) =>
      guarded(async () => {
        if (!door) return;
        const read = await signedTicket(code, door.list.publicKey);
        if (!read)
          return show({
            verdict: 'not-a-ticket',
            ticketId: undefined,
            ticket: undefined,
            version: 0,
            scanId: undefined,
            earlierMs: undefined,
          });
        await enter(read.ticketId, read.version, 'code', verdictOf({ occurrenceId: door.list.event.id, tickets, log }, read));
      }),
    choose: (ticket) =>
      guarded(async () =>
        isChildInside(ticket) ? hand(ticket) : enter(ticket.id, ticket.version, 'name', ticketAtDoor(log, ticket.id).isIn ? 'again' : 'in'),
      ),
    letIn: (party) =>
      guarded(async () => {
        for (const { id } of party) await note({ ticketId: id, way: 'name', act: 'in' });
        signal('in');
      }),
    settle: (decision) =>
      guarded(async () => {
        if (result?.ticketId && result.scanId)
          await note({ ticketId: result.ticketId, way: 'name', act: 'settle', of: result.scanId, decision });
        setResult(undefined);
      }),
    insteadFor: (ticket) =>
      guarded(async () => {
        if (result?.ticketId && result.scanId) await note({ ticketId: result.ticketId, way: 'name', act: 'undo', of: result.scanId });
        await note({ ticketId: ticket.id, way: 'name', act: 'in' });
        setResult(undefined);
        signal('in');
      }),
    letInAnyway: () =>
      guarded(async () => {
        if (!result?.ticketId) return;
        const { ticketId, version } = result;
        const of = await note({ ticketId, version, way: 'code', act: 'in' });
        await note({ ticketId, way: 'name', act: 'settle', of, decision: 'let-in' });
        setResult(undefined);
      }),
    close: () => [setResult(undefined), setHanding(undefined)],
  };
}
