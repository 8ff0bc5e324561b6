import { Controller } from '@nestjs/common';
import { type BodyOf, type Language, type Outcome, type StaffInvitationOffer, staffInvitationEndpoints } from '@sannidhi/contracts';
import { StaffJoiningService } from '../../domain/staff-desk/staff-joining.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class PublicStaffInvitationsController {
  constructor(private readonly joining: StaffJoiningService) {}

  @Handle(staffInvitationEndpoints.open)
  open(@ValidBody() body: BodyOf<typeof staffInvitationEndpoints.open>, @ClientAddress() address: string): Promise<StaffInvitationOffer> {
    return this.joining.open(body, address);
  }

  @Handle(staffInvitationEndpoints.acceptAsNew)
  acceptAsNew(
    @ValidBody() body: BodyOf<typeof staffInvitationEndpoints.acceptAsNew>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<Outcome> {
    return this.joining.acceptAsNew(body, address, language);
  }
}
