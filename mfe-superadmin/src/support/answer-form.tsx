import { platformCannedEndpoints, type SupportMessage, supportAnswerSchema, supportInboxEndpoints } from '@sannidhi/contracts';
import {
  Button,
  CannedReplies,
  Field,
  Form,
  FormActions,
  notify,
  SubmitButton,
  useErrorSentence,
  useFormField,
  useText,
  useWrite,
} from '@sannidhi/kit';

/** Replies by email, or closes the message without a reply. */
export function AnswerForm({ message }: { message: SupportMessage }) {
  const text = useText('mfe-superadmin');
  const answer = useWrite(supportInboxEndpoints.answer);
  const close = useWrite(supportInboxEndpoints.close);
  const sentenceOf = useErrorSentence();
  const params = { messageId: message.id };
  const send = async ({ reply }: { reply: string }) => {
    await answer.mutateAsync({ params, body: { reply } });
    notify({ kind: 'success', title: text('support.sent', { email: message.email }) });
  };
  const putAside = () =>
    close.mutateAsync({ params }).then(
      () => notify({ kind: 'success', title: text('support.putAside') }),
      (error) => notify({ kind: 'error', title: sentenceOf(error) }),
    );
  return (
    <Form schema={supportAnswerSchema} initialValues={{ reply: '' }} onSubmit={send}>
      <Field name="reply" label={text('support.answer')} help={text('support.answerHelp', { email: message.email })} rows={6} />
      <Canned person={message.name} />
      <FormActions>
        <Button onClick={() => void putAside()} disabled={close.isPending}>
          {text('support.close')}
        </Button>
        <SubmitButton busy={text('support.sending')}>{text('support.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Adds a canned reply to what is written. */
function Canned({ person }: { person: string }) {
  const { value, setValue } = useFormField<string>('reply', true);
  const add = (reply: string) => setValue(value ? `${value}\n\n${reply}` : reply);
  return <CannedReplies endpoints={platformCannedEndpoints} person={person} onChosen={add} />;
}
