import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type PriestInvitationView, priestInvitationEndpoints } from '@sannidhi/contracts';
import { PriestInvitationsService } from '../../domain/priest-invitations/priest-invitations.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class PriestInvitationsController {
  constructor(private readonly invitations: PriestInvitationsService) {}

  @Handle(priestInvitationEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<PriestInvitationView[]> {
    return this.invitations.list(actor);
  }

  @Handle(priestInvitationEndpoints.invite)
  invite(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestInvitationEndpoints.invite>,
  ): Promise<PriestInvitationView[]> {
    return this.invitations.invite(actor, body);
  }

  @Handle(priestInvitationEndpoints.resend)
  resend(@CurrentActor() actor: Actor, @Param('priestInvitationId') id: string): Promise<PriestInvitationView[]> {
    return this.invitations.resend(actor, id);
  }

  @Handle(priestInvitationEndpoints.revoke)
  revoke(@CurrentActor() actor: Actor, @Param('priestInvitationId') id: string): Promise<PriestInvitationView[]> {
    return this.invitations.revoke(actor, id);
  }
}
