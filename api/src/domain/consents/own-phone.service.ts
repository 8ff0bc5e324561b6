import { Injectable } from '@nestjs/common';
import type { BodyOf, Language, messageConsentEndpoints, OwnPhone, PhoneCodeSent } from '@sannidhi/contracts';
import { IsNull, Not } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { RateLimiter, type RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Account } from '../accounts/account.entity.ts';
import { PhoneCodesService } from '../guests/phone-codes.service.ts';
import { MessageConsents } from './message-consents.service.ts';

/** Codes for one account, whichever phones it enters and networks it asks from: enough for typing errors, too few to bother strangers with. */
const PER_ACCOUNT: RateRule = { free: 5, windowSeconds: 24 * 60 * 60, firstWaitSeconds: 3_600 };

/** Proves that the phone in an account is its owner's, before a temple may text it. */
@Injectable()
export class OwnPhoneService {
  constructor(
    private readonly database: Database,
    private readonly codes: PhoneCodesService,
    private readonly consents: MessageConsents,
    private readonly limiter: RateLimiter,
  ) {}

  /** Texts a code to the phone of the actor's account. Throws `phone-missing` and `too-many-requests`. */
  async sendCode(actor: Actor, address: string, language: Language): Promise<PhoneCodeSent> {
    const { phone } = await this.phoneOf(actor);
    const wait = await this.limiter.take(`own-phone-code:${accountOf(actor).accountId}`, PER_ACCOUNT);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
    return this.codes.sendForAccount({ phone }, address, language);
  }

  /**
   * Marks the phone as verified. What an earlier owner of the number agreed to ends, and so does their account's proof; another account of
   * the same person, with the same email, keeps both. Throws `phone-missing`, `phone-code-wrong`, `phone-code-expired` or `too-many-requests`; every try counts as a guess.
   */
  async verify(actor: Actor, { code }: BodyOf<typeof messageConsentEndpoints.verifyPhone>, address: string): Promise<OwnPhone> {
    const { accountId: id } = accountOf(actor);
    const { phone, email } = await this.phoneOf(actor);
    await this.codes.prove({ phone, code }, address, async (tx, now) => {
      const isTheirs = await tx.existsBy(Account, { phone, email, phoneVerifiedAt: Not(IsNull()) });
      if (!isTheirs) await this.consents.passOn(tx, phone);
      await tx.update(Account, { phone, email: Not(email) }, { phoneVerifiedAt: null });
      // Changed meanwhile, it isn't the phone that was proven.
      if ((await tx.update(Account, { id, phone }, { phoneVerifiedAt: now })).affected !== 1) throw new DomainError('phone-missing');
    });
    return { phone, isVerified: true };
  }

  private async phoneOf(actor: Actor): Promise<{ phone: string; email: string }> {
    const { phone, email } = found(await this.database.reader.findOneBy(Account, { id: accountOf(actor).accountId }));
    if (phone === null) throw new DomainError('phone-missing');
    return { phone, email };
  }
}
