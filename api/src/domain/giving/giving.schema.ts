import { defineSchema } from '../../platform/database/schema.ts';
import { GivingTables1763700005000 } from './1763700005000-giving-tables.migration.ts';
import { OwnGiftsIndex1764200000000 } from './1764200000000-own-gifts-index.migration.ts';
import { PlatformSumsIndex1764500000000 } from './1764500000000-platform-sums-index.migration.ts';
import { Dispute } from './dispute.entity.ts';
import { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { Refund } from './refund.entity.ts';

export const givingSchema = defineSchema({
  entities: [Donation, DonationLine, Refund, Dispute, PaymentEvent],
  migrations: [GivingTables1763700005000, OwnGiftsIndex1764200000000, PlatformSumsIndex1764500000000],
});
