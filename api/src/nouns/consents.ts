import { ConsentsModule } from '../domain/consents/consents.module.ts';
import { consentsSchema } from '../domain/consents/consents.schema.ts';
import { OwnConsentsController } from '../portals/auth/own-consents.controller.ts';
import { OwnMailController } from '../portals/auth/own-mail.controller.ts';
import { OwnPhoneController } from '../portals/auth/own-phone.controller.ts';
import { MailingsController } from '../portals/public/mailings.controller.ts';
import { MailWebhookController } from '../portals/webhooks/mail-webhook.controller.ts';
import { TextWebhookController } from '../portals/webhooks/text-webhook.controller.ts';
import { apiNoun } from './api-noun.ts';

export const consents = apiNoun({
  nouns: ['message-consent'],
  module: ConsentsModule,
  schema: consentsSchema,
  controllers: {
    auth: [OwnConsentsController, OwnMailController, OwnPhoneController],
    public: [MailingsController],
    webhooks: [MailWebhookController, TextWebhookController],
  },
});
