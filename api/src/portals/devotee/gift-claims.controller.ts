import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type ClaimableGift,
  claimEndpoints,
  type GiftsClaimed,
  guestLinkEndpoints,
  type Language,
  type PhoneCodeSent,
} from '@sannidhi/contracts';
import { ClaimsService } from '../../domain/claims/claims.service.ts';
import { PhoneCodesService } from '../../domain/guests/phone-codes.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, CurrentActor, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class GiftClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly phones: PhoneCodesService,
  ) {}

  @Handle(claimEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<ClaimableGift[]> {
    return this.claims.mine(actor);
  }

  @Handle(claimEndpoints.byEmail)
  byEmail(@CurrentActor() actor: Actor): Promise<GiftsClaimed> {
    return this.claims.byEmail(actor);
  }

  @Handle(claimEndpoints.sendCode)
  sendCode(
    @ValidBody() body: BodyOf<typeof claimEndpoints.sendCode>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<PhoneCodeSent> {
    return this.phones.sendForClaim(body, address, language);
  }

  @Handle(claimEndpoints.byReceipt)
  byReceipt(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof claimEndpoints.byReceipt>,
    @ClientAddress() address: string,
  ): Promise<GiftsClaimed> {
    return this.claims.byReceipt(actor, body, address);
  }

  @Handle(guestLinkEndpoints.claim)
  byTicketLink(
    @CurrentActor() actor: Actor,
    @Param('link') link: string,
    @ValidBody() body: BodyOf<typeof guestLinkEndpoints.claim>,
  ): Promise<{ id: string }> {
    return this.claims.byTicketLink(actor, link, body);
  }
}
