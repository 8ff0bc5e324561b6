import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { CreatedPasskey, SignedWithPasskey } from './passkey-bodies.ts';

/** Asks the device to sign; the body of a sign-in. */
export async function sign(options: object): Promise<SignedWithPasskey> {
  const { id, response } = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Asks the device to create a passkey; the body that adds it. */
export async function create(options: object): Promise<CreatedPasskey> {
  const { id, response } = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports.map(String) };
}

/** Whether the person closed the device's dialog, or let it time out. */
export function isCanceled(error: unknown): boolean {
  const cause = error instanceof WebAuthnError ? error.cause : error;
  return cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');
}
