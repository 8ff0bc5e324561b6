import { countsAtDoor, type DoorChild, type DoorList, formatPhone, type TicketAtDoor, ticketAtDoor } from '@sannidhi/contracts';
import { formatDateTime, styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { byName, type NamedTicket } from './door-names.ts';

/** On paper only: the door goes on when every battery is empty. */
const Sheet = styled('table')({
  display: 'none',
  '@media print': { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '12pt' },
  '& caption': { textAlign: 'left', padding: '0 6pt 8pt' },
  '& td, & th': { padding: '4pt 6pt', textAlign: 'left', borderBottom: '1px solid' },
  '& tr': { breakInside: 'avoid' },
  '& td:last-of-type': { minWidth: '90pt' },
  '& td:first-of-type': { width: '12pt' },
});

/** What a child needs, and who may and may not pick it up. */
function ChildOnPaper({ child }: { child: DoorChild }) {
  const text = useOfficeText('handover');
  const { guardian, guardianPhone, needs, mayPickUp, mayNotPickUp } = child;
  return (
    <>
      {needs && <div>{text('needs', { needs })}</div>}
      <div>{text('guardian', { guardian, phone: formatPhone(guardianPhone) })}</div>
      {mayPickUp.length > 0 && <div>{text('may', { names: mayPickUp.join(', ') })}</div>}
      {mayNotPickUp.length > 0 && <div>{text('barred', { names: mayNotPickUp.join(', ') })}</div>}
    </>
  );
}

interface PrintedListProps {
  list: DoorList;
  log: ReadonlyMap<string, TicketAtDoor>;
}

/** Everyone by name with a checkbox, checked for those already inside; for children also their needs, and room for the adult who picks them up to sign. */
export function PrintedList({ list, log }: PrintedListProps) {
  const text = useOfficeText('door');
  const tickets = list.tickets.filter((ticket) => countsAtDoor(log, ticket));
  const hasChildren = tickets.some(({ isDropOff }) => isDropOff);
  return (
    <Sheet aria-hidden="true">
      <caption>
        <WhichDoor list={list} count={tickets.filter(({ takesSeat }) => takesSeat).length} />
      </caption>
      <thead>
        <tr>
          <th />
          <th>{text('name')}</th>
          <th>{text('type')}</th>
          {hasChildren && (
            <>
              <th>{text('printed.child')}</th>
              <th>{text('printed.signature')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {byName(tickets).map((named) => (
          <Person key={named.ticket.id} named={named} log={log} hasChildren={hasChildren} />
        ))}
      </tbody>
    </Sheet>
  );
}

/** Which date of which event, and how old the list is. */
function WhichDoor({ list: { event, serverTime }, count }: { list: DoorList; count: number }) {
  const text = useOfficeText('door');
  const { timeZone } = event;
  return (
    <>
      <strong>{event.title}</strong>
      <div>{[formatDateTime(event.startsAt, { timeZone }), event.placeName, event.temple].filter(Boolean).join(', ')}</div>
      <div>{text('printed.asOf', { count, when: formatDateTime(serverTime, { timeZone }) })}</div>
    </>
  );
}

function Person({
  named: { ticket, name },
  log,
  hasChildren,
}: { named: NamedTicket; hasChildren: boolean } & Pick<PrintedListProps, 'log'>) {
  const text = useOfficeText('door');
  const moments = useMoments();
  const { since } = ticketAtDoor(log, ticket.id);
  const came = since && text('printed.in', { name, time: moments.relative(new Date(since.atMs).toISOString()), device: since.device });
  return (
    <tr>
      <td>{since ? '☑' : '☐'}</td>
      <td>{came ?? name}</td>
      <td>{ticket.type}</td>
      {hasChildren && (
        <>
          <td>{ticket.child && <ChildOnPaper child={ticket.child} />}</td>
          <td />
        </>
      )}
    </tr>
  );
}
