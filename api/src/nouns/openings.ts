import { openingsDemo } from '../demo/poojas/openings.demo.ts';
import { OpeningsModule } from '../domain/openings/openings.module.ts';
import { openingsSchema } from '../domain/openings/openings.schema.ts';
import { DevoteeOpeningsController } from '../portals/devotee/openings.controller.ts';
import { PublicOpeningsController } from '../portals/public/public-openings.controller.ts';
import { OfficeOpeningsController } from '../portals/temple-admin/openings.controller.ts';
import { apiNoun } from './api-noun.ts';

export const openings = apiNoun({
  nouns: ['pooja-opening'],
  module: OpeningsModule,
  schema: openingsSchema,
  controllers: {
    public: [PublicOpeningsController],
    devotee: [DevoteeOpeningsController],
    'temple-admin': [OfficeOpeningsController],
  },
  demo: openingsDemo,
});
