import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  CLAIMS_AT_ONCE,
  type ClaimableGift,
  type claimEndpoints,
  type GiftsClaimed,
  type guestLinkEndpoints,
  WAS_PAID,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { GuestLookup } from '../../platform/auth/session-lookup.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { PhoneCodesService } from '../guests/phone-codes.service.ts';
import { Order } from '../orders/order.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { GuestTickets } from '../tickets/guests/guest-tickets.service.ts';

type ByReceipt = BodyOf<typeof claimEndpoints.byReceipt>;
type ByLink = BodyOf<typeof guestLinkEndpoints.claim>;

/**
 * Gifts made and tickets bought without an account that a devotee takes into theirs: by their verified email, by a verified phone with a
 * receipt's number, or by a guest's link to tickets with either of them. Receipts stay as they are; only whose `/receipts` shows them changes.
 */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly receipts: ReceiptsService,
    private readonly phones: PhoneCodesService,
    private readonly guests: GuestLookup,
    private readonly tickets: GuestTickets,
    private readonly audit: Audit,
  ) {}

  /** Gifts made with the actor's verified email, newest first. */
  async mine(actor: Actor): Promise<ClaimableGift[]> {
    const manager = this.database.reader;
    const gifts = await byEmail(manager, accountOf(actor));
    const temples = await this.temples.named(
      manager,
      gifts.map(({ templeId }) => templeId),
    );
    return gifts.map(({ id, templeId, receivedAt, totalCents, receiptNumber }) => {
      const { name, timeZone } = found(temples.get(templeId));
      return { orderId: id, temple: { name, timeZone }, receivedAt: receivedAt?.toISOString() ?? null, totalCents, receiptNumber };
    });
  }

  /** Takes all of them into the account; of two calls at once each gift counts for one. */
  async byEmail(actor: Actor): Promise<GiftsClaimed> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      let claimed = 0;
      for (const gift of await byEmail(tx, account)) if (await this.take(tx, account, gift)) claimed += 1;
      return { claimed };
    });
  }

  /** Throws `gift-unmatched` where no gift has this phone and receipt number, and what a code that is wrong throws. Each try counts as a guess. */
  async byReceipt(actor: Actor, { phone, code, receiptNumber }: ByReceipt, address: string): Promise<GiftsClaimed> {
    const account = accountOf(actor);
    return this.phones.prove({ phone, code }, address, async (tx) => {
      const orders = await this.receipts.ordersWith(tx, receiptNumber);
      const where = orders.map(({ templeId, orderId }) => ({ templeId, id: orderId, phone, status: In([...WAS_PAID]) }));
      const [gift] = where.length > 0 ? await tx.findBy(Order, where) : [];
      if (!gift) return new DomainError('gift-unmatched');
      if (gift.payerAccountId === account.accountId) return { claimed: 0 };
      return (await this.take(tx, account, gift)) ? { claimed: 1 } : new DomainError('gift-unmatched');
    });
  }

  /**
   * Takes what a guest registered for; answers the ticket to show. A link can be forwarded, so it takes the phone or the email that registered
   * too, and that phone hears of it. Throws `ticket-phone-unproven`, and `not-found`, also where another account has it.
   */
  async byTicketLink(actor: Actor, link: string, { guestToken }: ByLink): Promise<{ id: string }> {
    const account = accountOf(actor);
    const guest = guestToken ? await this.guests.verify(guestToken) : undefined;
    return this.database.transaction(async (tx) => {
      const order = await this.tickets.orderOf(tx, link);
      if (order.payerAccountId === null) {
        if (guest?.phone !== order.phone && !(await isBuyer(tx, account, order))) throw new DomainError('ticket-phone-unproven');
        if (await this.take(tx, account, order)) await this.tickets.tellTaken(tx, order, account.fullName);
      }
      return { id: await this.tickets.shownTo(tx, order, account.accountId) };
    });
  }

  private async take(tx: EntityManager, account: AccountActor, { templeId, id }: Order): Promise<boolean> {
    const { affected } = await tx.update(Order, { templeId, id, payerAccountId: IsNull() }, { payerAccountId: account.accountId });
    if (affected !== 1) return false;
    await this.receipts.giveTo(tx, { templeId, orderId: id }, account.accountId);
    await this.tickets.giveTo(tx, { templeId, id }, account.accountId);
    await this.audit.record(tx, { actor: account, templeId, action: 'donation.claimed', subject: { kind: 'donation', id } });
    return true;
  }
}

/** Whether the account's own verified email or phone is the one that bought. */
async function isBuyer(tx: EntityManager, { accountId, email }: AccountActor, order: Order): Promise<boolean> {
  if (order.email === email) return true;
  return order.phone !== null && (await tx.existsBy(Account, { id: accountId, phone: order.phone, phoneVerifiedAt: Not(IsNull()) }));
}

const byEmail = (manager: EntityManager, { email }: AccountActor): Promise<Order[]> =>
  manager.find(Order, {
    where: { email, payerAccountId: IsNull(), status: In([...WAS_PAID]) },
    order: { id: 'DESC' },
    take: CLAIMS_AT_ONCE,
  });
