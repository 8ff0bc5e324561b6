import { Controller } from '@nestjs/common';
import { type BodyOf, type Outcome, priestInvitationEndpoints } from '@sannidhi/contracts';
import { PriestJoiningService } from '../../domain/priest-invitations/priest-joining.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class OwnInvitationsController {
  constructor(private readonly joining: PriestJoiningService) {}

  @Handle(priestInvitationEndpoints.accept)
  accept(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestInvitationEndpoints.accept>): Promise<Outcome> {
    return this.joining.accept(actor, body);
  }
}
