import { Injectable } from '@nestjs/common';
import { type BodyOf, donationNoun, type GuestDonation, type guestEndpoints, HOLDS_MONEY, messagesOf } from '@sannidhi/contracts';
import { In, IsNull } from 'typeorm';
import { type Actor, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { GiftNotices } from '../orders/notices/gift-notices.service.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderCorrections } from '../orders/order-corrections.service.ts';
import { rewriteTerms } from '../orders/order-terms.ts';
import { OwnDonationsService, ownGift } from './own-donations.service.ts';

const say = messagesOf(donationNoun);

type Naming = BodyOf<typeof guestEndpoints.nameReceipt>;

/** A guest's late wish for a named receipt: the unnamed one is voided and reissued, once. */
@Injectable()
export class ReceiptNamingService {
  constructor(
    private readonly database: Database,
    private readonly receipts: OrderCorrections,
    private readonly notices: GiftNotices,
    private readonly own: OwnDonationsService,
  ) {}

  /** Throws `not-found`, or `state-conflict` where the gift has a name already or holds no money. */
  async name(actor: Actor, orderId: string, { legalName, email }: Naming): Promise<GuestDonation> {
    guestOf(actor);
    await this.database.transaction(async (tx) => {
      const { templeId, id } = await ownGift(tx, actor, orderId);
      const unnamed = { templeId, id, legalName: IsNull(), status: In([...HOLDS_MONEY]) };
      const { affected } = await tx.update(Order, unnamed, { legalName, email });
      if (!affected) throw new DomainError('state-conflict', { message: say('donation.named-already') });
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      await rewriteTerms(tx, order);
      const reason = 'The donor’s legal name was added';
      const { temple, receipt, voided } = await this.receipts.correctReceipt(tx, order, reason, new Date());
      await this.notices.receiptReissued(tx, { order, temple, receipt, voided, reason });
    });
    return this.own.oneOfGuest(actor, orderId);
  }
}
