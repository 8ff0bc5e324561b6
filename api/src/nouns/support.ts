import { SupportModule } from '../domain/support/support.module.ts';
import { supportSchema } from '../domain/support/support.schema.ts';
import { ContactController } from '../portals/public/contact.controller.ts';
import { SupportInboxController } from '../portals/superadmin/support-inbox.controller.ts';
import { apiNoun } from './api-noun.ts';

export const support = apiNoun({
  nouns: ['support-message'],
  module: SupportModule,
  schema: supportSchema,
  controllers: {
    public: [ContactController],
    superadmin: [SupportInboxController],
  },
});
