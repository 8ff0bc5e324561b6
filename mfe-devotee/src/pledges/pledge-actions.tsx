import { type OwnPledge, pledgeEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, styled, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Reminders on or off, and the end of what is left. */
export function PledgeActions({ pledge }: { pledge: OwnPledge }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const params = { pledgeId: pledge.id };
  const left = formatCents(pledge.amountCents - pledge.paidCents);
  const onError = (error: Error) => notify({ kind: 'error', title: text('pledges.notSaved'), body: sentence(error) });
  const remind = useWrite(pledgeEndpoints.setReminders);
  const cancel = useWrite(pledgeEndpoints.cancelOwn, {
    onSuccess: () => notify({ kind: 'success', title: text('pledges.canceled', { left }) }),
  });
  return (
    <Actions>
      {pledge.installments.length > 0 && (
        <Button
          small
          variant="text"
          busy={remind.isPending && text('pledges.saving')}
          onClick={() => remind.mutate({ params, body: { reminders: !pledge.reminders } }, { onError })}
        >
          {text(pledge.reminders ? 'pledges.stopReminders' : 'pledges.startReminders')}
        </Button>
      )}
      <Button small variant="text" onClick={() => setAsking(true)}>
        {text('pledges.cancel')}
      </Button>
      <Dialog
        open={asking}
        title={text('pledges.cancelQuestion')}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('pledges.keep')}</Button>
            <Button
              variant="destructive"
              busy={cancel.isPending && text('pledges.saving')}
              onClick={() => cancel.mutate({ params }, { onError, onSettled: () => setAsking(false) })}
            >
              {text('pledges.cancel')}
            </Button>
          </>
        }
      >
        {text('pledges.cancelEffect', { left })}
      </Dialog>
    </Actions>
  );
}
