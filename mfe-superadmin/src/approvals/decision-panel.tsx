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
  notify,
  Stack,
  useErrorSentence,
  useFormValues,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';

const schema = object({ message: string().max(2000) });

interface Values extends Partial<Record<RegistrationCheck, boolean>> {
  message: string;
}

/** What an operator confirms, the message to the temple, and the three decisions. Approving requires every check. */
export function DecisionPanel({ registration }: { registration: RegistrationDetail }) {
  const text = useText('mfe-superadmin');
  if (registration.status === 'submitted') return <TakeUp id={registration.id} />;
  if (registration.status !== 'in-review') return null;
  const ticked = Object.fromEntries(REGISTRATION_CHECKS.map((check) => [check, registration.checks.includes(check)]));
  return (
    <Card title={text('approvals.before')}>
      <Form schema={schema} initialValues={{ message: '', ...ticked }} label={text('approvals.before')} onSubmit={() => undefined}>
        <div>
          {REGISTRATION_CHECKS.map((check) => (
            <CheckboxField key={check} name={check} label={text(`approvals.check.${check}`)} />
          ))}
        </div>
        <Field name="message" label={text('approvals.message')} help={text('approvals.messageHelp')} rows={5} maxLength={2000} />
        <Answers registration={registration} />
      </Form>
    </Card>
  );
}

function TakeUp({ id }: { id: string }) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const take = useWrite(registrationEndpoints.take);
  return (
    <Card title={text('approvals.before')}>
      <Stack spacing={3}>
        <p>{text('approvals.takeMore')}</p>
        {take.error && <Banner kind="error">{sentenceOf(take.error)}</Banner>}
        <Button
          variant="primary"
          wide
          busy={take.isPending && text('approvals.working')}
          onClick={() => take.mutate({ params: { registrationId: id } })}
        >
          {text('approvals.take')}
        </Button>
      </Stack>
    </Card>
  );
}

function Answers({ registration: { id, checks, name } }: { registration: RegistrationDetail }) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const values = useFormValues<Values>();
  const [failure, setFailure] = useState('');
  const decide = useWrite(registrationEndpoints.decide);
  const keep = useWrite(registrationEndpoints.check);
  const done = REGISTRATION_CHECKS.filter((check) => values[check]);
  useKeptChecks(done, checks, (next) => keep.mutateAsync({ params: { registrationId: id }, body: { checks: next } }));
  const open = REGISTRATION_CHECKS.length - done.length;
  const wordless = !values.message?.trim();

  const answer = async (decision: RegistrationDecision) => {
    setFailure('');
    try {
      await keep.mutateAsync({ params: { registrationId: id }, body: { checks: done } });
      await decide.mutateAsync({ params: { registrationId: id }, body: { decision, message: values.message?.trim() ?? '' } });
      notify({ title: text(`approvals.decided.${decision}`, { name }), kind: 'success' });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <Stack spacing={3}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button
        variant={open === 0 ? 'secondary' : 'primary'}
        wide
        disabled={wordless || decide.isPending}
        onClick={() => void answer('ask')}
      >
        {text('approvals.ask')}
      </Button>
      <Button
        variant={open === 0 ? 'primary' : 'secondary'}
        wide
        disabled={open > 0 || decide.isPending}
        onClick={() => void answer('approve')}
      >
        {text('approvals.approve')}
      </Button>
      <Button variant="destructive" icon={IconBan} wide disabled={wordless || decide.isPending} onClick={() => void answer('reject')}>
        {text('approvals.reject')}
      </Button>
      <p role="status">{open > 0 ? text('approvals.openChecks', { count: open }) : text('approvals.ready')}</p>
      {wordless && <p>{text('approvals.needsWords')}</p>}
    </Stack>
  );
}

/** Saves checkmarks as they are made, so that a colleague sees them; the decision sends them once more. */
function useKeptChecks(
  done: readonly RegistrationCheck[],
  kept: readonly RegistrationCheck[],
  keep: (checks: RegistrationCheck[]) => Promise<unknown>,
) {
  const last = useRef(kept.join());
  const now = done.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the ticks is worth keeping.
  useEffect(() => {
    if (now === last.current) return;
    last.current = now;
    keep([...done]).catch(() => undefined);
  }, [now]);
}
