import type { OwnParty, OwnShift } from '@sannidhi/contracts';

const temple = { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ' };

/** A party with tickets for an event. */
export const buildParty = (facts: Partial<OwnParty> = {}): OwnParty => ({
  id: '01a206b7-7bd3-72b0-8914-000000000061',
  event: {
    occurrenceId: '01a206b7-7bd3-72b0-8914-000000000062',
    title: 'Kartika Deepotsavam',
    status: 'published',
    startsAt: '2099-11-28T22:30:00.000Z',
    endsAt: '2099-11-29T02:00:00.000Z',
    doorsAt: null,
    place: 'temple',
    placeName: 'Courtyard',
    address: '',
    link: '',
    temple: { ...temple, timeZone: 'America/New_York' },
  },
  people: 2,
  status: 'valid',
  ...facts,
});

/** Someone's place at a shift. */
export const buildPlace = (facts: Partial<OwnShift> = {}): OwnShift => ({
  id: '01a206b7-7bd3-72b0-8914-000000000063',
  shiftId: '01a206b7-7bd3-72b0-8914-000000000064',
  name: 'Meera Raghunathan',
  person: 'self',
  status: 'assigned',
  isTrainee: false,
  isMinor: false,
  reason: '',
  isOffered: false,
  title: 'Serve annadanam',
  description: '',
  placeName: 'Dining hall',
  note: '',
  startsAt: '2099-12-06T16:00:00.000Z',
  endsAt: '2099-12-06T19:00:00.000Z',
  timeZone: 'America/New_York',
  temple,
  leadName: null,
  position: null,
  ...facts,
});
