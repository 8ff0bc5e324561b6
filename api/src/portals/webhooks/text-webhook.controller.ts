import { Controller, Headers, Param } from '@nestjs/common';
import { textStatusEndpoint, textWebhookEndpoint } from '@sannidhi/contracts';
import { TextKeywords } from '../../domain/consents/text-keywords.service.ts';
import { TextReportsService } from '../../domain/consents/text-reports.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { RawBody } from '../../platform/http/parameters.ts';
import { TEXT_SIGNATURE_HEADER } from '../../platform/sms/signed-forms.ts';

@Controller()
export class TextWebhookController {
  constructor(
    private readonly keywords: TextKeywords,
    private readonly reports: TextReportsService,
  ) {}

  @Handle(textWebhookEndpoint)
  receive(@RawBody() rawBody: string, @Headers(TEXT_SIGNATURE_HEADER) signature: string | undefined): Promise<void> {
    return this.keywords.receive({ rawBody, signature });
  }

  @Handle(textStatusEndpoint)
  report(
    @Param('messageId') messageId: string,
    @RawBody() rawBody: string,
    @Headers(TEXT_SIGNATURE_HEADER) signature: string | undefined,
  ): Promise<void> {
    return this.reports.receive(messageId, { rawBody, signature });
  }
}
