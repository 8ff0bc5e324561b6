import { type BodyOf, passkeyEndpoints } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { signWithPasskey } from '../passkey/passkeys.ts';
import { useWrite } from '../query/use-write.ts';
import { AppCodeField } from './app-code-field.tsx';

type Proof = Pick<BodyOf<typeof passkeyEndpoints.begin>, 'code' | 'passkey'>;

/** A code that proves the second factor; with a passkey it may be left empty. */
export function FactorProofField({ hasPasskey }: { hasPasskey: boolean }) {
  const text = useText('kit-account');
  const help = text(hasPasskey ? 'factor.proofHelp' : 'factor.codeHelp');
  return <AppCodeField optional={hasPasskey} label={text('factor.code')} help={help} />;
}

/**
 * What proves the second factor: the code that was typed, or else what a passkey signs. Undefined, with a notice, if the person closed the
 * device's dialog or the device refused.
 */
export function useFactorProof(hasPasskey: boolean): (code: string | undefined) => Promise<Proof | undefined> {
  const text = useText('kit-account');
  const prove = useWrite(passkeyEndpoints.prove);
  const refused = (error: unknown) => {
    if (error instanceof HttpError) throw error;
    return undefined;
  };
  return async (code): Promise<Proof | undefined> => {
    if (code || !hasPasskey) return code ? { code } : {};
    const { options } = await prove.mutateAsync({});
    const signed = await signWithPasskey(options).catch(refused);
    if (!signed) {
      notify({ title: text('factor.notProved'), kind: 'info' });
      return undefined;
    }
    const { userHandle: _whose, ...passkey } = signed;
    return { passkey };
  };
}
