import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { object, string } from '../schema.ts';
import { optionalFactorCode } from './codes.ts';

const INVALID = messagesOf(platformMessages)('value-invalid');

/** Bytes as WebAuthn's JSON has them: base64url without padding. */
export const bytes = (max: number) =>
  string()
    .max(max)
    .matches(/^[\w-]+$/, { message: INVALID })
    .required();
/** At most 1,023 bytes, see WebAuthn 2, section 4. */
export const credentialId = () => bytes(1364);
/** An authenticator that puts certificates into its attestation needs a few kilobytes; none are requested. */
export const PASSKEY_DATA_MAX = 8000;

/** What a passkey signed. */
export const passkeyAssertion = () => ({
  id: credentialId(),
  clientDataJSON: bytes(PASSKEY_DATA_MAX),
  authenticatorData: bytes(PASSKEY_DATA_MAX),
  signature: bytes(2000),
});

/** What proves a factor that the account has: a code of its app, a recovery code, or what one of its passkeys signed. */
export const factorProof = () => ({
  code: optionalFactorCode(),
  passkey: object(passkeyAssertion()).noUnknown().default(undefined).optional(),
});
