import { childrenInside, ticketAtDoor } from '@sannidhi/contracts';
import { Button, Card, formatTime, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { Door } from './use-door.ts';
import type { Scanning } from './use-scanning.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px', padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface ChildrenHereProps {
  door: Door;
  scanning: Scanning;
  timeZone: string;
}

/** Children who came and weren’t picked up yet. Nothing at a door without children. */
export function ChildrenHere({ door: { tickets, log }, scanning, timeZone }: ChildrenHereProps) {
  const text = useTexts();
  if (![...tickets.values()].some(({ isDropOff }) => isDropOff)) return null;
  const here = childrenInside(log, tickets);
  if (here.length === 0)
    return (
      <Card title={text('door.child.heading')}>
        <p>{text('door.child.nobodyHere')}</p>
      </Card>
    );
  return (
    <Card title={text('door.child.here', { count: here.length })}>
      <Rows aria-label={text('door.child.here', { count: here.length })}>
        {here.map((ticket) => {
          const { since } = ticketAtDoor(log, ticket.id);
          return (
            <li key={ticket.id}>
              <span>
                {ticket.name} {since && <small>{text('door.inAt', { time: formatTime(new Date(since.atMs), { timeZone }) })}</small>}
              </span>
              <Button small aria-label={text('door.child.pickUpOf', { name: ticket.name })} onClick={() => scanning.hand(ticket)}>
                {text('door.child.pickUp')}
              </Button>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
