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

const OF_ENTRY = [
  ['same-person', 'samePerson'],
  ['let-in', 'twoPeople'],
  ['turned-away', 'turnedAway'],
] as const;
const OF_CHILD = [['seen', 'seen']] as const;

interface DoubtListProps {
  doubts: readonly DoorDoubt[];
  tickets: ReadonlyMap<string, DoorTicket>;
  timeZone: string;
  note: Door['note'];
}

/** What a person should look at: a ticket that came in at two doors, one that no longer counted, or how a child went out. */
export function DoubtList({ doubts, tickets, timeZone, note }: DoubtListProps) {
  const text = useTexts();
  const notKept = () => notify({ kind: 'error', title: text('door.notKept') });
  const decide = ({ ticketId, scan }: DoorDoubt, decision: DoorDecision) =>
    note({ ticketId, way: 'name', act: 'settle', of: scan.id, decision }).catch(notKept);
  const takeBack = ({ ticketId, scan }: DoorDoubt) => note({ ticketId, way: 'name', act: 'undo', of: scan.id }).catch(notKept);
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
            ...{ to: scan.handover?.to ?? '', why: scan.handover?.why ?? '', earlierTo: earlier?.handover?.to ?? '' },
            ...{ earlierTime: earlier ? timeOf(earlier.atMs) : '', earlierDevice: earlier?.device ?? '' },
          };
          return (
            <li key={scan.id}>
              <p>{text(`door.doubts.${reason}`, facts)}</p>
              <div>
                {(scan.act === 'out' ? OF_CHILD : OF_ENTRY).map(([decision, answer]) => (
                  <Button key={decision} small onClick={() => void decide(doubt, decision)}>
                    {text(`door.answer.${answer}`)}
                  </Button>
                ))}
                {scan.act === 'out' && (
                  <Button small onClick={() => void takeBack(doubt)}>
                    {text('door.answer.stillHere')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
