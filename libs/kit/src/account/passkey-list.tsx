import { type OwnPasskey, type OwnPasskeys, passkeyEndpoints, removePasskeyFormSchema, renamePasskeySchema } from '@sannidhi/contracts';
import { useState } from 'react';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { formatDate, formatDateTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useWrite } from '../query/use-write.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Beside, ListWithActions, Quiet } from './account-layout.ts';
import { FactorProofField, useFactorProof } from './factor-proof.tsx';

/** The passkeys, each with its name, when it was last used, and what can be done with it. */
export function PasskeyList({ own }: { own: OwnPasskeys }) {
  const text = useText('kit-account');
  const isLast = own.isOnlyFactor && own.passkeys.length === 1;
  return (
    <ListWithActions aria-label={text('passkeys.title')}>
      {own.passkeys.map((passkey) => (
        <Row key={passkey.id} passkey={passkey} isLast={isLast} />
      ))}
    </ListWithActions>
  );
}

interface RowProps {
  passkey: OwnPasskey;
  /** The account's last second factor. */
  isLast: boolean;
}

function Row({ passkey, isLast }: RowProps) {
  const text = useText('kit-account');
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { name, lastUsedAt, createdAt } = passkey;
  const done = () => setDoing(undefined);
  if (doing === 'rename') return <li>{<RenameForm passkey={passkey} onClose={done} />}</li>;
  if (doing === 'remove') return <li>{<RemoveForm passkey={passkey} isLast={isLast} onClose={done} />}</li>;
  const used = lastUsedAt ? text('passkeys.used', { date: formatDateTime(lastUsedAt) }) : text('passkeys.unused');
  return (
    <li>
      <div>
        <Beside>
          <b>{name}</b>
          {passkey.synced && <Chip kind="info">{text('passkeys.synced')}</Chip>}
        </Beside>
        <Quiet>{`${text('passkeys.created', { date: formatDate(createdAt) })} · ${used}`}</Quiet>
      </div>
      <Button small aria-label={text('passkeys.renameOne', { name })} onClick={() => setDoing('rename')}>
        {text('passkeys.rename')}
      </Button>
      <Button small aria-label={text('passkeys.removeOne', { name })} onClick={() => setDoing('remove')}>
        {text('passkeys.remove')}
      </Button>
    </li>
  );
}

interface FormProps {
  passkey: OwnPasskey;
  onClose: () => void;
}

function RenameForm({ passkey: { id, name }, onClose }: FormProps) {
  const text = useText('kit-account');
  const rename = useWrite(passkeyEndpoints.rename);
  const submit = async (body: { name: string }) => {
    await rename.mutateAsync({ params: { passkeyId: id }, body });
    notify({ title: text('passkeys.renamed'), kind: 'success' });
    onClose();
  };
  return (
    <Form schema={renamePasskeySchema} initialValues={{ name }} label={text('passkeys.renameOne', { name })} onSubmit={submit}>
      <Field name="name" label={text('passkeys.name')} maxLength={60} autoFocus />
      <FormActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <SubmitButton busy={text('working')}>{text('passkeys.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function RemoveForm({ passkey: { id, name }, isLast, onClose }: FormProps & RowProps) {
  const text = useText('kit-account');
  const remove = useWrite(passkeyEndpoints.remove);
  const prove = useFactorProof(isLast);
  const submit = async ({ password, code }: { password: string; code?: string | undefined }) => {
    const proof = await prove(code);
    if (!proof) return;
    await remove.mutateAsync({ params: { passkeyId: id }, body: { password, ...proof } });
    notify({ title: text('passkeys.removed'), kind: 'success' });
    onClose();
  };
  return (
    <Form
      schema={removePasskeyFormSchema}
      initialValues={{ password: '', code: '' }}
      label={text('passkeys.removeOne', { name })}
      onSubmit={submit}
    >
      <b>{name}</b>
      <Quiet>{text('passkeys.removeMore')}</Quiet>
      {isLast && <Banner kind="warning" title={text('passkeys.removeLast')} />}
      <PasswordField name="password" label={text('password.current')} autoComplete="current-password" autoFocus />
      {isLast && <FactorProofField hasPasskey />}
      <FormActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <SubmitButton busy={text('working')}>{text('passkeys.removeNow')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
