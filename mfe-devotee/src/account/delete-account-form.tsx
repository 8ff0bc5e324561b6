import { deleteAccountSchema, ownAccountEndpoints } from '@sannidhi/contracts';
import {
  AppCodeField,
  Button,
  Field,
  Form,
  FormActions,
  IconTrash,
  notify,
  PasswordField,
  SubmitButton,
  signOut,
  useWrite,
} from '@sannidhi/kit';
import type { InferType } from 'yup';
import { useTexts } from '../use-texts.ts';

/** Deletes the account after email, password and, if required, a code are entered; then the browser is signed out. */
export function DeleteAccountForm({ onKeep }: { onKeep: () => void }) {
  const text = useTexts();
  const remove = useWrite(ownAccountEndpoints.deleteAccount);
  const submit = async (body: InferType<typeof deleteAccountSchema>) => {
    await remove.mutateAsync({ body });
    notify({ title: text('profile.data.deleted'), kind: 'success' });
    await signOut();
  };
  return (
    <div style={{ width: '100%' }}>
      <Form
        schema={deleteAccountSchema}
        initialValues={{ email: '', password: '', code: '' }}
        label={text('profile.data.deleteAsk')}
        onSubmit={submit}
      >
        <h3>{text('profile.data.deleteAsk')}</h3>
        <Field name="email" label={text('profile.data.email')} type="email" autoComplete="off" autoFocus />
        <PasswordField name="password" label={text('profile.data.password')} autoComplete="current-password" />
        <AppCodeField label={text('profile.data.code')} help={text('profile.data.codeHelp')} optional />
        <FormActions>
          <Button onClick={onKeep}>{text('profile.data.keep')}</Button>
          <SubmitButton variant="destructive" icon={IconTrash} busy={text('profile.data.deleting')}>
            {text('profile.data.delete')}
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
