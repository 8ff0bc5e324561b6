import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type OfficeDiscount, type QueryOf, ticketDiscountEndpoints } from '@sannidhi/contracts';
import { TicketDiscounts } from '../../domain/tickets/discounts/ticket-discounts.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class TicketDiscountsController {
  constructor(private readonly discounts: TicketDiscounts) {}

  @Handle(ticketDiscountEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ticketDiscountEndpoints.list>): Promise<OfficeDiscount[]> {
    return this.discounts.list(actor, query);
  }

  @Handle(ticketDiscountEndpoints.create)
  create(
    @CurrentActor() actor: Actor,
    @Param('eventId') eventId: string,
    @ValidBody() body: BodyOf<typeof ticketDiscountEndpoints.create>,
  ): Promise<OfficeDiscount> {
    return this.discounts.create(actor, eventId, body);
  }

  @Handle(ticketDiscountEndpoints.close)
  close(@CurrentActor() actor: Actor, @Param('discountId') discountId: string): Promise<OfficeDiscount> {
    return this.discounts.close(actor, discountId);
  }
}
