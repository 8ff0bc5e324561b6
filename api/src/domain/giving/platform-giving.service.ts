import { Injectable } from '@nestjs/common';
import { HOLDS_MONEY, type PlatformOverview } from '@sannidhi/contracts';
import { In, MoreThanOrEqual } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { Order } from '../orders/order.entity.ts';

/** Gifts over all temples, for the platform's desk alone. */
@Injectable()
export class PlatformGivingService {
  constructor(private readonly database: Database) {}

  /** Gifts begun since then whose money a temple holds, less what went back; and all that are pending now. */
  async since(from: Date): Promise<PlatformOverview['gifts']> {
    const row = await this.database.reader
      .createQueryBuilder(Order, 'gift')
      .select('SUM(gift.totalCents - gift.refundedCents - gift.lostCents)', 'sumCents')
      .addSelect('SUM(CASE WHEN gift.totalCents > gift.refundedCents + gift.lostCents THEN 1 ELSE 0 END)', 'held')
      .where({ status: In(HOLDS_MONEY), createdAt: MoreThanOrEqual(from) })
      .getRawOne<{ sumCents: string | number | null; held: string | number | null }>();
    const pending = await this.database.reader.countBy(Order, { status: 'pending' });
    return { count: toSafeInteger(row?.held), sumCents: toSafeInteger(row?.sumCents), pending };
  }
}
