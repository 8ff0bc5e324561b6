import { type DoorTicket, ticketAtDoor } from '@sannidhi/contracts';
import { Button, formatTime, Icon, IconAlertTriangle, IconCircleCheck, type IconShape, IconX } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { ChildNotes } from './child-notes.tsx';
import { Sheet, type Tone } from './door-sheet.tsx';
import { PartyRows } from './party-rows.tsx';
import type { Door } from './use-door.ts';
import type { Scanning, ScanResult } from './use-scanning.ts';

const LOOKS: Record<ScanResult['verdict'], { tone: Tone; icon: IconShape }> = {
  in: { tone: 'success', icon: IconCircleCheck },
  out: { tone: 'success', icon: IconCircleCheck },
  again: { tone: 'warning', icon: IconAlertTriangle },
  replaced: { tone: 'warning', icon: IconAlertTriangle },
  canceled: { tone: 'error', icon: IconX },
  'passed-on': { tone: 'error', icon: IconX },
  moved: { tone: 'error', icon: IconX },
  'other-event': { tone: 'error', icon: IconX },
  'not-a-ticket': { tone: 'error', icon: IconX },
};

interface ScanSheetProps {
  result: ScanResult;
  door: Door;
  scanning: Scanning;
  timeZone: string;
}

/** What a scan came to, who it is with, and the answers. A doubtful entry has equal answers: no one of them is suggested. */
export function ScanSheet({ result, door, scanning, timeZone }: ScanSheetProps) {
  const text = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { tone, icon } = LOOKS[result.verdict];
  const party = partyOf(result.ticket, door.tickets);
  const missing = party.filter(({ id, status }) => id !== result.ticketId && status === 'valid' && !ticketAtDoor(door.log, id).isIn);
  const time = result.earlierMs === undefined ? '' : formatTime(new Date(result.earlierMs), { timeZone });
  return (
    <Sheet tone={tone}>
      <header>
        <span>
          <Icon of={icon} size={28} />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {text(`door.result.${result.verdict}.title`)}
          </h3>
          <p role="status">{text(`door.result.${result.verdict}.help`, { time })}</p>
        </div>
      </header>
      <ChildNotes tickets={party} />
      {result.ticketId && !result.ticket && <p>{text('door.result.later')}</p>}
      <PartyRows party={party.length > 0 ? party : result.ticket ? [result.ticket] : []} log={door.log} timeZone={timeZone} />
      <div className="answers">
        <Answers result={result} missing={missing} scanning={scanning} />
      </div>
    </Sheet>
  );
}

function Answers({ result, missing, scanning }: { result: ScanResult; missing: readonly DoorTicket[]; scanning: Scanning }) {
  const text = useTexts();
  const { ticket } = result;
  if (result.verdict === 'again')
    return (
      <>
        {ticket?.isDropOff && (
          <Button variant="primary" onClick={() => void scanning.settle('same-person').then(() => scanning.hand(ticket))}>
            {text('door.child.pickUp')}
          </Button>
        )}
        <Button onClick={() => void scanning.settle('same-person')}>{text('door.answer.samePerson')}</Button>
        {missing.map((other) => (
          <Button key={other.id} onClick={() => void scanning.insteadFor(other)}>
            {text('door.answer.isFor', { name: other.name || other.type })}
          </Button>
        ))}
        <Button onClick={scanning.close}>{text('door.answer.desk')}</Button>
      </>
    );
  const isRefused = result.ticketId !== undefined && result.scanId === undefined && result.verdict !== 'other-event';
  return (
    <>
      {result.verdict === 'in' && missing.length > 0 && (
        <Button onClick={() => void scanning.letIn(missing)}>{text('door.answer.rest', { count: missing.length })}</Button>
      )}
      {isRefused && <Button onClick={() => void scanning.letInAnyway()}>{text('door.answer.anyway')}</Button>}
      <Button variant="primary" onClick={scanning.close}>
        {text('door.answer.next')}
      </Button>
    </>
  );
}

/** Tickets that were registered together: the one in question, then people. */
function partyOf(ticket: DoorTicket | undefined, tickets: ReadonlyMap<string, DoorTicket>): DoorTicket[] {
  if (!ticket) return [];
  return [...tickets.values()]
    .filter(({ partyId, status }) => partyId === ticket.partyId && status !== 'transferred')
    .sort(
      (one, other) =>
        Number(other.id === ticket.id) - Number(one.id === ticket.id) ||
        Number(other.takesSeat) - Number(one.takesSeat) ||
        one.name.localeCompare(other.name),
    );
}
