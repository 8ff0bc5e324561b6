import { bookingEndpoints, bookingReasonSchema, type WaitRow } from '@sannidhi/contracts';
import { Banner, Button, Field, Form, IconBan, notify, SubmitButton, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
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
      <Row align="end">
        <Button variant="text" onClick={onDone}>
          {common('close')}
        </Button>
        <SubmitButton variant="destructive" icon={IconBan} busy={common('saving')}>
          {text('remove.open')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
