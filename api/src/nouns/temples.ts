import { templeCard } from '../domain/temples/temple-card.ts';
import { TemplesModule } from '../domain/temples/temples.module.ts';
import { templesSchema } from '../domain/temples/temples.schema.ts';
import { SavedTemplesController } from '../portals/devotee/saved-temples.controller.ts';
import { PublicTemplesController } from '../portals/public/public-temples.controller.ts';
import { ZipCodesController } from '../portals/public/zip-codes.controller.ts';
import { OwnTempleController } from '../portals/temple-admin/own-temple.controller.ts';
import { TempleLocationController } from '../portals/temple-admin/temple-location.controller.ts';
import { apiNoun } from './api-noun.ts';

export const temples = apiNoun({
  nouns: ['temple', 'saved-temple'],
  cards: [templeCard],
  module: TemplesModule,
  schema: templesSchema,
  controllers: {
    public: [PublicTemplesController, ZipCodesController],
    devotee: [SavedTemplesController],
    'temple-admin': [OwnTempleController, TempleLocationController],
  },
});
