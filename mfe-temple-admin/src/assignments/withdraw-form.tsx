import { assignmentReasonSchema, type OfficeAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Takes a service back from a priest, who sees the reason. */
export function WithdrawForm({ assignment: { id, priest }, onDone }: { assignment: OfficeAssignment; onDone: () => void }) {
  const text = useOfficeText('assignments');
  const withdraw = useWrite(priestAssignmentEndpoints.withdraw);
  return (
    <Form
      label={text('withdraw.open')}
      schema={assignmentReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await withdraw.mutateAsync({ params: { assignmentId: id }, body });
        notify({ kind: 'success', title: text('withdraw.done', { name: priest.fullName }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('assign.reason')} help={text('withdraw.reasonHelp')} maxLength={200} autoFocus />
      <FormEnd onCancel={onDone} submit={text('withdraw.open')} />
    </Form>
  );
}
