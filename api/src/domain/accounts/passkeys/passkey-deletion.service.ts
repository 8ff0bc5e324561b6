import { Injectable } from '@nestjs/common';
import type { BodyOf, Outcome, PasskeyOptions, passkeyDeletionEndpoints } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { OwnAccountService } from '../own-account.service.ts';
import { SignInThrottle } from '../sign-in-throttle.ts';
import { ownSignatureOptions } from './own-signature.ts';
import { PasskeyChallengesService, type PasskeyUse } from './passkey-challenges.service.ts';
import { PasskeyChecks } from './passkey-checks.service.ts';
import { PasskeySite } from './passkey-site.ts';
import { PasskeysService } from './passkeys.service.ts';

/** Deleting one's own account with a passkey: it verified the person, which takes the place of the password and the code. */
@Injectable()
export class PasskeyDeletionService {
  constructor(
    private readonly site: PasskeySite,
    private readonly challenges: PasskeyChallengesService,
    private readonly checks: PasskeyChecks,
    private readonly passkeys: PasskeysService,
    private readonly account: OwnAccountService,
    private readonly throttle: SignInThrottle,
  ) {}

  /** What the browser needs to ask for a passkey of the actor's. Throws `passkeys-unavailable`. */
  async options(actor: Actor): Promise<PasskeyOptions> {
    const { rpId } = this.site.required();
    const { accountId, sessionId } = accountOf(actor);
    await this.throttle.beforeOwnCode(sessionId);
    const challenge = await this.challenges.issue(deletionIn(sessionId));
    return ownSignatureOptions({ rpId, challenge, own: await this.passkeys.of(accountId) });
  }

  /**
   * Deletes the account. Throws `invalid-fields` for another email, `passkey-not-confirmed` unless a passkey of the actor's signed a
   * challenge that this session was given for it, and has not used; otherwise like `OwnAccountService.deleteConfirmed`.
   */
  async delete(actor: Actor, { email, ...signed }: BodyOf<typeof passkeyDeletionEndpoints.delete>): Promise<Outcome> {
    const { accountId, sessionId } = accountOf(actor);
    this.account.assertOwnEmail(actor, email);
    const passkey = await this.passkeys.byCredential(signed.id, accountId);
    const counter = await this.checks.signed(signed, passkey, deletionIn(sessionId));
    if (!passkey || counter === undefined) throw new DomainError('passkey-not-confirmed');
    return this.account.deleteConfirmed(actor, (tx) => this.passkeys.used(tx, passkey, counter));
  }
}

/** No challenge for signing in, adding a passkey, or another session is good for it. */
const deletionIn = (sessionId: string): PasskeyUse => `delete:${sessionId}`;
