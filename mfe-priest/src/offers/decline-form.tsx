import { assignmentReasonSchema, type PriestAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Button, Field, Form, FormActions, notify, SubmitButton, useText, useWrite } from '@sannidhi/kit';

/** Declines an offer, or gives up an accepted service, with the reason the office reads. */
export function DeclineForm({ assignment: { id, service, state }, onDone }: { assignment: PriestAssignment; onDone: () => void }) {
  const text = useText('mfe-priest');
  const decline = useWrite(priestAssignmentEndpoints.decline);
  const label = text(state === 'offered' ? 'offers.decline' : 'offers.return');
  return (
    <Form
      label={`${label}: ${service}`}
      schema={assignmentReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { assignmentId: id }, body });
        notify({ kind: 'success', title: text('offers.declinedOne', { service }) });
      }}
    >
      <Field name="reason" label={text('offers.reason')} help={text('offers.reasonHelp')} maxLength={200} autoFocus />
      <FormActions>
        <Button variant="text" onClick={onDone}>
          {text('offers.keep')}
        </Button>
        <SubmitButton variant="secondary" busy={text('offers.declining')}>
          {label}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
