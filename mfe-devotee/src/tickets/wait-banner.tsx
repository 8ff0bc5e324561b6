import { type OwnTicketWait, ticketWaitEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatDate, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { GiveUpPlace } from '../parts/give-up-place.tsx';
import { useTexts } from '../use-texts.ts';
import { registerPath } from './ticket-paths.ts';

const MOMENT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Where a devotee is on a date's waitlist, or what they were offered; with the way on, and off the list. */
export function WaitBanner({ wait, slug }: { wait: OwnTicketWait; slug: string }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const { id, occurrenceId, status, position, offeredUntil, people, takesFewer } = wait;
  const leave = useWrite(ticketWaitEndpoints.leave);
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  const onSuccess = () => notify({ kind: 'success', title: text('tickets.waits.left') });
  const until = offeredUntil ? formatDate(offeredUntil, MOMENT) : '';
  return (
    <Banner kind={status === 'offered' ? 'success' : 'info'}>
      <p>
        {text(`tickets.waits.${status === 'offered' ? 'offered' : status === 'requested' ? 'requested' : 'waiting'}`, {
          count: people.length,
          position: position ?? 0,
          until,
        })}
        {status === 'waiting' && takesFewer && ` ${text('tickets.waits.fewer')}`}
      </p>
      {status === 'offered' && (
        <Button small variant="primary" to={registerPath(slug, occurrenceId, id)}>
          {text('tickets.waits.claim')}
        </Button>
      )}
      <GiveUpPlace
        small
        variant="text"
        offered={status === 'offered'}
        busy={leave.isPending && text('tickets.saving')}
        giveUp={() => leave.mutate({ params: { ticketWaitId: id } }, { onError, onSuccess })}
      >
        {text('tickets.waits.leave')}
      </GiveUpPlace>
    </Banner>
  );
}
