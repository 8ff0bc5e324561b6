import { provenSchema, secondFactorEndpoints } from '@sannidhi/contracts';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Quiet } from './account-layout.ts';
import { AppCodeField } from './app-code-field.tsx';

interface ProvenFormProps {
  doing: 'renew' | 'turn-off';
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Weakening or replacing the second factor requires both the password and a code. */
export function ProvenForm({ doing, onCodes, onClose }: ProvenFormProps) {
  const text = useText('kit-account');
  const renew = useWrite(secondFactorEndpoints.renewRecoveryCodes);
  const turnOff = useWrite(secondFactorEndpoints.turnOff);
  const title = text(doing === 'renew' ? 'factor.renew' : 'factor.turnOff');
  const submit = async (body: { password: string; code: string }) => {
    if (doing === 'renew') onCodes((await renew.mutateAsync({ body })).recoveryCodes);
    else {
      await turnOff.mutateAsync({ body });
      notify({ title: text('factor.offNow'), kind: 'success' });
    }
    onClose();
  };
  return (
    <Form schema={provenSchema} initialValues={{ password: '', code: '' }} label={title} onSubmit={submit}>
      <Quiet>{text(doing === 'renew' ? 'factor.renewMore' : 'factor.turnOffMore')}</Quiet>
      <PasswordField name="password" label={text('password.current')} autoComplete="current-password" autoFocus />
      <AppCodeField label={text('factor.code')} help={text('factor.codeHelp')} />
      <FormActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <SubmitButton busy={text('working')}>{title}</SubmitButton>
      </FormActions>
    </Form>
  );
}
