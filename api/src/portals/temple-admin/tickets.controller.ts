import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type Attendee,
  type BodyOf,
  type CounterRegistration,
  type EventCancellation,
  type EventChangeEffects,
  type Language,
  type MoveDate,
  type Page,
  type PickupSlip,
  type QueryOf,
  type TicketChild,
  type TicketSale,
  type TicketWaitEntry,
  ticketChildEndpoints,
  ticketEndpoints,
  ticketMoveEndpoints,
  ticketTypeEndpoints,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { PickupSlips } from '../../domain/tickets/children/pickup-slips.service.ts';
import { TicketChildDesk } from '../../domain/tickets/children/ticket-child-desk.service.ts';
import { TicketDateEffects } from '../../domain/tickets/dates/ticket-date-effects.service.ts';
import { TicketMoves } from '../../domain/tickets/moves/ticket-moves.service.ts';
import { TicketSetup } from '../../domain/tickets/setup/ticket-setup.service.ts';
import { TicketChanges } from '../../domain/tickets/ticket-changes.service.ts';
import { TicketCounter } from '../../domain/tickets/ticket-counter.service.ts';
import { TicketLists } from '../../domain/tickets/ticket-lists.service.ts';
import { TicketWaits } from '../../domain/tickets/waits/ticket-waits.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, PageLanguage, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class TicketsController {
  constructor(
    private readonly setup: TicketSetup,
    private readonly lists: TicketLists,
    private readonly changes: TicketChanges,
    private readonly counter: TicketCounter,
    private readonly children: TicketChildDesk,
    private readonly slips: PickupSlips,
    private readonly moves: TicketMoves,
    private readonly effects: TicketDateEffects,
    private readonly waits: TicketWaits,
  ) {}

  @Handle(ticketTypeEndpoints.sale)
  sale(@CurrentActor() actor: Actor, @Param('eventId') eventId: string): Promise<TicketSale> {
    return this.setup.of(actor, eventId);
  }

  @Handle(ticketTypeEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('eventId') eventId: string,
    @ValidBody() body: BodyOf<typeof ticketTypeEndpoints.change>,
  ): Promise<TicketSale> {
    return this.setup.change(actor, eventId, body);
  }

  @Handle(ticketEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ticketEndpoints.list>): Promise<Page<Attendee>> {
    return this.lists.list(actor, query);
  }

  @Handle(ticketEndpoints.register)
  register(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof ticketEndpoints.register>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CounterRegistration> {
    return this.counter.register(actor, occurrenceId, body, claim);
  }

  @Handle(ticketEndpoints.csv)
  async csv(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof ticketEndpoints.csv>,
    @PageLanguage() language: Language,
  ): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.lists.csv(actor, query, language)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="attendees.csv"',
    });
  }

  @Handle(ticketEndpoints.cancelFor)
  cancelFor(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketEndpoints.cancelFor>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ id: string }> {
    return this.changes.cancelFor(actor, ticketId, body, claim);
  }

  @Handle(ticketChildEndpoints.of)
  child(@CurrentActor() actor: Actor, @Param('ticketId') ticketId: string): Promise<TicketChild> {
    return this.children.of(actor, ticketId);
  }

  @Handle(ticketChildEndpoints.changeFor)
  changeChild(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketChildEndpoints.changeFor>,
  ): Promise<TicketChild> {
    return this.children.changeFor(actor, ticketId, body);
  }

  @Handle(ticketChildEndpoints.slips)
  pickupSlips(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<PickupSlip[]> {
    return this.slips.of(actor, orderId);
  }

  @Handle(ticketMoveEndpoints.datesFor)
  datesFor(@CurrentActor() actor: Actor, @Param('ticketId') ticketId: string): Promise<MoveDate[]> {
    return this.moves.datesFor(actor, ticketId);
  }

  @Handle(ticketMoveEndpoints.moveFor)
  moveFor(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof ticketMoveEndpoints.moveFor>,
  ): Promise<{ id: string }> {
    return this.moves.moveFor(actor, ticketId, body);
  }

  @Handle(ticketEndpoints.cancellation)
  cancellation(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidQuery() query: QueryOf<typeof ticketEndpoints.cancellation>,
  ): Promise<EventCancellation> {
    return this.effects.ofEnding(actor, occurrenceId, query);
  }

  @Handle(ticketEndpoints.changeEffects)
  changeEffects(
    @CurrentActor() actor: Actor,
    @Param('eventId') eventId: string,
    @ValidBody() body: BodyOf<typeof ticketEndpoints.changeEffects>,
  ): Promise<EventChangeEffects> {
    return this.effects.ofChange(actor, eventId, body);
  }

  @Handle(ticketWaitEndpoints.list)
  waitlist(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ticketWaitEndpoints.list>): Promise<Page<TicketWaitEntry>> {
    return this.waits.list(actor, query);
  }

  @Handle(ticketWaitEndpoints.approve)
  approve(@CurrentActor() actor: Actor, @Param('ticketWaitId') ticketWaitId: string): Promise<void> {
    return this.waits.approve(actor, ticketWaitId);
  }

  @Handle(ticketWaitEndpoints.decline)
  decline(
    @CurrentActor() actor: Actor,
    @Param('ticketWaitId') ticketWaitId: string,
    @ValidBody() body: BodyOf<typeof ticketWaitEndpoints.decline>,
  ): Promise<void> {
    return this.waits.decline(actor, ticketWaitId, body);
  }
}
