import { Module } from '@nestjs/common';
import { GivingModule } from '../../domain/giving/giving.module.ts';
import { PaymentWebhookController } from './payment-webhook.controller.ts';

/** What providers tell us. */
@Module({ imports: [GivingModule], controllers: [PaymentWebhookController] })
export class WebhooksPortalModule {}
