import { PanchangaModule } from '../domain/panchanga/panchanga.module.ts';
import { panchangaSchema } from '../domain/panchanga/panchanga.schema.ts';
import { PanchangaController } from '../portals/public/panchanga.controller.ts';
import { FestivalOverridesController } from '../portals/temple-admin/festival-overrides.controller.ts';
import { apiNoun } from './api-noun.ts';

export const panchanga = apiNoun({
  nouns: ['festival'],
  module: PanchangaModule,
  schema: panchangaSchema,
  controllers: {
    public: [PanchangaController],
    'temple-admin': [FestivalOverridesController],
  },
});
