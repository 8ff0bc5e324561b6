import { confirmSecondFactorSchema, type Portal, roleOfPortal } from '@sannidhi/contracts';
import { AppCodeField, Button, Form, literalText, SubmitButton } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { AwaitedCode } from './awaited-code.ts';
import { codeFailure } from './code-failure.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useCodeSignIn } from './use-code-sign-in.ts';

export interface CodeStepProps {
  portal: Portal;
  challenge: string;
  /** The account has a passkey besides, or instead of, an app. */
  hasPasskey?: boolean;
  onEntered: () => void;
  onStartAgain: () => void;
  /** The code was right and another one is required. */
  onCodeAwaited: (awaited: AwaitedCode) => void;
}

/** The second step of a sign-in: six digits from the app, or a recovery code. If it takes too long, it starts over with the password. */
export function CodeStep({ portal, challenge, hasPasskey, onEntered, ...ways }: CodeStepProps) {
  const text = useTexts();
  const submit = useCodeSignIn(roleOfPortal(portal) ?? 'donor', challenge, onEntered);
  return (
    <Form
      schema={confirmSecondFactorSchema}
      initialValues={{ code: '' }}
      label={text('signIn.code.title')}
      onSubmit={submit}
      onFailure={codeFailure(ways)}
      blames={{ 'second-factor-wrong': 'code' }}
    >
      <p role="status">{text(hasPasskey ? 'signIn.code.passkeyLead' : 'signIn.code.lead')}</p>
      <AppCodeField label={text('signIn.code.label')} help={text('signIn.code.help')} autoFocus />
      <SubmitButton busy={literalText('busy.signIn')} wide>
        {text('signIn.submit')}
      </SubmitButton>
      {hasPasskey && <PasskeyButton {...{ portal, challenge, onEntered, onStartAgain: ways.onStartAgain }} />}
      <Button variant="text" onClick={ways.onStartAgain}>
        {text('signIn.code.again')}
      </Button>
    </Form>
  );
}
