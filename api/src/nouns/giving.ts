import { givingDemo } from '../demo/giving/giving.demo.ts';
import { donationRecord } from '../domain/giving/donation-record-part.ts';
import { donationSearch } from '../domain/giving/donation-search-part.ts';
import { donorSegments } from '../domain/giving/donor-segments.ts';
import { GivingModule } from '../domain/giving/giving.module.ts';
import { givingSchema } from '../domain/giving/giving.schema.ts';
import { givingCards } from '../domain/giving/giving-cards.ts';
import { owedRefundsCard } from '../domain/orders/refunds/owed-refunds-card.ts';
import { DevoteeGivingController } from '../portals/devotee/devotee-giving.controller.ts';
import { GuestGivingController } from '../portals/guest/guest-giving.controller.ts';
import { PublicGivingController } from '../portals/public/public-giving.controller.ts';
import { DonationsController } from '../portals/temple-admin/donations.controller.ts';
import { GivingByFundController } from '../portals/temple-admin/giving-by-fund.controller.ts';
import { OwedRefundsController } from '../portals/temple-admin/owed-refunds.controller.ts';
import { RecognitionController } from '../portals/temple-admin/recognition.controller.ts';
import { apiNoun } from './api-noun.ts';

export const giving = apiNoun({
  nouns: ['donation'],
  cards: [...givingCards, owedRefundsCard],
  module: GivingModule,
  schema: givingSchema,
  controllers: {
    public: [PublicGivingController],
    guest: [GuestGivingController],
    devotee: [DevoteeGivingController],
    'temple-admin': [DonationsController, GivingByFundController, OwedRefundsController, RecognitionController],
  },
  demo: givingDemo,
  search: [donationSearch],
  records: [donationRecord],
  segments: donorSegments,
});
