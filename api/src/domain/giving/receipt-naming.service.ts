import { Injectable } from '@nestjs/common';
import { type BodyOf, donationNoun, type GuestDonation, type guestEndpoints, HOLDS_MONEY, messagesOf } from '@sannidhi/contracts';
import { In, IsNull } from 'typeorm';
import { type Actor, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Donation } from './donation.entity.ts';
import { GiftCorrections } from './gift-corrections.service.ts';
import { GivingNotices } from './giving-notices.service.ts';
import { OwnDonationsService, ownGift } from './own-donations.service.ts';

const say = messagesOf(donationNoun);

type Naming = BodyOf<typeof guestEndpoints.nameReceipt>;

/** A guest's late wish for a named receipt: the unnamed one is voided and reissued, once. */
@Injectable()
export class ReceiptNamingService {
  constructor(
    private readonly database: Database,
    private readonly receipts: GiftCorrections,
    private readonly notices: GivingNotices,
    private readonly own: OwnDonationsService,
  ) {}

  /** Throws `not-found`, or `state-conflict` where the gift has a name already or holds no money. */
  async name(actor: Actor, donationId: string, { legalName, email }: Naming): Promise<GuestDonation> {
    guestOf(actor);
    await this.database.transaction(async (tx) => {
      const { templeId, id } = await ownGift(tx, actor, donationId);
      const unnamed = { templeId, id, legalName: IsNull(), status: In([...HOLDS_MONEY]) };
      const { affected } = await tx.update(Donation, unnamed, { legalName, email });
      if (!affected) throw new DomainError('state-conflict', { message: say('donation.named-already') });
      const donation = await tx.findOneByOrFail(Donation, { templeId, id });
      const { temple, receipt } = await this.receipts.correctReceipt(tx, donation, 'The donor’s legal name was added', new Date());
      await this.notices.receiptReissued(tx, { donation, temple, receipt });
    });
    return this.own.oneOfGuest(actor, donationId);
  }
}
