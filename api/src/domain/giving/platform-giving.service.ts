import { Injectable } from '@nestjs/common';
import type { PlatformOverview } from '@sannidhi/contracts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { Donation } from './donation.entity.ts';
import { HELD_SQL } from './donation-filter.ts';

/** Gifts over all temples, for the platform's desk alone. */
@Injectable()
export class PlatformGivingService {
  constructor(private readonly database: Database) {}

  /** Gifts begun since then whose money a temple holds, less what went back; and all that are pending now. */
  async since(from: Date): Promise<PlatformOverview['gifts']> {
    const row = await this.database.reader
      .createQueryBuilder(Donation, 'gift')
      .select(`SUM(${HELD_SQL})`, 'sumCents')
      .addSelect(`SUM(CASE WHEN ${HELD_SQL} > 0 THEN 1 ELSE 0 END)`, 'held')
      .where('gift.createdAt >= :from', { from })
      .getRawOne<{ sumCents: string | number | null; held: string | number | null }>();
    const pending = await this.database.reader.countBy(Donation, { status: 'pending' });
    return { count: toSafeInteger(row?.held), sumCents: toSafeInteger(row?.sumCents), pending };
  }
}
