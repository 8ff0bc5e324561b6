import { Injectable } from '@nestjs/common';
import type { BodyOf, messageConsentEndpoints, OwnPhone, PhoneCodeSent } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { PhoneCodesService } from '../guests/phone-codes.service.ts';
import { MessageConsents } from './message-consents.service.ts';

/** Proves that the phone in an account is its owner's, before a temple may text it. */
@Injectable()
export class OwnPhoneService {
  constructor(
    private readonly database: Database,
    private readonly codes: PhoneCodesService,
    private readonly consents: MessageConsents,
  ) {}

  /** Texts a code to the phone of the actor's account. Throws `phone-missing` and `too-many-requests`. */
  async sendCode(actor: Actor, address: string): Promise<PhoneCodeSent> {
    return this.codes.sendForAccount({ phone: await this.phoneOf(actor) }, address);
  }

  /**
   * Marks the phone as verified. What an earlier owner of the number agreed to ends, and so does their account's proof. Throws
   * `phone-missing`, `phone-code-wrong`, `phone-code-expired` or `too-many-requests`; every try counts as a guess.
   */
  async verify(actor: Actor, { code }: BodyOf<typeof messageConsentEndpoints.verifyPhone>, address: string): Promise<OwnPhone> {
    const { accountId: id } = accountOf(actor);
    const phone = await this.phoneOf(actor);
    await this.codes.prove({ phone, code }, address, async (tx, now) => {
      await this.consents.endAll(tx, 'sms', phone, 'phone-verified');
      await tx.update(Account, { phone }, { phoneVerifiedAt: null });
      await tx.update(Account, { id, phone }, { phoneVerifiedAt: now });
    });
    return { phone, isVerified: true };
  }

  private async phoneOf(actor: Actor): Promise<string> {
    const { phone } = found(await this.database.reader.findOneBy(Account, { id: accountOf(actor).accountId }));
    if (phone === null) throw new DomainError('phone-missing');
    return phone;
  }
}
