import { Controller, Param } from '@nestjs/common';
import { type BodyOf, priestEndpoints, type TemplePriest, type TemplePriestDetail } from '@sannidhi/contracts';
import { TemplePriests } from '../../domain/assignments/temple-priests.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class TemplePriestsController {
  constructor(private readonly priests: TemplePriests) {}

  @Handle(priestEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<TemplePriest[]> {
    return this.priests.list(actor);
  }

  @Handle(priestEndpoints.detail)
  one(@CurrentActor() actor: Actor, @Param('priestId') priestId: string): Promise<TemplePriestDetail> {
    return this.priests.one(actor, priestId);
  }

  @Handle(priestEndpoints.appoint)
  appoint(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestEndpoints.appoint>): Promise<TemplePriest> {
    return this.priests.appoint(actor, body);
  }

  @Handle(priestEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('priestId') priestId: string,
    @ValidBody() body: BodyOf<typeof priestEndpoints.change>,
  ): Promise<TemplePriest> {
    return this.priests.change(actor, priestId, body);
  }

  @Handle(priestEndpoints.release)
  release(@CurrentActor() actor: Actor, @Param('priestId') priestId: string): Promise<void> {
    return this.priests.release(actor, priestId);
  }
}
