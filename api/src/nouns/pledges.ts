import { pledgesDemo } from '../demo/pledges.demo.ts';
import { pledgeCard } from '../domain/pledges/pledge-card.ts';
import { pledgeSearch } from '../domain/pledges/pledge-search-part.ts';
import { PledgesModule } from '../domain/pledges/pledges.module.ts';
import { pledgesSchema } from '../domain/pledges/pledges.schema.ts';
import { OwnPledgesController } from '../portals/devotee/own-pledges.controller.ts';
import { PledgesController } from '../portals/temple-admin/pledges.controller.ts';
import { apiNoun } from './api-noun.ts';

export const pledges = apiNoun({
  nouns: ['pledge'],
  cards: [pledgeCard],
  module: PledgesModule,
  schema: pledgesSchema,
  search: [pledgeSearch],
  controllers: {
    devotee: [OwnPledgesController],
    'temple-admin': [PledgesController],
  },
  demo: pledgesDemo,
});
