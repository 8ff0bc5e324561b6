import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type DayCancellation, type QueryOf, type SlotCancellation, slotCancellationEndpoints } from '@sannidhi/contracts';
import { DayCancellations } from '../../domain/bookings/slots/day-cancellations.service.ts';
import { SlotCancellations } from '../../domain/bookings/slots/slot-cancellations.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class SlotCancellationsController {
  constructor(
    private readonly cancellations: SlotCancellations,
    private readonly days: DayCancellations,
  ) {}

  @Handle(slotCancellationEndpoints.preview)
  preview(@CurrentActor() actor: Actor, @Param('slotId') slotId: string): Promise<SlotCancellation> {
    return this.cancellations.preview(actor, slotId);
  }

  @Handle(slotCancellationEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof slotCancellationEndpoints.cancel>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<SlotCancellation> {
    return this.cancellations.cancel(actor, slotId, body, claim);
  }

  @Handle(slotCancellationEndpoints.previewDay)
  previewDay(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof slotCancellationEndpoints.previewDay>,
  ): Promise<DayCancellation> {
    return this.days.preview(actor, query);
  }

  @Handle(slotCancellationEndpoints.cancelDay)
  cancelDay(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof slotCancellationEndpoints.cancelDay>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<DayCancellation> {
    return this.days.cancel(actor, body, claim);
  }
}
