import { styled } from '@mui/material/styles';
import { beginSecondFactorFormSchema, confirmSecondFactorSchema, type SecondFactorSetup, secondFactorEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { useWrite } from '../query/use-write.ts';
import { updateUser } from '../session/sign-in.ts';
import { radius } from '../theme/scale-tokens.ts';
import { Button } from '../ui/button.tsx';
import { AccountStack, Quiet } from './account-layout.ts';
import { AppCodeField } from './app-code-field.tsx';
import { FactorProofField, useFactorProof } from './factor-proof.tsx';

/** A white background under a QR code: scanners want dark on light, whatever the page's colors. */
const Paper = styled('img')({ width: 208, height: 208, padding: 8, borderRadius: radius.control, background: 'white' });
const Secret = styled('code')({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', fontSize: '1rem', letterSpacing: '0.06em' });

interface SetUpProps {
  /** It joins passkeys, one of which or a recovery code proves the second factor. */
  joinsPasskeys?: boolean;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Password, then the secret for the app, then a first code from it. */
export function SecondFactorSetUp({ joinsPasskeys = false, onCodes, onCancel }: SetUpProps) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  if (setup) return <Confirm {...{ setup, onCodes, onCancel }} />;
  return <AskPassword {...{ joinsPasskeys, onCancel }} onBegun={setSetup} />;
}

interface AskPasswordProps {
  joinsPasskeys: boolean;
  onBegun: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}

function AskPassword({ joinsPasskeys, onBegun, onCancel }: AskPasswordProps) {
  const text = useText('kit-account');
  const begin = useWrite(secondFactorEndpoints.begin);
  const prove = useFactorProof(joinsPasskeys);
  const submit = async ({ password, code }: { password: string; code?: string | undefined }) => {
    const proof = await prove(code);
    if (proof) onBegun(await begin.mutateAsync({ body: { password, ...proof } }));
  };
  return (
    <Form schema={beginSecondFactorFormSchema} initialValues={{ password: '', code: '' }} label={text('factor.setUp')} onSubmit={submit}>
      <PasswordField name="password" label={text('password.current')} autoComplete="current-password" autoFocus />
      {joinsPasskeys && <FactorProofField hasPasskey />}
      <FormActions>
        <Button onClick={onCancel}>{text('cancel')}</Button>
        <SubmitButton busy={text('working')}>{text('factor.next')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Confirm({ setup, onCodes, onCancel }: SetUpProps & { setup: SecondFactorSetup }) {
  const text = useText('kit-account');
  const confirm = useWrite(secondFactorEndpoints.confirm);
  const submit = async (body: { code: string }) => {
    onCodes((await confirm.mutateAsync({ body })).recoveryCodes);
    updateUser({ secondFactorDue: false });
  };
  return (
    <AccountStack>
      <p>{text('factor.scan')}</p>
      <Paper src={setup.qr} alt={text('factor.qr')} />
      <Quiet>{text('factor.type')}</Quiet>
      <Secret>{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</Secret>
      <div style={{ width: '100%' }}>
        <Form schema={confirmSecondFactorSchema} initialValues={{ code: '' }} label={text('factor.confirm')} onSubmit={submit}>
          <AppCodeField label={text('factor.firstCode')} autoFocus />
          <FormActions>
            <Button onClick={onCancel}>{text('cancel')}</Button>
            <SubmitButton busy={text('working')}>{text('factor.confirm')}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </AccountStack>
  );
}
