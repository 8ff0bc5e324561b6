import { TemplesModule } from '../domain/temples/temples.module.ts';
import { templesSchema } from '../domain/temples/temples.schema.ts';
import { SavedTemplesController } from '../portals/devotee/saved-temples.controller.ts';
import { PublicTemplesController } from '../portals/public/public-temples.controller.ts';
import { OwnTempleController } from '../portals/temple-admin/own-temple.controller.ts';
import { apiNoun } from './api-noun.ts';

export const temples = apiNoun({
  nouns: ['temple', 'saved-temple'],
  module: TemplesModule,
  schema: templesSchema,
  controllers: {
    public: [PublicTemplesController],
    devotee: [SavedTemplesController],
    'temple-admin': [OwnTempleController],
  },
});
