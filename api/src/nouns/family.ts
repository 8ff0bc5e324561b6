import { familyDemo } from '../demo/family.demo.ts';
import { FamilyModule } from '../domain/family/family.module.ts';
import { familySchema } from '../domain/family/family.schema.ts';
import { FamilyController } from '../portals/devotee/family.controller.ts';
import { FamilyFeedsController } from '../portals/public/family-feeds.controller.ts';
import { apiNoun } from './api-noun.ts';

export const family = apiNoun({
  nouns: ['family-member', 'family-calendar'],
  module: FamilyModule,
  schema: familySchema,
  controllers: {
    public: [FamilyFeedsController],
    devotee: [FamilyController],
  },
  demo: familyDemo,
});
