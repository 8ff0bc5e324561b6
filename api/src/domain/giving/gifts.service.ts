import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Dedication, GIFT_MAX_CENTS, giftLineSchema } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { FundsService } from '../funds/funds.service.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Ask, CanceledBy, Market, Purchasable, Quote } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { donationLine } from './donation-line.ts';
import { Gift } from './gift.entity.ts';

/** What a donor says of a gift beyond purpose and amount. */
export interface GiftDetails {
  dedication?: Dedication | undefined;
  qrCodeId?: string;
}

type GiftItem = InferType<typeof giftLineSchema>;

/** Donations as lines of an order: a fund and an amount the donor chose. They need no places. */
@Injectable()
export class GiftsService implements Purchasable<GiftItem, GiftDetails>, OnModuleInit {
  readonly kind = 'donation';
  readonly itemSchema = giftLineSchema;
  readonly takesPlaces = false;

  constructor(
    private readonly funds: FundsService,
    private readonly purchasables: Purchasables,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null for a fund that is closed or not offered to devotees. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<GiftItem>[]): Promise<(Quote | null)[]> {
    const fundIds = [...new Set(asks.map(({ item }) => item.fundId))];
    const funds = await this.funds.openAmong(manager, temple.id, fundIds, 'online');
    return asks.map(({ item: { fundId, amountCents } }) => {
      const fund = funds.get(fundId);
      return fund ? donationLine(fund, amountCents, policy.ruleOf(fund.taxedKind)) : null;
    });
  }

  /** Stores the dedication and the code, if there are any. Throws `amount-out-of-range` where the lines together are too much. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], details: GiftDetails = {}): Promise<OrderLine[]> {
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (totalCents > GIFT_MAX_CENTS) throw new DomainError('amount-out-of-range');
    await writeGift(tx, order, details);
    return [];
  }

  async saidOf(manager: EntityManager, { templeId, id }: Order): Promise<GiftDetails | undefined> {
    const gift = await manager.findOneBy(Gift, { templeId, id });
    if (!gift?.dedicationKind || !gift.dedicationName) return undefined;
    return { dedication: { kind: gift.dedicationKind, name: gift.dedicationName, ...cardOf(gift) } };
  }

  /** A gift can always be received, also for a fund that was closed meanwhile. */
  async confirm(): Promise<OrderLine[]> {
    return [];
  }

  async release(): Promise<void> {
    // Nothing is held for a gift.
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  /** A gift is given back when the temple agrees, in full; its donor can't cancel it. */
  refundable({ amountCents }: OrderLine, by: CanceledBy): number {
    return by === 'temple' ? amountCents : 0;
  }
}

/** Writes what was said of a gift, and marks its order where a card was asked for. */
export async function writeGift(tx: EntityManager, order: Order, details: GiftDetails): Promise<void> {
  const gift = giftOf(order, details);
  if (!gift) return;
  await insertRow(tx, Gift, gift);
  const { templeId, id, createdAt } = order;
  if (gift.notifyName) await tx.update(Order, { templeId, id }, { cardAskedAt: createdAt });
}

/** The card that was asked for, as it was said. */
function cardOf({ notifyName: name, notifyEmail, notifyAddress }: Gift) {
  if (!name) return {};
  return { notify: { name, ...(notifyEmail ? { email: notifyEmail } : {}), ...(notifyAddress ? { address: notifyAddress } : {}) } };
}

/** The row of a gift's details, or null where there are none. */
export function giftOf({ templeId, id }: Pick<Order, 'templeId' | 'id'>, { dedication, qrCodeId }: GiftDetails): Gift | null {
  if (!dedication && !qrCodeId) return null;
  const notify = dedication?.notify;
  return {
    templeId,
    id,
    dedicationKind: dedication?.kind ?? null,
    dedicationName: dedication?.name ?? null,
    notifyName: notify?.name ?? null,
    notifyEmail: notify?.email || null,
    // What was typed for a card by mail isn't kept for one that goes by email.
    notifyAddress: notify?.email ? null : notify?.address || null,
    cardStatus: null,
    cardSentAt: null,
    cardSentBy: null,
    qrCodeId: qrCodeId ?? null,
  };
}
