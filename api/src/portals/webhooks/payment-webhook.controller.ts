import { Controller, Headers, Param } from '@nestjs/common';
import { webhookEndpoint } from '@sannidhi/contracts';
import { PaymentEventsService } from '../../domain/orders/payments/payment-events.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { RawBody } from '../../platform/http/parameters.ts';

@Controller()
export class PaymentWebhookController {
  constructor(private readonly events: PaymentEventsService) {}

  @Handle(webhookEndpoint)
  receive(
    @Param('gateway') gateway: string,
    @RawBody() rawBody: string,
    @Headers() headers: Record<string, string | string[] | undefined>,
  ): Promise<{ received: true }> {
    return this.events.receive(gateway, rawBody, headers);
  }
}
