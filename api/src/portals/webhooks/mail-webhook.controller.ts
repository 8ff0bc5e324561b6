import { Controller, Headers } from '@nestjs/common';
import { mailWebhookEndpoint } from '@sannidhi/contracts';
import { MailReportsService } from '../../domain/consents/mail-reports.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { RawBody } from '../../platform/http/parameters.ts';
import { MAIL_SIGNATURE_HEADER } from '../../platform/mail/mail-reports.ts';

@Controller()
export class MailWebhookController {
  constructor(private readonly reports: MailReportsService) {}

  @Handle(mailWebhookEndpoint)
  receive(
    @RawBody() body: string,
    @Headers('content-type') type: string | undefined,
    @Headers(MAIL_SIGNATURE_HEADER) signature: string | undefined,
  ): Promise<void> {
    return this.reports.receive({ body, type, signature });
  }
}
