import { Controller } from '@nestjs/common';
import {
  type BodyOf,
  type Outcome,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorStatus,
  secondFactorEndpoints,
} from '@sannidhi/contracts';
import { SecondFactorService } from '../../domain/accounts/second-factor/second-factor.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** The user's own second factor. */
@Controller()
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Handle(secondFactorEndpoints.status)
  status(@CurrentActor() actor: Actor): Promise<SecondFactorStatus> {
    return this.secondFactor.status(actor);
  }

  @Handle(secondFactorEndpoints.begin)
  begin(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof secondFactorEndpoints.begin>): Promise<SecondFactorSetup> {
    return this.secondFactor.begin(actor, body);
  }

  @Handle(secondFactorEndpoints.confirm)
  confirm(@CurrentActor() actor: Actor, @ValidBody() { code }: BodyOf<typeof secondFactorEndpoints.confirm>): Promise<RecoveryCodes> {
    return this.secondFactor.confirm(actor, code);
  }

  @Handle(secondFactorEndpoints.renewRecoveryCodes)
  renew(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof secondFactorEndpoints.renewRecoveryCodes>): Promise<RecoveryCodes> {
    return this.secondFactor.renewRecoveryCodes(actor, body);
  }

  @Handle(secondFactorEndpoints.turnOff)
  turnOff(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof secondFactorEndpoints.turnOff>): Promise<Outcome> {
    return this.secondFactor.turnOff(actor, body);
  }
}
