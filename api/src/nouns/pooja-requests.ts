import { requestsDemo } from '../demo/poojas/requests.demo.ts';
import { PoojaRequestsModule } from '../domain/pooja-requests/pooja-requests.module.ts';
import { poojaRequestsSchema } from '../domain/pooja-requests/pooja-requests.schema.ts';
import { requestCard } from '../domain/pooja-requests/request-card.ts';
import { requestLocation } from '../domain/pooja-requests/request-location-part.ts';
import { requestSearch } from '../domain/pooja-requests/request-search-part.ts';
import { DevoteeRequestsController } from '../portals/devotee/pooja-requests.controller.ts';
import { OfficeRequestsController } from '../portals/temple-admin/pooja-requests.controller.ts';
import { apiNoun } from './api-noun.ts';

export const poojaRequests = apiNoun({
  nouns: ['pooja-request'],
  cards: [requestCard],
  module: PoojaRequestsModule,
  schema: poojaRequestsSchema,
  search: [requestSearch],
  locations: [requestLocation],
  controllers: { devotee: [DevoteeRequestsController], 'temple-admin': [OfficeRequestsController] },
  demo: requestsDemo,
});
