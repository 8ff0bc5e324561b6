import { Controller } from '@nestjs/common';
import { messageConsentEndpoints, type OwnMail } from '@sannidhi/contracts';
import { OwnMailService } from '../../domain/consents/own-mail.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

/** The user's own address, the same in every portal. */
@Controller()
export class OwnMailController {
  constructor(private readonly mail: OwnMailService) {}

  @Handle(messageConsentEndpoints.mail)
  own(@CurrentActor() actor: Actor): Promise<OwnMail> {
    return this.mail.own(actor);
  }

  @Handle(messageConsentEndpoints.resumeMail)
  resume(@CurrentActor() actor: Actor): Promise<OwnMail> {
    return this.mail.resume(actor);
  }
}
