import { Controller, Headers } from '@nestjs/common';
import { textWebhookEndpoint } from '@sannidhi/contracts';
import { TextKeywords } from '../../domain/consents/text-keywords.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { RawBody } from '../../platform/http/parameters.ts';
import { TEXT_SIGNATURE_HEADER } from '../../platform/sms/inbound-texts.ts';

@Controller()
export class TextWebhookController {
  constructor(private readonly keywords: TextKeywords) {}

  @Handle(textWebhookEndpoint)
  receive(@RawBody() rawBody: string, @Headers(TEXT_SIGNATURE_HEADER) signature: string | undefined): Promise<void> {
    return this.keywords.receive(rawBody, signature);
  }
}
