import type { DoorDecision, DoorDoubt, DoorTicket } from '@sannidhi/contracts';
import { Button, Card, Stack } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import type { OfficeDoor } from './use-office-door.ts';

const ANSWERS: Record<'in' | 'out', readonly DoorDecision[]> = { in: ['same-person', 'let-in', 'turned-away'], out: ['seen'] };

interface DoorDoubtsProps {
  doubts: readonly DoorDoubt[];
  tickets: ReadonlyMap<string, DoorTicket>;
  note: OfficeDoor['note'];
}

/** Entries and handovers that need a person’s decision, with what each door noted. */
export function DoorDoubts({ doubts, tickets, note }: DoorDoubtsProps) {
  const text = useOfficeText('door');
  const moments = useMoments();
  const timeOf = (atMs: number) => moments.relative(new Date(atMs).toISOString());
  return (
    <Card title={text('doubts.title')}>
      <Stack component="ul" spacing={3} sx={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {doubts.map(({ ticketId, reason, scan, earlier }) => {
          const ticket = tickets.get(ticketId);
          const facts = {
            name: ticket?.name || ticket?.type || text('unknownName'),
            ...{ time: timeOf(scan.atMs), device: scan.device, by: scan.by },
            ...{ to: scan.handover?.to ?? '', why: scan.handover?.why ?? '', earlierTo: earlier?.handover?.to ?? '' },
            ...{ earlierTime: earlier ? timeOf(earlier.atMs) : '', earlierDevice: earlier?.device ?? '' },
          };
          return (
            <Stack component="li" spacing={1} key={scan.id}>
              <span>{text(`doubts.${reason}`, facts)}</span>
              <Row>
                {ANSWERS[scan.act === 'out' ? 'out' : 'in'].map((decision) => (
                  <Button key={decision} small onClick={() => void note({ ticketId, act: 'settle', of: scan.id, decision })}>
                    {text(`answer.${decision}`)}
                  </Button>
                ))}
                {scan.act === 'out' && (
                  <Button small onClick={() => void note({ ticketId, act: 'undo', of: scan.id })}>
                    {text('answer.stillHere')}
                  </Button>
                )}
              </Row>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
