import { Controller } from '@nestjs/common';
import { type BodyOf, type Language, type Outcome, type PriestInvitationOffer, priestInvitationEndpoints } from '@sannidhi/contracts';
import { PriestJoiningService } from '../../domain/priest-invitations/priest-joining.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class PublicPriestInvitationsController {
  constructor(private readonly joining: PriestJoiningService) {}

  @Handle(priestInvitationEndpoints.open)
  open(@ValidBody() body: BodyOf<typeof priestInvitationEndpoints.open>, @ClientAddress() address: string): Promise<PriestInvitationOffer> {
    return this.joining.open(body, address);
  }

  @Handle(priestInvitationEndpoints.acceptAsNew)
  acceptAsNew(
    @ValidBody() body: BodyOf<typeof priestInvitationEndpoints.acceptAsNew>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<Outcome> {
    return this.joining.acceptAsNew(body, address, language);
  }
}
