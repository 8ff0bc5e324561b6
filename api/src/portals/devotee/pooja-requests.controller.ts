import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type OwnPoojaRequest, type Page, poojaRequestEndpoints, type QueryOf, type RecordEvent } from '@sannidhi/contracts';
import { OwnRequests } from '../../domain/pooja-requests/own-requests.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DevoteeRequestsController {
  constructor(private readonly requests: OwnRequests) {}

  @Handle(poojaRequestEndpoints.own)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof poojaRequestEndpoints.own>): Promise<Page<OwnPoojaRequest>> {
    return this.requests.list(actor, query);
  }

  @Handle(poojaRequestEndpoints.ownOne)
  one(@CurrentActor() actor: Actor, @Param('requestId') requestId: string): Promise<OwnPoojaRequest> {
    return this.requests.one(actor, requestId);
  }

  @Handle(poojaRequestEndpoints.events)
  events(@CurrentActor() actor: Actor, @Param('requestId') requestId: string): Promise<EventStream<RecordEvent>> {
    return this.requests.events(actor, requestId);
  }

  @Handle(poojaRequestEndpoints.make)
  make(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.make>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<OwnPoojaRequest> {
    return this.requests.make(actor, body, claim);
  }

  @Handle(poojaRequestEndpoints.declineQuote)
  decline(@CurrentActor() actor: Actor, @Param('requestId') requestId: string): Promise<OwnPoojaRequest> {
    return this.requests.decline(actor, requestId);
  }

  @Handle(poojaRequestEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('requestId') requestId: string,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.cancel>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<OwnPoojaRequest> {
    return this.requests.cancel(actor, requestId, body, claim);
  }
}
