import { changePasswordFormSchema, ownAccountEndpoints } from '@sannidhi/contracts';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useWrite } from '../query/use-write.ts';
import { Card } from '../ui/card.tsx';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; every other device is signed out. */
export function PasswordCard() {
  const text = useText('kit-account');
  const change = useWrite(ownAccountEndpoints.changePassword);
  const submit = async ({ currentPassword, password }: typeof EMPTY, { resetForm }: { resetForm: () => void }) => {
    await change.mutateAsync({ body: { currentPassword, password } });
    resetForm();
    notify({ title: text('password.changed'), kind: 'success' });
  };
  return (
    <Card title={text('password.title')}>
      <Form schema={changePasswordFormSchema} initialValues={EMPTY} label={text('password.title')} onSubmit={submit}>
        <PasswordField name="currentPassword" label={text('password.current')} autoComplete="current-password" />
        <PasswordField name="password" label={text('password.new')} help={text('password.rules')} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={text('password.confirm')} autoComplete="new-password" />
        <FormActions>
          <SubmitButton variant="secondary" busy={text('working')}>
            {text('password.change')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
