import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type Page,
  type PoojaRequestDetail,
  type PoojaRequestRow,
  poojaRequestEndpoints,
  type QueryOf,
  type Waiting,
} from '@sannidhi/contracts';
import { OfficeRequests } from '../../domain/pooja-requests/office-requests.service.ts';
import { RequestScheduling } from '../../domain/pooja-requests/request-scheduling.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class OfficeRequestsController {
  constructor(
    private readonly requests: OfficeRequests,
    private readonly scheduling: RequestScheduling,
  ) {}

  @Handle(poojaRequestEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof poojaRequestEndpoints.list>): Promise<Page<PoojaRequestRow>> {
    return this.requests.list(actor, query);
  }

  @Handle(poojaRequestEndpoints.waiting)
  waiting(@CurrentActor() actor: Actor): Promise<Waiting> {
    return this.requests.waiting(actor);
  }

  @Handle(poojaRequestEndpoints.detail)
  one(@CurrentActor() actor: Actor, @Param('requestId') requestId: string): Promise<PoojaRequestDetail> {
    return this.requests.one(actor, requestId);
  }

  @Handle(poojaRequestEndpoints.quote)
  quote(
    @CurrentActor() actor: Actor,
    @Param('requestId') requestId: string,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.quote>,
  ): Promise<PoojaRequestDetail> {
    return this.requests.quote(actor, requestId, body);
  }

  @Handle(poojaRequestEndpoints.decline)
  decline(
    @CurrentActor() actor: Actor,
    @Param('requestId') requestId: string,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.decline>,
  ): Promise<PoojaRequestDetail> {
    return this.requests.decline(actor, requestId, body);
  }

  @Handle(poojaRequestEndpoints.schedule)
  schedule(
    @CurrentActor() actor: Actor,
    @Param('requestId') requestId: string,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.schedule>,
  ): Promise<PoojaRequestDetail> {
    return this.scheduling.schedule(actor, requestId, body);
  }

  @Handle(poojaRequestEndpoints.complete)
  complete(@CurrentActor() actor: Actor, @Param('requestId') requestId: string): Promise<PoojaRequestDetail> {
    return this.scheduling.complete(actor, requestId);
  }

  @Handle(poojaRequestEndpoints.cancelFor)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('requestId') requestId: string,
    @ValidBody() body: BodyOf<typeof poojaRequestEndpoints.cancelFor>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<PoojaRequestDetail> {
    return this.requests.cancel(actor, requestId, body, claim);
  }
}
