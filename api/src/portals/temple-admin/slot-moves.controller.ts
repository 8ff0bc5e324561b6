import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type QueryOf, type SlotMove, slotMoveEndpoints } from '@sannidhi/contracts';
import { SlotMoves } from '../../domain/bookings/slots/slot-moves.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class SlotMovesController {
  constructor(private readonly moves: SlotMoves) {}

  @Handle(slotMoveEndpoints.preview)
  preview(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidQuery() query: QueryOf<typeof slotMoveEndpoints.preview>,
  ): Promise<SlotMove> {
    return this.moves.preview(actor, slotId, query);
  }

  @Handle(slotMoveEndpoints.move)
  move(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof slotMoveEndpoints.move>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<SlotMove> {
    return this.moves.move(actor, slotId, body, claim);
  }
}
