import { type PledgeDetail, pledgeEndpoints, pledgeReasonSchema } from '@sannidhi/contracts';
import { Banner, Field, Form, formatCents, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface PledgeEndFormProps {
  pledge: PledgeDetail;
  ending: 'cancel' | 'writeOff';
  onDone: () => void;
}

/** Cancels or writes off what is left of a pledge, with the reason the record keeps. */
export function PledgeEndForm({ pledge, ending, onDone }: PledgeEndFormProps) {
  const text = useOfficeText('pledges');
  const common = useOfficeText('common');
  const end = useWrite(pledgeEndpoints[ending]);
  const left = formatCents(pledge.amountCents - pledge.paidCents);
  return (
    <Form
      label={text(`${ending}.open`)}
      schema={pledgeReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await end.mutateAsync({ params: { pledgeId: pledge.id }, body });
        notify({ kind: 'success', title: text(`${ending}.done`, { left }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} maxLength={200} />
      <Banner kind="info">{text('endEffect', { left })}</Banner>
      <FormEnd destructive onCancel={onDone} cancel={common('close')} submit={text(`${ending}.submit`, { left })} />
    </Form>
  );
}
