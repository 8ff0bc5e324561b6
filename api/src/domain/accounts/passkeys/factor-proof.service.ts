import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type PasskeyOptions, type passkeyEndpoints, secondFactorNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { DomainError, fieldError } from '../../../platform/http/domain-error.ts';
import { SecondFactorCodesService } from '../second-factor/second-factor-codes.service.ts';
import { SignInThrottle } from '../sign-in-throttle.ts';
import { ownSignatureOptions } from './own-signature.ts';
import { PasskeyChallengesService, type PasskeyUse } from './passkey-challenges.service.ts';
import { PasskeyChecks } from './passkey-checks.service.ts';
import { PasskeySite } from './passkey-site.ts';
import { PasskeysService } from './passkeys.service.ts';

const say = messagesOf(secondFactorNoun);

type Proof = Pick<BodyOf<typeof passkeyEndpoints.begin>, 'code' | 'passkey'>;
/** Uses a proof up in the transaction of what it is for. */
export type UseProof = (tx: EntityManager) => Promise<void>;

/** Proves a second factor that an account has before its factors change: the password alone never does. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly site: PasskeySite,
    private readonly challenges: PasskeyChallengesService,
    private readonly checks: PasskeyChecks,
    private readonly passkeys: PasskeysService,
    private readonly codes: SecondFactorCodesService,
    private readonly throttle: SignInThrottle,
  ) {}

  /** What the browser needs to have one of the actor's passkeys sign. Throws `passkeys-unavailable`. */
  async options(actor: Actor): Promise<PasskeyOptions> {
    const { rpId } = this.site.required();
    const { accountId, sessionId } = accountOf(actor);
    await this.throttle.beforeOwnCode(sessionId);
    const challenge = await this.challenges.issue(proofIn(sessionId));
    return ownSignatureOptions({ rpId, challenge, own: await this.passkeys.of(accountId) });
  }

  /**
   * Checks what a passkey signed, outside of every transaction, and returns what proves the factor in one. That throws `invalid-fields` for
   * a code that is missing or wrong, and `second-factor-not-proved` unless a passkey of the actor's signed this session's challenge.
   */
  async of(actor: Actor, { code, passkey: signed }: Proof): Promise<UseProof> {
    const { accountId, sessionId } = accountOf(actor);
    if (!signed) return code ? this.byCode(accountId, sessionId, code) : refused;
    const passkey = await this.passkeys.byCredential(signed.id, accountId);
    const counter = await this.checks.signed(signed, passkey, proofIn(sessionId));
    return async (tx) => {
      if (!passkey || counter === undefined) throw new DomainError('second-factor-not-proved');
      await this.passkeys.used(tx, passkey, counter);
    };
  }

  private async byCode(accountId: string, sessionId: string, code: string): Promise<UseProof> {
    await this.throttle.beforeOwnCode(sessionId);
    return async (tx) => {
      if (!(await this.codes.use(tx, accountId, code))) throw fieldError('code', say('second-factor.code-wrong'));
    };
  }
}

const refused: UseProof = async () => {
  throw fieldError('code', say('second-factor.proof-needed'));
};

/** No challenge for signing in, adding or deleting, or another session is good for it. */
const proofIn = (sessionId: string): PasskeyUse => `prove:${sessionId}`;
