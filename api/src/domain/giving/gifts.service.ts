import { Injectable } from '@nestjs/common';
import type { DEDICATION_KINDS } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../platform/database/rows.ts';
import type { Order } from '../orders/order.entity.ts';
import { Gift } from './gift.entity.ts';

/** What a donor says of a gift beyond purpose and amount. */
export interface GiftDetails {
  dedication?: { kind: (typeof DEDICATION_KINDS)[number]; name: string };
  qrCodeId?: string;
}

/** Keeps what giving knows of an order beyond its payment. */
@Injectable()
export class GiftsService {
  /** Writes the details in the transaction that writes the order; nothing where there are none. */
  async record(tx: EntityManager, order: Order, details: GiftDetails): Promise<void> {
    const gift = giftOf(order, details);
    if (gift) await insertRow(tx, Gift, gift);
  }
}

/** The row of a gift's details, or null where there are none. */
export function giftOf({ templeId, id }: Pick<Order, 'templeId' | 'id'>, { dedication, qrCodeId }: GiftDetails): Gift | null {
  if (!dedication && !qrCodeId) return null;
  return { templeId, id, dedicationKind: dedication?.kind ?? null, dedicationName: dedication?.name ?? null, qrCodeId: qrCodeId ?? null };
}
