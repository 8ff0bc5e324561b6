import { type DoorScan, type DoorTicket } from '@sannidhi/contracts';
import { Button, Card, formatTime, IconArrowBackUp, notify, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { Door } from './use-door.ts';

const SHOWN = 5;
const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px', padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The last entries of every device, each with its undo. */
export function RecentScans({ door, timeZone }: { door: Door; timeZone: string }) {
  const text = useTexts();
  const undone = new Set(door.scans.flatMap(({ act, of }) => (act === 'undo' && of ? [of] : [])));
  const recent = door.scans
    .filter(({ id, act }) => (act === 'in' || act === 'out') && !undone.has(id))
    .slice(-SHOWN)
    .reverse();
  const undo = ({ id, ticketId }: DoorScan) =>
    door.note({ ticketId, way: 'name', act: 'undo', of: id }).catch(() => notify({ kind: 'error', title: text('door.notKept') }));
  return (
    <Card title={text('door.recent.title')}>
      {recent.length === 0 ? (
        <p>{text('door.recent.none')}</p>
      ) : (
        <Rows aria-label={text('door.recent.title')}>
          {recent.map((scan) => (
            <li key={scan.id}>
              <span>
                {nameOf(door.tickets.get(scan.ticketId), text('door.unknownName'))}{' '}
                <small>
                  {text(`door.recent.${scan.act}`, { time: formatTime(new Date(scan.atMs), { timeZone }), device: scan.device })}
                </small>
              </span>
              <Button small variant="text" icon={IconArrowBackUp} onClick={() => void undo(scan)}>
                {text('door.recent.undo')}
              </Button>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

const nameOf = (ticket: DoorTicket | undefined, unknown: string): string => ticket?.name || ticket?.type || unknown;
