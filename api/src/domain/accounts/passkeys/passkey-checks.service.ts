import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Passkey } from './passkey.entity.ts';
import { PasskeyChallengesService, type PasskeyUse } from './passkey-challenges.service.ts';
import { PasskeySite } from './passkey-site.ts';

/** What a device signed, in base64url. */
export interface SignedByPasskey {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** What a device created, in base64url. */
export interface CreatedPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}

/** Checks what devices send: challenge, origin, RP id, user verification, counter and signature. */
@Injectable()
export class PasskeyChecks {
  constructor(
    private readonly challenges: PasskeyChallengesService,
    private readonly site: PasskeySite,
  ) {}

  /** The new credential, or undefined if anything about it is wrong. Its challenge is used up either way. */
  async created({ id, clientDataJSON, attestationObject, transports }: CreatedPasskey, use: PasskeyUse) {
    const expectedChallenge = await this.used(clientDataJSON, use);
    if (expectedChallenge === undefined) return undefined;
    const { origin: expectedOrigin, rpId: expectedRPID } = this.site.required();
    const response = { clientDataJSON, attestationObject, transports: transports as [] };
    const checked = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    }).catch(() => undefined);
    return checked?.registrationInfo;
  }

  /**
   * The device's new counter, or undefined if anything is wrong; a counter that didn't advance is a copy's. The challenge is used up either
   * way. A passkey that replaces the password must have verified the person; one that follows it need not.
   */
  async signed(
    { id, clientDataJSON, authenticatorData, signature }: SignedByPasskey,
    passkey: Passkey | undefined,
    use: PasskeyUse,
  ): Promise<number | undefined> {
    const expectedChallenge = await this.used(clientDataJSON, use);
    if (expectedChallenge === undefined || !passkey) return undefined;
    const { origin: expectedOrigin, rpId: expectedRPID } = this.site.required();
    const response = { clientDataJSON, authenticatorData, signature };
    const checked = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: !use.startsWith('factor:'),
    }).catch(() => undefined);
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }

  /** The challenge within what the browser says it signed, used up by this. */
  private async used(clientDataJSON: string, use: PasskeyUse): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON);
    return challenge !== undefined && (await this.challenges.use(challenge, use)) ? challenge : undefined;
  }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
