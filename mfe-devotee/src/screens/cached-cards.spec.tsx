import {
  doorEndpoints,
  openingEndpoints,
  ownVolunteeringEndpoints,
  publicEventEndpoints,
  ticketEndpoints,
  volunteerTeamEndpoints,
} from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MyDoors } from '../door/my-doors.tsx';
import { NextEvents } from '../events/next-events.tsx';
import { OpeningsCard } from '../openings/openings-card.tsx';
import { buildParty, buildPlace } from '../test/events.ts';
import { show } from '../test/show.tsx';
import { NextTickets } from '../tickets/next-tickets.tsx';
import { RecentEvents } from '../tickets/recent-events.tsx';
import { MyTeams } from '../volunteering/my-teams.tsx';
import { NextShiftCard } from '../volunteering/next-shift-card.tsx';
import { RecentService } from '../volunteering/recent-service.tsx';

const temple = { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ' };
const at = { startsAt: '2099-12-06T16:00:00.000Z', timeZone: 'America/New_York' };
const event = {
  id: 'n',
  title: 'Diwali dinner',
  status: 'scheduled',
  placeName: 'Courtyard',
  temple: { ...temple, timeZone: at.timeZone },
  ...at,
};
const entry = {
  id: 'e',
  title: 'Serve annadanam',
  workedOn: '2026-11-15',
  minutes: 150,
  status: 'approved',
  reason: '',
  isAutoClosed: false,
};
const ANSWERS = {
  tickets: { items: [buildParty()], nextCursor: null },
  shifts: { items: [buildPlace()], nextCursor: null },
  hours: [{ volunteerId: 'v', name: 'Meera', temple, entries: [entry] }],
  teams: [{ id: 't', person: 'Meera', name: 'Kitchen', note: '', leadName: '', temple }],
  doors: [{ id: 'd', title: 'Diwali dinner', temple: temple.name, ...at }],
  openings: [
    { id: 'o', title: 'Kalyanam', status: 'announced', temple, opensAt: at.startsAt, timeZone: at.timeZone, place: null, slots: [] },
  ],
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(ticketEndpoints.own, ANSWERS.tickets)
    .on(ownVolunteeringEndpoints.mine, ANSWERS.shifts)
    .on(ownVolunteeringEndpoints.hours, ANSWERS.hours as never)
    .on(volunteerTeamEndpoints.own, ANSWERS.teams as never)
    .on(doorEndpoints.mine, ANSWERS.doors as never)
    .on(openingEndpoints.mine, ANSWERS.openings as never)
    .on(publicEventEndpoints.find, { items: [event], nextCursor: null } as never);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

it.each<[string, ComponentType]>([
  ['a temple’s next events', () => <NextEvents slug={temple.slug} />],
  ['next tickets', NextTickets],
  ['latest events', RecentEvents],
  ['next shift', NextShiftCard],
  ['latest service', RecentService],
  ['teams', MyTeams],
  ['doors', MyDoors],
  ['openings', OpeningsCard],
])('without a network, the card of %s says when it is from', async (_, Card) => {
  await show(Card, '/devotee/dashboard');
  await screen.findAllByRole('heading', { level: 2 });
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You’re offline. This is from /)).toBeVisible();
});
