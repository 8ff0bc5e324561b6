import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type CheckoutStarted,
  type GuestTickets,
  guestLinkEndpoints,
  guestTicketEndpoints,
  type Language,
  type TicketDiscount,
} from '@sannidhi/contracts';
import { TicketDiscounts } from '../../domain/tickets/discounts/ticket-discounts.service.ts';
import { GuestRegistrations } from '../../domain/tickets/guests/guest-registrations.service.ts';
import { GuestTickets as GuestTicketsService } from '../../domain/tickets/guests/guest-tickets.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class GuestTicketsController {
  constructor(
    private readonly registrations: GuestRegistrations,
    private readonly tickets: GuestTicketsService,
    private readonly discounts: TicketDiscounts,
  ) {}

  @Handle(guestTicketEndpoints.register)
  register(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof guestTicketEndpoints.register>,
    @PageLanguage() language: Language,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    return this.registrations.register(actor, body, language, claim);
  }

  @Handle(guestTicketEndpoints.checkDiscount)
  checkDiscount(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof guestTicketEndpoints.checkDiscount>,
  ): Promise<TicketDiscount> {
    return this.discounts.check(actor, body);
  }

  @Handle(guestLinkEndpoints.tickets)
  of(@CurrentActor() actor: Actor, @Param('link') link: string): Promise<GuestTickets> {
    return this.tickets.of(actor, link);
  }

  @Handle(guestLinkEndpoints.pdf)
  async pdf(@Param('link') link: string): Promise<StreamableFile> {
    return pdfFile(await this.tickets.pdf(link), 'tickets');
  }

  @Handle(guestLinkEndpoints.cancel)
  cancel(
    @Param('link') link: string,
    @ValidBody() body: BodyOf<typeof guestLinkEndpoints.cancel>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<GuestTickets> {
    return this.tickets.cancel(link, body, claim);
  }
}
