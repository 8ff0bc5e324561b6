import { Controller } from '@nestjs/common';
import { type BodyOf, type Language, messageConsentEndpoints, type OwnPhone, type PhoneCodeSent } from '@sannidhi/contracts';
import { OwnPhoneService } from '../../domain/consents/own-phone.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, CurrentActor, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

/** The phone that text messages go to, the same in every portal. */
@Controller()
export class OwnPhoneController {
  constructor(private readonly phones: OwnPhoneService) {}

  @Handle(messageConsentEndpoints.sendPhoneCode)
  sendCode(@CurrentActor() actor: Actor, @ClientAddress() address: string, @PageLanguage() language: Language): Promise<PhoneCodeSent> {
    return this.phones.sendCode(actor, address, language);
  }

  @Handle(messageConsentEndpoints.verifyPhone)
  verify(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof messageConsentEndpoints.verifyPhone>,
    @ClientAddress() address: string,
  ): Promise<OwnPhone> {
    return this.phones.verify(actor, body, address);
  }
}
