import { defineSchema } from '../../platform/database/schema.ts';
import { TicketChildRow } from './children/ticket-child.entity.ts';
import { EventCallRow } from './dates/event-call.entity.ts';
import { TicketDiscountRow } from './discounts/ticket-discount.entity.ts';
import { TicketDiscountUseRow } from './discounts/ticket-discount-use.entity.ts';
import { EventTakingsRow } from './figures/event-takings.entity.ts';
import { TicketKeyRow } from './keys/ticket-key.entity.ts';
import { TicketTables1773500000000 } from './migrations/1773500000000-ticket-tables.migration.ts';
import { EventTakings1774100000001 } from './migrations/1774100000001-event-takings.migration.ts';
import { ReplacedCodes1774200100000 } from './migrations/1774200100000-replaced-codes.migration.ts';
import { TicketMoves1774700000000 } from './migrations/1774700000000-ticket-moves.migration.ts';
import { EventCalls1774800000000 } from './migrations/1774800000000-event-calls.migration.ts';
import { TicketDiscounts1774900000000 } from './migrations/1774900000000-ticket-discounts.migration.ts';
import { TicketSeries1775400020000 } from './migrations/1775400020000-ticket-series.migration.ts';
import { FewerPlaces1775600300000 } from './migrations/1775600300000-fewer-places.migration.ts';
import { CallsAboutChanges1775600310000 } from './migrations/1775600310000-calls-about-changes.migration.ts';
import { TicketQuotas1776410000000 } from './migrations/1776410000000-ticket-quotas.migration.ts';
import { TicketChildren1777200136000 } from './migrations/1777200136000-ticket-children.migration.ts';
import { GuestWaits1777400175000 } from './migrations/1777400175000-guest-waits.migration.ts';
import { KeptTickets1777400178000 } from './migrations/1777400178000-kept-tickets.migration.ts';
import { TicketMoveRow } from './moves/ticket-move.entity.ts';
import { TicketRow } from './ticket.entity.ts';
import { TicketSaleRow } from './ticket-sale.entity.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { TicketWaitRow } from './waits/ticket-wait.entity.ts';

export const ticketsSchema = defineSchema({
  entities: [
    TicketSaleRow,
    TicketTypeRow,
    TicketStockRow,
    TicketRow,
    TicketChildRow,
    TicketMoveRow,
    TicketDiscountRow,
    TicketDiscountUseRow,
    TicketWaitRow,
    TicketKeyRow,
    EventTakingsRow,
    EventCallRow,
  ],
  migrations: [
    TicketTables1773500000000,
    EventTakings1774100000001,
    ReplacedCodes1774200100000,
    TicketMoves1774700000000,
    EventCalls1774800000000,
    TicketDiscounts1774900000000,
    TicketSeries1775400020000,
    FewerPlaces1775600300000,
    CallsAboutChanges1775600310000,
    TicketQuotas1776410000000,
    TicketChildren1777200136000,
    GuestWaits1777400175000,
    KeptTickets1777400178000,
  ],
});
