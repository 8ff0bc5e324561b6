import { Injectable } from '@nestjs/common';
import { type BodyOf, type donationEndpoints, donationNoun, HOLDS_MONEY, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { OrderLine } from '../order-line.entity.ts';
import { rewriteTerms } from '../order-terms.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { saleOf } from '../sale.ts';

const say = messagesOf(donationNoun);

type Completion = BodyOf<typeof donationEndpoints.complete>;

/** Receipts that were refused because something the law requires was missing: the office adds it and the receipt is issued. */
@Injectable()
export class ReceiptCompletionService {
  constructor(
    private readonly database: Database,
    private readonly receipts: OrderCorrections,
    private readonly notices: GiftNotices,
  ) {}

  /** Throws `not-found`, `state-conflict` where there is a receipt or no money, `receipt-incomplete` with what is still missing. */
  async complete(actor: Actor, orderId: string, body: Completion, claim: IdempotencyClaim): Promise<{ receiptNumber: string }> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: orderId };
    return this.database.transaction(async (tx) => {
      const at = new Date();
      await add(tx, key, body, at);
      const sale = await saleOf(tx, key);
      const receipt = await this.receipts.issue(tx, sale, at, staff);
      await rewriteTerms(tx, sale.order);
      await this.notices.receiptIssued(tx, { ...sale, receipt });
      const reply = { receiptNumber: receipt.number };
      await claim.complete(tx, reply);
      return reply;
    });
  }
}

/** Only while there is no receipt: of two tabs the second finds one. */
async function add(tx: EntityManager, key: OrderKey, { legalName, lines = [] }: Completion, updatedAt: Date): Promise<void> {
  const waiting = { ...key, receiptNumber: IsNull(), status: In([...HOLDS_MONEY]) };
  const { affected } = await tx.update(Order, waiting, { ...(legalName ? { legalName } : {}), updatedAt });
  if (affected !== 1) {
    found(await tx.findOneBy(Order, key));
    throw new DomainError('state-conflict', { message: say('donation.receipt-there') });
  }
  for (const { lineId, ...facts } of lines) await addToLine(tx, { templeId: key.templeId, orderId: key.id, id: lineId }, facts);
}

async function addToLine(
  tx: EntityManager,
  key: Pick<OrderLine, 'templeId' | 'orderId' | 'id'>,
  { propertyDescription, benefit, fairMarketValueCents }: Omit<NonNullable<Completion['lines']>[number], 'lineId'>,
): Promise<void> {
  found(await tx.findOneBy(OrderLine, key));
  const given = { propertyDescription: propertyDescription || undefined, benefit: benefit || undefined, fairMarketValueCents };
  if (Object.values(given).some((value) => value !== undefined)) await tx.update(OrderLine, key, given);
}
