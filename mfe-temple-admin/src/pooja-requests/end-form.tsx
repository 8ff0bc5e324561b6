import { type PoojaRequestDetail, poojaRequestEndpoints, requestReasonSchema } from '@sannidhi/contracts';
import { Banner, Field, Form, formatCents, IconBan, notify, useWrite } from '@sannidhi/kit';
import { CancelLimit } from '../office/cancel-limit.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface EndFormProps {
  request: PoojaRequestDetail;
  ending: 'decline' | 'cancelFor';
  onDone: () => void;
}

/** Declines a request, or cancels one that was accepted and refunds it; the family gets the reason. */
export function EndForm({ request: { id, paidCents, bookedBy }, ending, onDone }: EndFormProps) {
  const text = useOfficeText('poojaRequests');
  const common = useOfficeText('common');
  const end = useWrite(poojaRequestEndpoints[ending]);
  return (
    <Form
      label={text(`${ending}.open`)}
      schema={requestReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await end.mutateAsync({ params: { requestId: id }, body });
        notify({ kind: 'success', title: text(`${ending}.done`, { who: bookedBy }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} help={text('reasonHelp')} maxLength={200} autoFocus />
      {paidCents > 0 && <Banner kind="info">{text('cancelFor.refund', { amount: formatCents(paidCents) })}</Banner>}
      {paidCents > 0 && <CancelLimit />}
      <FormEnd destructive icon={IconBan} onCancel={onDone} cancel={common('close')} submit={text(`${ending}.open`)} />
    </Form>
  );
}
