import { NoticesModule } from '../domain/notices/notices.module.ts';
import { noticesSchema } from '../domain/notices/notices.schema.ts';
import { NoticesController } from '../portals/devotee/notices.controller.ts';
import { apiNoun } from './api-noun.ts';

export const notices = apiNoun({
  nouns: ['notice'],
  module: NoticesModule,
  schema: noticesSchema,
  controllers: {
    devotee: [NoticesController],
  },
});
