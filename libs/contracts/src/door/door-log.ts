import type { DoorTicket } from '../tickets/ticket.ts';
import { isBarred } from '../tickets/ticket-child.ts';

/** What a door notes: somebody came in or went out, an entry that was a mistake, or what a person decided about a doubtful one. */
export const DOOR_ACTS = ['in', 'out', 'undo', 'settle'] as const;
export type DoorAct = (typeof DOOR_ACTS)[number];
/** How somebody was found. */
export const DOOR_WAYS = ['code', 'name'] as const;
export type DoorWay = (typeof DOOR_WAYS)[number];
/** What a person decided about a ticket that was scanned before, or no longer counts; `seen`: somebody looked into how a child went out. */
export const DOOR_DECISIONS = ['same-person', 'let-in', 'turned-away', 'seen'] as const;
export type DoorDecision = (typeof DOOR_DECISIONS)[number];

/** One line of a door's log. Nothing is ever changed or removed in it: `undo` and `settle` refer to an earlier line. */
export interface DoorScan {
  /** Given by the device, so that sending it twice keeps it once. */
  id: string;
  ticketId: string;
  /** The version of the code that was read. */
  version: number;
  act: DoorAct;
  way: DoorWay;
  /** The line that `undo` and `settle` are about. */
  of: string | null;
  decision: DoorDecision | null;
  /** Who took a child that went out. Lines of earlier pages don't have it. */
  handover?: DoorHandover | null;
  /** It arrived after the door of who scanned it had ended. */
  isLate?: true;
  /** When, by the device’s clock corrected by what it knew of the server’s: milliseconds since 1970, UTC. */
  atMs: number;
  /** The device, by the name its helper gave it: “East door”. */
  device: string;
  /** Who scanned. */
  by: string;
}

/** To whom a door handed over a child. */
export interface DoorHandover {
  to: string;
  /** Why without the pickup code; empty where it was right. */
  why: string;
  /** Whether they were on the list of those who may not when the line arrived. A line that wasn't sent yet doesn't say. */
  isBarred?: boolean;
}

/** Why an entry needs a person’s decision. */
export type EntryDoubt = 'twice' | 'canceled' | 'passed-on' | 'moved' | 'replaced';
/**
 * Why the way a child went out does. `handed-twice`: two doors handed it over. `handed-ended`: its ticket didn't count anymore. `barred`: to an
 * adult who may not pick it up. `handed-replaced`: with a pickup code that had been replaced. `no-code`: without one. `nobody`: without anyone.
 * `handed-late`: as somebody says whose door had ended by then.
 */
export type HandoverDoubt = 'handed-twice' | 'handed-ended' | 'barred' | 'handed-replaced' | 'no-code' | 'nobody' | 'handed-late';
export type DoubtReason = EntryDoubt | HandoverDoubt;

/** An entry that somebody should look at. */
export interface DoorDoubt {
  ticketId: string;
  reason: DoubtReason;
  /** The entry in question, or how a child went out. */
  scan: DoorScan;
  /** For `twice` and `handed-twice`: the one before it. */
  earlier: DoorScan | null;
}

/** One ticket as its scans tell. */
export interface TicketAtDoor {
  isIn: boolean;
  /** Of the last entry that counts. */
  since: DoorScan | null;
  /** Entries that count, in their order. */
  entries: readonly DoorScan[];
  /** How it went out since; null while it is in, and before it came. */
  left: DoorScan | null;
  doubts: readonly DoorDoubt[];
}

const NOBODY: TicketAtDoor = { isIn: false, since: null, entries: [], left: null, doubts: [] };

/** What a door’s log says of each ticket, whatever order its lines arrived in. */
export function readDoorLog(scans: readonly DoorScan[], tickets: ReadonlyMap<string, DoorTicket>): ReadonlyMap<string, TicketAtDoor> {
  const undone = new Set(scans.flatMap(({ act, of }) => (act === 'undo' && of ? [of] : [])));
  const decided = new Map(
    scans.flatMap(({ id, act, of, decision }) => (act === 'settle' && of && !undone.has(id) ? [[of, decision] as const] : [])),
  );
  const byTicket = new Map<string, DoorScan[]>();
  for (const scan of scans) {
    if ((scan.act !== 'in' && scan.act !== 'out') || undone.has(scan.id) || decided.get(scan.id) === 'turned-away') continue;
    byTicket.set(scan.ticketId, [...(byTicket.get(scan.ticketId) ?? []), scan]);
  }
  return new Map([...byTicket].map(([ticketId, own]) => [ticketId, readTicket(own.sort(inOrder), tickets.get(ticketId), decided)]));
}

