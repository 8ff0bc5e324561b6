import { Controller } from '@nestjs/common';
import { type BodyOf, type DakshinaEntry, type DakshinaTotal, dakshinaEndpoints, type Page, type QueryOf } from '@sannidhi/contracts';
import { OfficeDakshina } from '../../domain/dakshina/office-dakshina.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class OfficeDakshinaController {
  constructor(private readonly dakshina: OfficeDakshina) {}

  @Handle(dakshinaEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof dakshinaEndpoints.list>): Promise<Page<DakshinaEntry>> {
    return this.dakshina.list(actor, query);
  }

  @Handle(dakshinaEndpoints.totals)
  totals(@CurrentActor() actor: Actor): Promise<DakshinaTotal[]> {
    return this.dakshina.totals(actor);
  }

  @Handle(dakshinaEndpoints.pay)
  pay(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof dakshinaEndpoints.pay>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<DakshinaTotal> {
    return this.dakshina.pay(actor, body, claim);
  }
}
