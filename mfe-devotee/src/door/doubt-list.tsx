import { type DoorDecision, type DoorDoubt, type DoorTicket } from '@sannidhi/contracts';
import { Button, Card, formatTime, notify, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { Door } from './use-door.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& p': { margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface DoubtListProps {
  doubts: readonly DoorDoubt[];
  tickets: ReadonlyMap<string, DoorTicket>;
  timeZone: string;
  note: Door['note'];
}

/** Entries that a person should look at: a ticket that came in at two doors, or one that no longer counted. */
export function DoubtList({ doubts, tickets, timeZone, note }: DoubtListProps) {
  const text = useTexts();
  const decide = ({ ticketId, scan }: DoorDoubt, decision: DoorDecision) =>
    note({ ticketId, way: 'name', act: 'settle', of: scan.id, decision }).catch(() =>
      notify({ kind: 'error', title: text('door.notKept') }),
    );
  const timeOf = (atMs: number) => formatTime(new Date(atMs), { timeZone });
  return (
    <Card title={text('door.doubts.title', { count: doubts.length })}>
      <Rows aria-label={text('door.doubts.list')}>
        {doubts.map((doubt) => {
          const { ticketId, reason, scan, earlier } = doubt;
          const ticket = tickets.get(ticketId);
          const facts = {
            name: ticket?.name || ticket?.type || text('door.unknownName'),
            ...{ time: timeOf(scan.atMs), device: scan.device, by: scan.by },
            ...{ earlierTime: earlier ? timeOf(earlier.atMs) : '', earlierDevice: earlier?.device ?? '' },
          };
          return (
            <li key={scan.id}>
              <p>{text(`door.doubts.${reason}`, facts)}</p>
              <div>
                <Button small onClick={() => void decide(doubt, 'same-person')}>
                  {text('door.answer.samePerson')}
                </Button>
                <Button small onClick={() => void decide(doubt, 'let-in')}>
                  {text('door.answer.twoPeople')}
                </Button>
                <Button small onClick={() => void decide(doubt, 'turned-away')}>
                  {text('door.answer.turnedAway')}
                </Button>
              </div>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
