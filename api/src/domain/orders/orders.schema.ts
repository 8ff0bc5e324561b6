import { defineSchema } from '../../platform/database/schema.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { GivingTables1763700005000 } from './migrations/1763700005000-giving-tables.migration.ts';
import { OwnGiftsIndex1764200000000 } from './migrations/1764200000000-own-gifts-index.migration.ts';
import { PlatformSumsIndex1764500000000 } from './migrations/1764500000000-platform-sums-index.migration.ts';
import { Orders1766800000000 } from './migrations/1766800000000-orders.migration.ts';
import { RefundLines1766900000000 } from './migrations/1766900000000-refund-lines.migration.ts';
import { UnassignedMoney1766900100000 } from './migrations/1766900100000-unassigned-money.migration.ts';
import { Places1766950000000 } from './migrations/1766950000000-places.migration.ts';
import { DisputeReturns1767190000000 } from './migrations/1767190000000-dispute-returns.migration.ts';
import { RefundCause1767200000000 } from './migrations/1767200000000-refund-cause.migration.ts';
import { CardAsked1767200002000 } from './migrations/1767200002000-card-asked.migration.ts';
import { OrderBatches1767400300000 } from './migrations/1767400300000-order-batches.migration.ts';
import { OrderTerms1767400400000 } from './migrations/1767400400000-order-terms.migration.ts';
import { LinesPutBack1772100000000 } from './migrations/1772100000000-lines-put-back.migration.ts';
import { WhoRecorded1775100000000 } from './migrations/1775100000000-who-recorded.migration.ts';
import { LineTerms1776100020000 } from './migrations/1776100020000-line-terms.migration.ts';
import { OwedRefunds1777000010000 } from './migrations/1777000010000-owed-refunds.migration.ts';
import { GuestLanguage1777400153000 } from './migrations/1777400153000-guest-language.migration.ts';
import { LineTimes1777400174000 } from './migrations/1777400174000-line-times.migration.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderTerm } from './order-term.entity.ts';
import { PaymentEvent } from './payments/payment-event.entity.ts';
import { UnassignedMoney } from './payments/unassigned-money.entity.ts';
import { Refund } from './refunds/refund.entity.ts';
import { RefundLine } from './refunds/refund-line.entity.ts';

export const ordersSchema = defineSchema({
  entities: [Order, OrderLine, OrderTerm, Refund, RefundLine, UnassignedMoney, Dispute, PaymentEvent],
  migrations: [
    GivingTables1763700005000,
    OwnGiftsIndex1764200000000,
    PlatformSumsIndex1764500000000,
    Orders1766800000000,
    RefundLines1766900000000,
    UnassignedMoney1766900100000,
    Places1766950000000,
    DisputeReturns1767190000000,
    RefundCause1767200000000,
    CardAsked1767200002000,
    OrderBatches1767400300000,
    OrderTerms1767400400000,
    LinesPutBack1772100000000,
    WhoRecorded1775100000000,
    LineTerms1776100020000,
    OwedRefunds1777000010000,
    GuestLanguage1777400153000,
    LineTimes1777400174000,
  ],
});
