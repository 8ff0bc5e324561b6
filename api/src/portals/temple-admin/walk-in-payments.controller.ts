import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type RecordEvent, type WalkInPayment, type WalkInPaymentStarted, walkInPaymentEndpoints } from '@sannidhi/contracts';
import { WalkInPayments } from '../../domain/bookings/walk-ins/walk-in-payments.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class WalkInPaymentsController {
  constructor(private readonly payments: WalkInPayments) {}

  @Handle(walkInPaymentEndpoints.start)
  start(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof walkInPaymentEndpoints.start>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<WalkInPaymentStarted> {
    return this.payments.start(actor, body, claim);
  }

  @Handle(walkInPaymentEndpoints.open)
  open(@CurrentActor() actor: Actor): Promise<WalkInPayment[]> {
    return this.payments.open(actor);
  }

  @Handle(walkInPaymentEndpoints.one)
  one(@CurrentActor() actor: Actor, @Param('cardPaymentId') orderId: string): Promise<WalkInPayment> {
    return this.payments.one(actor, orderId);
  }

  @Handle(walkInPaymentEndpoints.events)
  events(@CurrentActor() actor: Actor, @Param('cardPaymentId') orderId: string): Promise<EventStream<RecordEvent>> {
    return this.payments.events(actor, orderId);
  }

  @Handle(walkInPaymentEndpoints.cancel)
  cancel(@CurrentActor() actor: Actor, @Param('cardPaymentId') orderId: string): Promise<WalkInPayment> {
    return this.payments.cancel(actor, orderId);
  }
}
