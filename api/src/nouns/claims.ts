import { ClaimsModule } from '../domain/claims/claims.module.ts';
import { GiftClaimsController } from '../portals/devotee/gift-claims.controller.ts';
import { apiNoun } from './api-noun.ts';

export const claims = apiNoun({
  nouns: [],
  module: ClaimsModule,
  controllers: { devotee: [GiftClaimsController] },
});
