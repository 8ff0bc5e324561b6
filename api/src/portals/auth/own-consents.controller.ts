import { Controller } from '@nestjs/common';
import { type BodyOf, messageConsentEndpoints, type TempleConsents } from '@sannidhi/contracts';
import { OwnConsentsService } from '../../domain/consents/own-consents.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class OwnConsentsController {
  constructor(private readonly consents: OwnConsentsService) {}

  @Handle(messageConsentEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<TempleConsents[]> {
    return this.consents.own(actor);
  }

  @Handle(messageConsentEndpoints.choose)
  choose(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof messageConsentEndpoints.choose>): Promise<TempleConsents[]> {
    return this.consents.choose(actor, body);
  }

  @Handle(messageConsentEndpoints.ownEarlier)
  ownEarlier(@CurrentActor() actor: Actor): Promise<TempleConsents[]> {
    return this.consents.own(actor);
  }

  @Handle(messageConsentEndpoints.chooseEarlier)
  chooseEarlier(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof messageConsentEndpoints.chooseEarlier>,
  ): Promise<TempleConsents[]> {
    return this.consents.choose(actor, body);
  }
}
