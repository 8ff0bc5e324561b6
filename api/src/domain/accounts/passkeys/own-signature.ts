import type { PasskeyOptions } from '@sannidhi/contracts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Passkey } from './passkey.entity.ts';
import { descriptorOf } from './passkeys.service.ts';

interface Asked {
  rpId: string;
  challenge: Uint8Array<ArrayBuffer>;
  own: readonly Passkey[];
}

/** What the browser needs to have one of the person's own passkeys sign a challenge. */
export async function ownSignatureOptions({ rpId: rpID, challenge, own }: Asked): Promise<PasskeyOptions> {
  const allowCredentials = own.map(descriptorOf);
  return { options: { ...(await generateAuthenticationOptions({ rpID, challenge, allowCredentials, userVerification: 'required' })) } };
}
