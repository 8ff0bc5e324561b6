import { deleteAccountSchema, ownAccountEndpoints, passkeyEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import type { InferType } from 'yup';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconKey, IconLock, IconTrash } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { usePasskeyObstacle } from '../passkey/passkey-obstacle.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { signOut } from '../session/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { DeleteByPasskey } from './delete-by-passkey.tsx';

/** What goes with the account and what the law keeps, and after asking, the form that deletes it. */
export function DeleteAccount() {
  const text = useText('kit-account');
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>{text(`delete.more.${user?.role ?? 'donor'}`)}</p>
      {asking ? (
        <Confirmation onKeep={() => setAsking(false)} />
      ) : (
        <Button variant="destructive" icon={IconTrash} onClick={() => setAsking(true)}>
          {text('delete.delete')}
        </Button>
      )}
    </>
  );
}

/** The password, or a passkey where the account has one that works here. */
function Confirmation({ onKeep }: { onKeep: () => void }) {
  const text = useText('kit-account');
  const obstacle = usePasskeyObstacle();
  const own = useRead(passkeyEndpoints.list, { enabled: !obstacle });
  const [byPasskey, setByPasskey] = useState(false);
  const hasPasskey = !obstacle && own.data?.origin === window.location.origin && own.data.passkeys.length > 0;
  return (
    <div style={{ width: '100%' }}>
      {byPasskey ? <DeleteByPasskey onKeep={onKeep} /> : <DeleteAccountForm onKeep={onKeep} />}
      {hasPasskey && (
        <Button variant="text" icon={byPasskey ? IconLock : IconKey} onClick={() => setByPasskey(!byPasskey)}>
          {text(byPasskey ? 'delete.usePassword' : 'delete.usePasskey')}
        </Button>
      )}
    </div>
  );
}

/** Email, password and, if required, a code; then the browser is signed out. */
function DeleteAccountForm({ onKeep }: { onKeep: () => void }) {
  const text = useText('kit-account');
  const remove = useWrite(ownAccountEndpoints.deleteAccount);
  const submit = async (body: InferType<typeof deleteAccountSchema>) => {
    await remove.mutateAsync({ body });
    notify({ title: text('delete.deleted'), kind: 'success' });
    await signOut();
  };
  return (
    <Form schema={deleteAccountSchema} initialValues={{ email: '', password: '', code: '' }} label={text('delete.ask')} onSubmit={submit}>
      <h3>{text('delete.ask')}</h3>
      <Field name="email" label={text('delete.email')} type="email" autoComplete="off" autoFocus />
      <PasswordField name="password" label={text('password.current')} autoComplete="current-password" />
      <AppCodeField label={text('delete.code')} help={text('delete.codeHelp')} optional />
      <FormActions>
        <Button onClick={onKeep}>{text('delete.keep')}</Button>
        <SubmitButton variant="destructive" icon={IconTrash} busy={text('delete.deleting')}>
          {text('delete.delete')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
