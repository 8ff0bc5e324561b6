import { acceptAsNewFormSchema, priestInvitationEndpoints, ROLE_FACTS, staffInvitationEndpoints } from '@sannidhi/contracts';
import { Banner, Button, Field, Form, messageSentence, PasswordField, refusalMessage, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { outcomeMessage } from '../outcome-message.ts';
import { PasswordRules } from '../reset/password-rules.tsx';
import { useTexts } from '../use-texts.ts';

const ACCEPT = { 'temple-admin': staffInvitationEndpoints.acceptAsNew, priest: priestInvitationEndpoints.acceptAsNew } as const;

interface NewAccountFormProps {
  /** Where the person would work. */
  portal: keyof typeof ACCEPT;
  token: string;
  email: string;
}

/** Opens the account of somebody who was invited and has none. Signing in the first time takes a code from the mailbox. */
export function NewAccountForm({ portal, token, email }: NewAccountFormProps) {
  const text = useTexts();
  const accept = useWrite(ACCEPT[portal]);
  const [failure, setFailure] = useState('');
  if (accept.data)
    return (
      <>
        <Banner kind="success">{messageSentence(outcomeMessage(accept.data, 'genericFailure'))}</Banner>
        <Button wide variant="primary" to={ROLE_FACTS[portal].signInPath}>
          {text('invitation.signIn')}
        </Button>
      </>
    );
  return (
    <Form
      schema={acceptAsNewFormSchema}
      initialValues={{ fullName: '', password: '', confirmPassword: '' }}
      onSubmit={async ({ fullName, password }) => {
        setFailure('');
        await accept.mutateAsync({ body: { token, fullName, password } });
      }}
      onFailure={(error) => {
        setFailure(messageSentence(refusalMessage(error, 'genericFailure')));
        return true;
      }}
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <Banner kind="info">{text('invitation.newAccount', { email })}</Banner>
      <Field name="fullName" label={text('fields.fullName')} autoComplete="name" maxLength={120} />
      <PasswordField name="password" label={text('fields.newPassword')} autoComplete="new-password" />
      <PasswordRules />
      <PasswordField name="confirmPassword" label={text('fields.confirmPassword')} autoComplete="new-password" />
      <SubmitButton busy={text('invitation.joining')} wide>
        {text('invitation.create')}
      </SubmitButton>
    </Form>
  );
}
