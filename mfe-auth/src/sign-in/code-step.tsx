import { completeSignInEndpoints, confirmSecondFactorSchema, MESSAGES, type Portal, roleOfPortal } from '@sannidhi/contracts';
import {
  AppCodeField,
  adoptSession,
  Button,
  Form,
  HttpError,
  SubmitButton,
  serverMessage,
  translateSentence,
  useWrite,
} from '@sannidhi/kit';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';
import { sayUnreachable } from './sign-in-failure.ts';

interface CodeStepProps {
  portal: Portal;
  challenge: string;
  onEntered: () => void;
  onStartAgain: () => void;
}

/** The second step of a sign-in: six digits of the app, or a recovery code. One that took too long begins again with the password. */
export function CodeStep({ portal, challenge, onEntered, onStartAgain }: CodeStepProps) {
  const text = useTexts();
  const complete = useWrite(completeSignInEndpoints[roleOfPortal(portal) ?? 'donor']);
  const submit = async ({ code }: { code: string }) => {
    adoptSession(await complete.mutateAsync({ body: { challenge, code } }));
    onEntered();
  };
  const failed = (error: unknown) => {
    if (!(error instanceof HttpError)) return sayUnreachable();
    const { title, body } = MESSAGES.loginFailed;
    say({ title, body: serverMessage(error, body), kind: 'error' });
    if (error.api?.code === 'second-factor-expired') onStartAgain();
    return true;
  };
  return (
    <Form
      schema={confirmSecondFactorSchema}
      initialValues={{ code: '' }}
      label={text('signIn.code.title')}
      onSubmit={submit}
      onFailure={failed}
      blames={{ 'second-factor-wrong': 'code' }}
    >
      <p role="status">{text('signIn.code.lead')}</p>
      <AppCodeField label={text('signIn.code.label')} help={text('signIn.code.help')} autoFocus />
      <SubmitButton busy={translateSentence(MESSAGES.busy.signIn)} wide>
        {text('signIn.submit')}
      </SubmitButton>
      <Button variant="text" onClick={onStartAgain}>
        {text('signIn.code.again')}
      </Button>
    </Form>
  );
}
