import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type MoveDate,
  type OwnParty,
  type OwnTicket,
  type OwnTicketWait,
  type Page,
  type QueryOf,
  type TicketDiscount,
  ticketChildEndpoints,
  ticketDiscountEndpoints,
  ticketEndpoints,
  ticketMoveEndpoints,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { TicketChildDesk } from '../../domain/tickets/children/ticket-child-desk.service.ts';
import { TicketDiscounts } from '../../domain/tickets/discounts/ticket-discounts.service.ts';
import { TicketMoves } from '../../domain/tickets/moves/ticket-moves.service.ts';
import { OwnTickets } from '../../domain/tickets/own-tickets.service.ts';
import { TicketChanges } from '../../domain/tickets/ticket-changes.service.ts';
import { TicketWaits } from '../../domain/tickets/waits/ticket-waits.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DevoteeTicketsController {
  constructor(
    private readonly tickets: OwnTickets,
    private readonly changes: TicketChanges,
    private readonly children: TicketChildDesk,
    private readonly moves: TicketMoves,
    private readonly discounts: TicketDiscounts,
    private readonly waits: TicketWaits,
  ) {}

  @Handle(ticketEndpoints.own)
  own(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ticketEndpoints.own>): Promise<Page<OwnParty>> {
    return this.tickets.list(actor, query);
  }

  @Handle(ticketEndpoints.ownOne)
  ownOne(@CurrentActor() actor: Actor, @Param('ticketId') ticketId: string): Promise<OwnTicket> {
    return this.tickets.one(actor, ticketId);
  }

  @Handle(ticketEndpoints.replace)
  replace(@CurrentActor() actor: Actor, @Param('ticketId') ticketId: string): Promise<OwnTicket> {
    return this.tickets.replace(actor, ticketId);
  }

  @Handle(ticketEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketEndpoints.cancel>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<OwnTicket> {
    return this.changes.cancel(actor, ticketId, body, claim);
  }

  @Handle(ticketEndpoints.passOn)
  passOn(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketEndpoints.passOn>,
  ): Promise<OwnTicket> {
    return this.changes.passOn(actor, ticketId, body);
  }

  @Handle(ticketChildEndpoints.change)
  child(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketChildEndpoints.change>,
  ): Promise<OwnTicket> {
    return this.children.change(actor, ticketId, body);
  }

  @Handle(ticketMoveEndpoints.dates)
  dates(@CurrentActor() actor: Actor, @Param('ticketId') ticketId: string): Promise<MoveDate[]> {
    return this.moves.dates(actor, ticketId);
  }

  @Handle(ticketMoveEndpoints.move)
  move(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketMoveEndpoints.move>,
  ): Promise<OwnTicket> {
    return this.moves.move(actor, ticketId, body);
  }

  @Handle(ticketDiscountEndpoints.check)
  discount(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof ticketDiscountEndpoints.check>): Promise<TicketDiscount> {
    return this.discounts.check(actor, body);
  }

  @Handle(ticketWaitEndpoints.own)
  ownWaits(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ticketWaitEndpoints.own>): Promise<OwnTicketWait[]> {
    return this.waits.own(actor, query);
  }

  @Handle(ticketWaitEndpoints.join)
  join(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof ticketWaitEndpoints.join>): Promise<OwnTicketWait> {
    return this.waits.join(actor, body);
  }

  @Handle(ticketWaitEndpoints.leave)
  leave(@CurrentActor() actor: Actor, @Param('ticketWaitId') ticketWaitId: string): Promise<void> {
    return this.waits.leave(actor, ticketWaitId);
  }
}
