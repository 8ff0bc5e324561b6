import { Controller, Param } from '@nestjs/common';
import { type MailingState, messageConsentEndpoints } from '@sannidhi/contracts';
import { MailingsService } from '../../domain/consents/mailings.service.ts';
import { Handle } from '../../platform/http/handle.ts';

@Controller()
export class MailingsController {
  constructor(private readonly mailings: MailingsService) {}

  @Handle(messageConsentEndpoints.mailing)
  mailing(@Param('token') token: string): Promise<MailingState> {
    return this.mailings.state(token);
  }

  @Handle(messageConsentEndpoints.unsubscribe)
  unsubscribe(@Param('token') token: string): Promise<MailingState> {
    return this.mailings.end(token, { all: false });
  }

  @Handle(messageConsentEndpoints.unsubscribeAll)
  unsubscribeAll(@Param('token') token: string): Promise<MailingState> {
    return this.mailings.end(token, { all: true });
  }

  @Handle(messageConsentEndpoints.resubscribe)
  resubscribe(@Param('token') token: string): Promise<MailingState> {
    return this.mailings.resume(token);
  }
}