function readTicket(scans: readonly DoorScan[], ticket: DoorTicket | undefined, decided: ReadonlyMap<string, unknown>): TicketAtDoor {
  let since: DoorScan | null = null;
  let left: DoorScan | null = null;
  const entries: DoorScan[] = [];
  const doubts: DoorDoubt[] = [];
  for (const scan of scans) {
    if (scan.act === 'out') {
      const reason = ticket?.isDropOff ? handoverDoubt(ticket, scan, { since, left }) : null;
      if (reason && !decided.has(scan.id)) doubts.push({ ticketId: scan.ticketId, reason, scan, earlier: since === null ? left : null });
      [since, left] = [null, scan];
      continue;
    }
    left = null;
    const reason = since ? 'twice' : (ended(ticket, scan) ?? outdated(ticket, scan));
    if (reason && !decided.has(scan.id)) doubts.push({ ticketId: scan.ticketId, reason, scan, earlier: since });
    entries.push(scan);
    since = scan;
  }
  return { isIn: since !== null, since, entries, left, doubts };
}

function handoverDoubt(ticket: DoorTicket, scan: DoorScan, { since, left }: Pick<TicketAtDoor, 'since' | 'left'>): HandoverDoubt | null {
  const { handover } = scan;
  if (handover && wasBarred(ticket, handover)) return 'barred';
  if (since === null && left !== null) return 'handed-twice';
  if (ended(ticket, scan) && !(since && cameBefore(ticket, since))) return 'handed-ended';
  if (!handover) return 'nobody';
  if (outdated(ticket, scan)) return 'handed-replaced';
  if (handover.why !== '') return 'no-code';
  return scan.isLate ? 'handed-late' : null;
}

const wasBarred = ({ child }: DoorTicket, handover: DoorHandover): boolean =>
  handover.isBarred ?? (child !== undefined && isBarred(child, handover.to));

function ended(ticket: DoorTicket | undefined, scan: DoorScan): DoubtReason | null {
  // A newer code means that it was moved back.
  if (ticket?.isMoved) return scan.way === 'code' && scan.version > ticket.version ? null : 'moved';
  if (ticket?.status === 'canceled') return cameBefore(ticket, scan) ? null : 'canceled';
  return ticket?.status === 'transferred' ? 'passed-on' : null;
}

/** Before the date of a canceled ticket was canceled. */
const cameBefore = ({ endedEarlyAtMs }: DoorTicket, { atMs }: DoorScan): boolean => endedEarlyAtMs !== undefined && atMs < endedEarlyAtMs;

/** The code that was read had been replaced by then; who was found by name showed none. A replacement of unknown time counts as before. */
function outdated(ticket: DoorTicket | undefined, { way, version, atMs }: DoorScan): DoubtReason | null {
  if (!ticket || way !== 'code' || version >= ticket.version) return null;
  const endedAtMs = ticket.replacedAtMs?.at(version - ticket.version);
  return endedAtMs === undefined || atMs >= endedAtMs ? 'replaced' : null;
}

/** By their clocks; lines of the same moment by their ids, so that every device reads the same. */
const inOrder = (one: DoorScan, other: DoorScan): number => one.atMs - other.atMs || (one.id < other.id ? -1 : 1);

/** What a log says of a ticket. */
export const ticketAtDoor = (log: ReadonlyMap<string, TicketAtDoor>, ticketId: string): TicketAtDoor => log.get(ticketId) ?? NOBODY;

/** Everything that waits for a person’s decision, oldest first. */
export const doubtsOf = (log: ReadonlyMap<string, TicketAtDoor>): DoorDoubt[] =>
  [...log.values()].flatMap(({ doubts }) => doubts).sort((one, other) => inOrder(one.scan, other.scan));

/** Whether a ticket counts at its door: it may come in, or is inside, whatever became of it since. */
export const countsAtDoor = (log: ReadonlyMap<string, TicketAtDoor>, { id, status }: DoorTicket): boolean =>
  status === 'valid' || ticketAtDoor(log, id).isIn;

/** People inside, and all who count. What is only added to a ticket has no door; what isn't on this date's list is nobody. */
export function countAtDoor(
  log: ReadonlyMap<string, TicketAtDoor>,
  tickets: ReadonlyMap<string, DoorTicket>,
): { inside: number; expected: number } {
  const people = [...tickets.values()].filter(({ takesSeat }) => takesSeat);
  return {
    inside: people.filter(({ id }) => ticketAtDoor(log, id).isIn).length,
    expected: people.filter((ticket) => countsAtDoor(log, ticket)).length,
  };
}

/** Children who came and weren't picked up yet, by their names. */
export const childrenInside = (log: ReadonlyMap<string, TicketAtDoor>, tickets: ReadonlyMap<string, DoorTicket>): DoorTicket[] =>
  [...tickets.values()]
    .filter(({ id, isDropOff }) => isDropOff && ticketAtDoor(log, id).isIn)
    .sort((one, other) => one.name.localeCompare(other.name));
