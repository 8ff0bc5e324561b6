import { isPartOffer, type OwnWait, postalLine } from '@sannidhi/contracts';
import { Button, Skeletons, StatusChip, styled } from '@sannidhi/kit';
import { lazy, Suspense, useState } from 'react';
import { GiveUpPlace } from '../parts/give-up-place.tsx';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { useWaitAnswers } from './use-wait-answers.ts';
import { WaitPlaces } from './wait-places.tsx';

/** With the form for names, which few waits need. */
const ClaimPlaces = lazy(async () => ({ default: (await import('./claim-places.tsx')).ClaimPlaces }));

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

/** One waitlist: the position, or the offered places with accept and decline; of several, with who they are for. */
export function WaitRow({ wait }: { wait: OwnWait }) {
  const text = useTexts();
  const { accept, leave, keepWaiting, busy } = useWaitAnswers(wait);
  const [names, setNames] = useState(false);
  const { slot, temple, status, position, participants, prasadamTo, places } = wait;
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
        <WaitPlaces wait={wait} />
      </div>
      {names && (
        <Suspense fallback={<Skeletons rows={3} />}>
          <ClaimPlaces wait={wait} onDone={() => setNames(false)} />
        </Suspense>
      )}
      <Actions>
        {offered && !names && (
          <Button variant="primary" busy={busy && text('bookings.saving')} onClick={() => (places > 1 ? setNames(true) : void accept())}>
            {text(places > 1 ? 'bookings.waits.acceptPlaces' : 'bookings.waits.accept')}
          </Button>
        )}
        {isPartOffer(wait) && (
          <Button disabled={busy} onClick={() => void keepWaiting()}>
            {text('bookings.waits.keep')}
          </Button>
        )}
        <GiveUpPlace offered={offered} disabled={busy} giveUp={() => void leave()}>
          {text(offered ? 'bookings.waits.decline' : 'bookings.waits.leave')}
        </GiveUpPlace>
      </Actions>
    </Row>
  );
}
