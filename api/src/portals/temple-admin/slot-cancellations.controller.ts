import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type SlotCancellation, slotCancellationEndpoints } from '@sannidhi/contracts';
import { SlotCancellations } from '../../domain/bookings/slot-cancellations.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class SlotCancellationsController {
  constructor(private readonly cancellations: SlotCancellations) {}

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
}
