import { deleteByPasskeyFormSchema, passkeyDeletionEndpoints } from '@sannidhi/contracts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { HttpError } from '../http/http-error.ts';
import { useText } from '../i18n/use-text.ts';
import { IconTrash } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { signWithPasskey } from '../passkey/passkeys.ts';
import { useWrite } from '../query/use-write.ts';
import { signOut } from '../session/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { Quiet } from './account-layout.ts';

/** The email; then the device asks for a fingerprint, a face or its lock, and the browser is signed out. */
export function DeleteByPasskey({ onKeep }: { onKeep: () => void }) {
  const text = useText('kit-account');
  const remove = useDeletion();
  const submit = async ({ email }: { email: string }) => {
    if (!(await remove(email))) return notify({ title: text('delete.canceled'), kind: 'info' });
    notify({ title: text('delete.deleted'), kind: 'success' });
    await signOut();
  };
  const refused = (error: unknown) => {
    if (error instanceof HttpError) return false;
    notify({ title: text('delete.refused'), kind: 'error' });
    return true;
  };
  return (
    <Form schema={deleteByPasskeyFormSchema} initialValues={{ email: '' }} label={text('delete.ask')} onSubmit={submit} onFailure={refused}>
      <h3>{text('delete.ask')}</h3>
      <Quiet>{text('delete.passkeyHelp')}</Quiet>
      <Field name="email" label={text('delete.email')} type="email" autoComplete="off" autoFocus />
      <FormActions>
        <Button onClick={onKeep}>{text('delete.keep')}</Button>
        <SubmitButton variant="destructive" icon={IconTrash} busy={text('delete.waiting')}>
          {text('delete.byPasskey')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Has this deletion signed by a passkey; false if the person closed the device's dialog. */
function useDeletion() {
  const begin = useWrite(passkeyDeletionEndpoints.options);
  const remove = useWrite(passkeyDeletionEndpoints.delete);
  return async (email: string): Promise<boolean> => {
    const { options } = await begin.mutateAsync({});
    const signed = await signWithPasskey(options);
    if (!signed) return false;
    const { userHandle: _whose, ...assertion } = signed;
    await remove.mutateAsync({ body: { email, ...assertion } });
    return true;
  };
}
