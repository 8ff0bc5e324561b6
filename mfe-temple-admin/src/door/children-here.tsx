import { childrenInside, type DoorTicket, ticketAtDoor } from '@sannidhi/contracts';
import { Button, Card, Stack } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { ChildNotes } from './child-notes.tsx';
import { HandOver } from './hand-over.tsx';
import type { OfficeDoor } from './use-office-door.ts';

interface ChildrenHereProps {
  tickets: ReadonlyMap<string, DoorTicket>;
  door: OfficeDoor;
  /** The child that is being picked up. */
  handing: DoorTicket | undefined;
  onHand: (ticket: DoorTicket | undefined) => void;
}

/** Children who came and weren’t picked up yet, and the handover of one. Nothing at a door without children. */
export function ChildrenHere({ tickets, door, handing, onHand }: ChildrenHereProps) {
  const text = useOfficeText('handover');
  const moments = useMoments();
  if (handing) return <HandOver key={handing.id} ticket={handing} door={door} onDone={() => onHand(undefined)} />;
  if (![...tickets.values()].some(({ isDropOff }) => isDropOff)) return null;
  const here = childrenInside(door.log, tickets);
  return (
    <Card title={here.length > 0 ? text('here', { count: here.length }) : text('nobodyHere')}>
      <Stack component="ul" spacing={2} sx={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {here.map((ticket) => {
          const { since } = ticketAtDoor(door.log, ticket.id);
          return (
            <Stack component="li" spacing={1} key={ticket.id}>
              <Row>
                <b>{ticket.name}</b>
                {since && <Secondary>{text('since', { time: moments.relative(new Date(since.atMs).toISOString()) })}</Secondary>}
                <Button small aria-label={text('pickUpOf', { name: ticket.name })} onClick={() => onHand(ticket)}>
                  {text('pickUp')}
                </Button>
              </Row>
              <ChildNotes ticket={ticket} />
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
