import {
  firstRead,
  openingEndpoints,
  ownBookingsEndpoint,
  ownTicketsEndpoint,
  ownVolunteeringEndpoints,
  receiptEndpoints,
  templeEndpoints,
} from '@sannidhi/contracts';

/** What the first page after signing in reads, the home temple first: the day waits for its place. */
export const firstReads = {
  '/devotee/dashboard': [
    firstRead(templeEndpoints.saved),
    firstRead(receiptEndpoints.givingYear).replace(':year', '{year}'),
    firstRead(ownBookingsEndpoint, '?when=ahead&limit=5'),
    firstRead(ownTicketsEndpoint, '?when=ahead&limit=5'),
    firstRead(ownVolunteeringEndpoints.mine, '?when=upcoming&limit=10'),
    firstRead(openingEndpoints.mine),
    firstRead(receiptEndpoints.own, '?limit=3'),
  ],
};

/** The day over the home temple: the calendar, its tables and its names, which otherwise ask for each other in turn. */
export const firstFiles = {
  '/devotee/dashboard': ['panchanga.', 'panchanga-words.', 'panchanga-engine.', 'panchanga-{language}.', 'panchanga-{decade}.'],
};
