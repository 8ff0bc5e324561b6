import { type CannedEndpoints, type CannedReply, cannedReplySchema } from '@sannidhi/contracts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';

interface CannedReplyFormProps {
  endpoints: CannedEndpoints;
  /** None for a new one. */
  reply: CannedReply | undefined;
  onDone: () => void;
}

/** A canned reply’s title, and its text with the fields that are filled when it is inserted. */
export function CannedReplyForm({ endpoints, reply, onDone }: CannedReplyFormProps) {
  const text = useText('kit-messages');
  const add = useWrite(endpoints.add);
  const change = useWrite(endpoints.change);
  const save = async (body: { title: string; text: string }) => {
    await (reply ? change.mutateAsync({ params: { cannedReplyId: reply.id }, body }) : add.mutateAsync({ body }));
    onDone();
  };
  return (
    <Form schema={cannedReplySchema} initialValues={{ title: reply?.title ?? '', text: reply?.text ?? '' }} onSubmit={save}>
      <Field name="title" label={text('canned.name')} maxLength={80} autoFocus />
      <Field name="text" label={text('message')} help={text('canned.fields')} rows={6} />
      <FormActions>
        <Button onClick={onDone}>{text('cancel')}</Button>
        <SubmitButton busy={text('canned.saving')}>{text('canned.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
