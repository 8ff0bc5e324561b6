import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  bookingEndpoints,
  type CanceledBooking,
  type OwnBooking,
  type OwnWait,
  type Page,
  type PlanStarted,
  type QueryOf,
  type RecordEvent,
} from '@sannidhi/contracts';
import { OwnBookings } from '../../domain/bookings/own-bookings.service.ts';
import { PoojaRepeats } from '../../domain/bookings/pooja-repeats.service.ts';
import { PoojaWaits } from '../../domain/bookings/waits/pooja-waits.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DevoteeBookingsController {
  constructor(
    private readonly bookings: OwnBookings,
    private readonly repeats: PoojaRepeats,
    private readonly waits: PoojaWaits,
  ) {}

  @Handle(bookingEndpoints.own)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof bookingEndpoints.own>): Promise<Page<OwnBooking>> {
    return this.bookings.list(actor, query);
  }

  @Handle(bookingEndpoints.ownOne)
  one(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<OwnBooking> {
    return this.bookings.one(actor, bookingId);
  }

  @Handle(bookingEndpoints.events)
  events(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<EventStream<RecordEvent>> {
    return this.bookings.events(actor, bookingId);
  }

  @Handle(bookingEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.change>,
  ): Promise<OwnBooking> {
    return this.bookings.change(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.move)
  move(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.move>,
  ): Promise<OwnBooking> {
    return this.bookings.move(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.cancel>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CanceledBooking> {
    return this.bookings.cancel(actor, bookingId, body, claim);
  }

  @Handle(bookingEndpoints.repeat)
  repeat(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.repeat>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<PlanStarted> {
    return this.repeats.start(actor, bookingId, body, claim);
  }

  @Handle(bookingEndpoints.waits)
  ownWaits(@CurrentActor() actor: Actor): Promise<OwnWait[]> {
    return this.waits.own(actor);
  }

  @Handle(bookingEndpoints.wait)
  wait(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof bookingEndpoints.wait>): Promise<OwnWait> {
    return this.waits.join(actor, body);
  }

  @Handle(bookingEndpoints.leave)
  leave(@CurrentActor() actor: Actor, @Param('waitId') waitId: string): Promise<void> {
    return this.waits.leave(actor, waitId);
  }

  @Handle(bookingEndpoints.keepWaiting)
  keepWaiting(@CurrentActor() actor: Actor, @Param('waitId') waitId: string): Promise<OwnWait> {
    return this.waits.keepWaiting(actor, waitId);
  }
}
