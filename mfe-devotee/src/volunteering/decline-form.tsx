import { declineShiftSchema } from '@sannidhi/contracts';
import { Button, Field, Form, notify, SubmitButton } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { Actions } from './shift-list.tsx';

interface DeclineFormProps {
  label: string;
  decline: (body: { reason: string }) => Promise<unknown>;
  onDone: () => void;
}

/** Declines a shift, with the reason that its coordinator reads. */
export function DeclineForm({ label, decline, onDone }: DeclineFormProps) {
  const text = useTexts();
  return (
    <Form
      label={label}
      schema={declineShiftSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await decline(body);
        notify({ kind: 'success', title: text('volunteering.said.declined') });
        onDone();
      }}
    >
      <Field name="reason" label={text('volunteering.reason')} help={text('volunteering.reasonHelp')} maxLength={300} />
      <Actions>
        <SubmitButton variant="destructive" busy={text('volunteering.saving')}>
          {text('volunteering.decline')}
        </SubmitButton>
        <Button variant="text" onClick={onDone}>
          {text('volunteering.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}
