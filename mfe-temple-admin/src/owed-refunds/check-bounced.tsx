import { donationEndpoints, donationNoun, messagesOf, type OwedRefund } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';

const BOUNCED = messagesOf(donationNoun)('donation.refund-reason-bounced');

/** Records that the check bounced, after saying that nothing is owed then. */
export function CheckBounced({ refund: { orderId, amountCents } }: { refund: OwedRefund }) {
  const text = useOfficeText('owedRefunds.bounced');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const amount = formatCents(amountCents);
  const bounce = useWrite(donationEndpoints.refund);
  const press = () => {
    const body = { cause: 'check-returned', reason: BOUNCED.sentence } as const;
    const onSuccess = () => notify({ kind: 'success', title: text('done', { amount }) });
    const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
    void bounce
      .mutateAsync({ params: { orderId }, body })
      .then(onSuccess, onError)
      .finally(() => setAsking(false));
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {text('button')}
      </Button>
      <Dialog
        open={asking}
        title={text('ask')}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('no')}</Button>
            <Button variant="destructive" busy={bounce.isPending && text('busy')} onClick={press}>
              {text('yes')}
            </Button>
          </>
        }
      >
        {text('about', { amount })}
      </Dialog>
    </>
  );
}
