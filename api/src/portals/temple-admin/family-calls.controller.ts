import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type FamilyCall, familyCallEndpoints, type Page, type QueryOf } from '@sannidhi/contracts';
import { FamilyCalls } from '../../domain/bookings/calls/family-calls.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class FamilyCallsController {
  constructor(private readonly calls: FamilyCalls) {}

  @Handle(familyCallEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof familyCallEndpoints.list>): Promise<Page<FamilyCall>> {
    return this.calls.list(actor, query);
  }

  @Handle(familyCallEndpoints.tick)
  tick(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof familyCallEndpoints.tick>,
  ): Promise<FamilyCall> {
    return this.calls.tick(actor, bookingId, body);
  }
}
