import { type DoorTicket, type TicketAtDoor, ticketAtDoor } from '@sannidhi/contracts';
import { formatTime, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '10px 0',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface PartyRowsProps {
  party: readonly DoorTicket[];
  log: ReadonlyMap<string, TicketAtDoor>;
  timeZone: string;
}

/** Who belongs together, and who of them is inside. */
export function PartyRows({ party, log, timeZone }: PartyRowsProps) {
  const text = useTexts();
  if (party.length === 0) return null;
  return (
    <Rows aria-label={text('door.party')}>
      {party.map((ticket) => (
        <li key={ticket.id}>
          <span>
            {ticket.name || ticket.type} {ticket.name && <small>{ticket.type}</small>}
          </span>
          <small>{stateOf(ticket, ticketAtDoor(log, ticket.id))}</small>
        </li>
      ))}
    </Rows>
  );

  function stateOf({ status, isDropOff }: DoorTicket, { since, left }: TicketAtDoor): string {
    if (since) return text('door.inSince', { time: formatTime(new Date(since.atMs), { timeZone }), device: since.device });
    if (isDropOff && left?.handover)
      return text('door.child.leftWith', { time: formatTime(new Date(left.atMs), { timeZone }), to: left.handover.to });
    return status === 'canceled' ? text('door.canceledTicket') : text('door.notIn');
  }
}
