import { type OwnWait, postalLine } from '@sannidhi/contracts';
import { Button, StatusChip, styled } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { useWaitAnswers } from './use-wait-answers.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: '14px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& h2': theme.typography.h4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** One waitlist: the position, or the offered place with accept and decline. */
export function WaitRow({ wait }: { wait: OwnWait }) {
  const text = useTexts();
  const { accept, leave, busy } = useWaitAnswers(wait);
  const { slot, temple, status, position, offeredUntil, participants, prasadamTo } = wait;
  const offered = status === 'offered';
  return (
    <Row>
      <header>
        <h2>{slot.service}</h2>
        <StatusChip of="pooja-wait" state={status} />
      </header>
      <div>
        <p>
          {momentAt(slot.startsAt, temple.timeZone)}, {temple.name}
        </p>
        <p>{participants.map(({ name }) => name).join(', ')}</p>
        {prasadamTo && <p>{text('bookings.waits.mail', { address: postalLine(prasadamTo) })}</p>}
        {position !== null && <p>{text('bookings.waits.position', { position })}</p>}
        {offeredUntil && <p>{text('bookings.waits.until', { when: momentAt(offeredUntil, temple.timeZone) })}</p>}
      </div>
      <Actions>
        {offered && (
          <Button variant="primary" busy={busy && text('bookings.saving')} onClick={() => void accept()}>
            {text('bookings.waits.accept')}
          </Button>
        )}
        <Button disabled={busy} onClick={() => void leave()}>
          {text(offered ? 'bookings.waits.decline' : 'bookings.waits.leave')}
        </Button>
      </Actions>
    </Row>
  );
}
