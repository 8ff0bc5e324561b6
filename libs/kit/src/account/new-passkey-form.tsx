import { newPasskeyFormSchema, passkeyEndpoints } from '@sannidhi/contracts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { HttpError } from '../http/http-error.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { createPasskey } from '../passkey/passkeys.ts';
import { useWrite } from '../query/use-write.ts';
import { updateUser } from '../session/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { Quiet } from './account-layout.ts';
import { FactorProofField, useFactorProof } from './factor-proof.tsx';

interface NewPasskeyFormProps {
  /** It turns the second factor on; otherwise the one that is there is proved. */
  isFirst: boolean;
  hasPasskey: boolean;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** A name and the password; then the device asks for a fingerprint, a face or its lock. */
export function NewPasskeyForm({ isFirst, hasPasskey, onCodes, onClose }: NewPasskeyFormProps) {
  const text = useText('kit-account');
  const add = useAddPasskey();
  const prove = useFactorProof(hasPasskey);
  const submit = async ({ code, ...values }: { name: string; password: string; code?: string | undefined }) => {
    const proof = await prove(code);
    if (!proof) return;
    const added = await add({ ...values, proof });
    if (!added) return notify({ title: text('passkeys.canceled'), kind: 'info' });
    notify({ title: text('passkeys.added'), kind: 'success' });
    if (added.recoveryCodes.length > 0) onCodes(added.recoveryCodes);
    onClose();
  };
  const refused = (error: unknown) => {
    if (error instanceof HttpError) return false;
    notify({ title: text('passkeys.refused'), kind: 'error' });
    return true;
  };
  return (
    <Form
      schema={newPasskeyFormSchema}
      initialValues={{ name: '', password: '', code: '' }}
      label={text('passkeys.add')}
      onSubmit={submit}
      onFailure={refused}
    >
      {isFirst && <Quiet>{text('passkeys.addTurnsOn')}</Quiet>}
      <Field name="name" label={text('passkeys.name')} help={text('passkeys.nameHelp')} maxLength={60} autoFocus />
      <PasswordField name="password" label={text('password.current')} autoComplete="current-password" />
      {!isFirst && <FactorProofField hasPasskey={hasPasskey} />}
      <FormActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <SubmitButton busy={text('passkeys.waiting')}>{text('passkeys.continue')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface NewPasskey {
  name: string;
  password: string;
  /** Of the factor that the account has. */
  proof: NonNullable<Awaited<ReturnType<ReturnType<typeof useFactorProof>>>>;
}

/** Creates a passkey on this device and adds it; undefined if the person closed the device's dialog. */
function useAddPasskey() {
  const begin = useWrite(passkeyEndpoints.begin);
  const add = useWrite(passkeyEndpoints.add);
  return async ({ name, password, proof }: NewPasskey) => {
    const { options } = await begin.mutateAsync({ body: { password, ...proof } });
    const created = await createPasskey(options);
    if (!created) return undefined;
    const added = await add.mutateAsync({ body: { name, ...created } });
    updateUser({ secondFactorDue: false });
    return added;
  };
}
