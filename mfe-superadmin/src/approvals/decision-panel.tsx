import {
  REGISTRATION_CHECKS,
  type RegistrationCheck,
  type RegistrationDecision,
  type RegistrationDetail,
  registrationEndpoints,
} from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  CheckboxField,
  Field,
  Form,
  IconBan,
  IconRefresh,
  notify,
  Stack,
  useErrorSentence,
  useFormValues,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { object, string } from 'yup';
import { useDecision } from './use-decision.ts';

const schema = object({ message: string().max(2000) });

interface Values extends Partial<Record<RegistrationCheck, boolean>> {
  message: string;
}

interface DecisionPanelProps {
  registration: RegistrationDetail;
  /** What the operator wrote before they had to look again. */
  message: string;
  /** Loads what a colleague changed; what was written stays. */
  onLookAgain: (message: string) => void;
}

/** What an operator confirms, the message to the temple, and the three decisions. Approving requires every check. */
export function DecisionPanel({ registration, message, onLookAgain }: DecisionPanelProps) {
  const text = useText('mfe-superadmin');
  if (registration.status === 'submitted') return <TakeUp registration={registration} onLookAgain={() => onLookAgain(message)} />;
  if (registration.status !== 'in-review') return null;
  const ticked = Object.fromEntries(REGISTRATION_CHECKS.map((check) => [check, registration.checks.includes(check)]));
  return (
    <Card title={text('approvals.before')}>
      <Form schema={schema} initialValues={{ message, ...ticked }} label={text('approvals.before')} onSubmit={() => undefined}>
        <div>
          {REGISTRATION_CHECKS.map((check) => (
            <CheckboxField key={check} name={check} label={text(`approvals.check.${check}`)} />
          ))}
        </div>
        <Field name="message" label={text('approvals.message')} help={text('approvals.messageHelp')} rows={5} maxLength={2000} />
        <Answers {...{ registration, onLookAgain }} />
      </Form>
    </Card>
  );
}

function TakeUp({ registration: { id, version }, onLookAgain }: { registration: RegistrationDetail; onLookAgain: () => void }) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const take = useWrite(registrationEndpoints.take);
  return (
    <Card title={text('approvals.before')}>
      <Stack spacing={3}>
        <p>{text('approvals.takeMore')}</p>
        {take.error && <Refused sentence={sentenceOf(take.error)} onLookAgain={onLookAgain} />}
        <Button
          variant="primary"
          wide
          busy={take.isPending && text('approvals.working')}
          onClick={() => take.mutate({ params: { registrationId: id }, body: { version } })}
        >
          {text('approvals.take')}
        </Button>
      </Stack>
    </Card>
  );
}

function Answers({ registration, onLookAgain }: Pick<DecisionPanelProps, 'registration' | 'onLookAgain'>) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const values = useFormValues<Values>();
  const [failure, setFailure] = useState('');
  const done = REGISTRATION_CHECKS.filter((check) => values[check]);
  const refused = (error: unknown) => setFailure(sentenceOf(error));
  const { decide, isDeciding } = useDecision(registration, done, refused);
  const open = REGISTRATION_CHECKS.length - done.length;
  const wordless = !values.message?.trim();

  const answer = async (decision: RegistrationDecision) => {
    setFailure('');
    try {
      await decide(decision, values.message?.trim() ?? '');
      notify({ title: text(`approvals.decided.${decision}`, { name: registration.name }), kind: 'success' });
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Stack spacing={3}>
      {failure && <Refused sentence={failure} onLookAgain={() => onLookAgain(values.message)} />}
      <Button variant={open === 0 ? 'secondary' : 'primary'} wide disabled={wordless || isDeciding} onClick={() => void answer('ask')}>
        {text('approvals.ask')}
      </Button>
      <Button variant={open === 0 ? 'primary' : 'secondary'} wide disabled={open > 0 || isDeciding} onClick={() => void answer('approve')}>
        {text('approvals.approve')}
      </Button>
      <Button variant="destructive" icon={IconBan} wide disabled={wordless || isDeciding} onClick={() => void answer('reject')}>
        {text('approvals.reject')}
      </Button>
      <p role="status">{open > 0 ? text('approvals.openChecks', { count: open }) : text('approvals.ready')}</p>
      {wordless && <p>{text('approvals.needsWords')}</p>}
    </Stack>
  );
}

/** Why nothing was stored, and a way to see what changed. */
function Refused({ sentence, onLookAgain }: { sentence: string; onLookAgain: () => void }) {
  const text = useText('mfe-superadmin');
  return (
    <>
      <Banner kind="error">{sentence}</Banner>
      <Button icon={IconRefresh} onClick={onLookAgain}>
        {text('approvals.lookAgain')}
      </Button>
    </>
  );
}
