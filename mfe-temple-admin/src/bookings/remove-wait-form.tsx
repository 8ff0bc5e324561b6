import { bookingEndpoints, bookingReasonSchema, type WaitRow } from '@sannidhi/contracts';
import { Banner, Field, Form, IconBan, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Takes a family off a waitlist, with a reason that it receives. */
export function RemoveWaitForm({ wait, onDone }: { wait: WaitRow; onDone: () => void }) {
  const text = useOfficeText('waitlists');
  const common = useOfficeText('common');
  const remove = useWrite(bookingEndpoints.removeWait);
  return (
    <Form
      label={text('remove.open')}
      schema={bookingReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await remove.mutateAsync({ params: { waitId: wait.id }, body });
        notify({ kind: 'success', title: text('remove.done', { who: wait.bookedBy }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('remove.reason')} help={text('remove.reasonHelp')} maxLength={200} autoFocus />
      {wait.offeredUntil && <Banner kind="info">{text('remove.offered')}</Banner>}
      <FormEnd destructive icon={IconBan} onCancel={onDone} cancel={common('close')} submit={text('remove.open')} />
    </Form>
  );
}
