import { Controller, Param } from '@nestjs/common';
import { type TicketOffer, ticketEndpoints } from '@sannidhi/contracts';
import { TicketKeys } from '../../domain/tickets/keys/ticket-keys.service.ts';
import { TicketOffers } from '../../domain/tickets/ticket-offers.service.ts';
import { Handle } from '../../platform/http/handle.ts';

@Controller()
export class PublicTicketsController {
  constructor(
    private readonly offers: TicketOffers,
    private readonly keys: TicketKeys,
  ) {}

  @Handle(ticketEndpoints.offer)
  offer(@Param('slug') slug: string, @Param('occurrenceId') occurrenceId: string): Promise<TicketOffer> {
    return this.offers.of(slug, occurrenceId);
  }

  @Handle(ticketEndpoints.key)
  async key(): Promise<{ publicKey: string }> {
    return { publicKey: await this.keys.publicKey() };
  }
}
