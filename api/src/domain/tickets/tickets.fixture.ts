import type { PartyToCall } from '@sannidhi/contracts';
import { addLines } from '../../../test/cart.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInGuest } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import {
  childOf,
  DAILY,
  offerTickets,
  person,
  register,
  saleOf,
  type TicketedEvent,
  ticketLine,
  ticketType,
} from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';

const free = () => ticketType({ pricing: 'free', priceCents: 0 });
const offer = ({ own, giving }: Place, sale: object = {}): Promise<TicketedEvent> => offerTickets(own.staff, giving, [free()], { sale });

/** A ticket of the place's devotee. */
async function ticketOf(place: Place, api: TestApi, given?: TicketedEvent): Promise<TicketedEvent & { ticketId: string }> {
  const event = given ?? (await offer(place));
  await register(api, place.own.donor, place.giving, event);
  const { body } = await place.own.donor.get('/api/devotee/tickets?limit=100').expect(200);
  const { id } = body.items.find((party: { event: { occurrenceId: string } }) => party.event.occurrenceId === event.occurrenceId);
  return { ...event, ticketId: id };
}

/** A registration that the temple has to approve. */
async function waitBody({ own, giving }: Place): Promise<object> {
  const event = await offerTickets(own.staff, giving, [{ ...free(), needsApproval: true }]);
  const people = event.types.map(({ id }) => person(id));
  return { templeSlug: giving.temple.slug, occurrenceId: event.occurrenceId, people };
}

async function waitOf(place: Place): Promise<{ ticketWaitId: string }> {
  const { body } = await place.own.donor
    .post('/api/devotee/ticket-waits')
    .send(await waitBody(place))
    .expect(201);
  return { ticketWaitId: body.id };
}

/** A discount code for an event's tickets. */
async function discountOf({ own, giving }: Place): Promise<{ discountId: string; code: string; occurrenceId: string }> {
  const { eventId, occurrenceId } = await offerTickets(own.staff, giving);
  const { body } = await own.staff
    .post(`/api/temple-admin/events/${eventId}/discounts`)
    .send({ code: 'DEEPAM10', percent: 10 })
    .expect(201);
  return { discountId: body.id, code: body.discountCode, occurrenceId };
}

/** A ticket of the place's devotee for the first of two dates, and the second. */
async function moveCall(place: Place, api: TestApi) {
  const event = await offerTickets(place.own.staff, place.giving, [free()], { event: DAILY });
  const { ticketId } = await ticketOf(place, api, event);
  return { params: { ticketId }, body: { occurrenceId: event.dates[1] } };
}

/** A child of the place's devotee that is left in the temple's care. */
async function childTicket(place: Place, api: TestApi) {
  const event = await offerTickets(place.own.staff, place.giving, [{ ...free(), isDropOff: true }]);
  const child = childOf();
  const people = event.types.map(({ id }) => person(id, 'Anika', { child }));
  await register(api, place.own.donor, place.giving, event, people);
  const { body } = await place.own.donor.get('/api/devotee/tickets?limit=100').expect(200);
  const own = body.items.find((party: { event: { occurrenceId: string } }) => party.event.occurrenceId === event.occurrenceId);
  return { params: { ticketId: own.id as string }, body: child };
}

let lastPhone = 6_320;
/** A guest's registration of one person, as it is sent. */
function guestParty({ giving }: Place, { occurrenceId, types }: TicketedEvent): object {
  const people = types.map(({ id }) => person(id));
  return { templeSlug: giving.temple.slug, occurrenceId, people, legalName: 'Lata Menon', seenTotalCents: 0 };
}

/** What a guest registered for, by its link. */
async function guestLink(place: Place, api: TestApi) {
  const event = await offer(place);
  const { client, guestToken } = await signInGuest(api, `+1732555${++lastPhone}`);
  const started = await client
    .post('/api/guest/event-registrations')
    .set('idempotency-key', newId())
    .send(guestParty(place, event))
    .expect(201);
  const link = new URL(started.body.checkoutUrl).pathname.split('/').at(-1) ?? '';
  const { body } = await client.get(`/api/public/guest-tickets/${link}`).expect(200);
  return { params: { link }, body: { ticketId: body.tickets[0].id, seenCents: 0 }, guestToken };
}
/** A link whose tickets the place's devotee has already claimed with the phone's code. */
async function claimedLink(place: Place, api: TestApi) {
  const { params, guestToken } = await guestLink(place, api);
  const made = { params, body: { guestToken } };
  await place.own.donor.post(`/api/devotee/guest-tickets/${params.link}/claim`).send(made.body).expect(200);
  return made;
}
const onlyLink = async (place: Place, api: TestApi) => ({ params: (await guestLink(place, api)).params });

/** What a guest sends to ask for approval. */
const guestAsk = async (place: Place): Promise<object> => ({ ...(await waitBody(place)), legalName: 'Lata Menon' });
/** A guest's request for approval, by its link. */
async function guestWait(place: Place, api: TestApi) {
  const { client } = await signInGuest(api, `+1732555${++lastPhone}`);
  const { body } = await client
    .post('/api/guest/ticket-waits')
    .send(await guestAsk(place))
    .expect(201);
  return { params: { link: body.link as string } };
}

/** A child registered at the counter, without an email. */
async function walkInChild({ own, giving }: Place): Promise<{ orderId: string }> {
  const { occurrenceId, types } = await offerTickets(own.staff, giving, [{ ...free(), isDropOff: true }]);
  const people = types.map(({ id }) => person(id, 'Anika', { child: childOf() }));
  const register = own.staff.post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`).set('idempotency-key', newId());
  const { body } = await register.send({ people, bookedBy: 'Lata Menon' }).expect(201);
  return { orderId: body.slipsOf };
}

/** A party without an account whose date was canceled. */
async function callToMake(place: Place) {
  const { occurrenceId, types } = await offer(place);
  const date = `/api/temple-admin/event-dates/${occurrenceId}`;
  const people = [person(types[0]?.id ?? '')];
  await place.own.staff.post(`${date}/registrations`).set('idempotency-key', newId()).send({ people, bookedBy: 'Ravi' }).expect(201);
  await place.own.staff.post(`${date}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  const { body } = await place.own.staff.get('/api/temple-admin/event-calls?limit=100').expect(200);
  const { id } = body.items.find(({ date: { id: dateId } }: PartyToCall) => dateId === occurrenceId);
  return { params: { ticketId: id }, body: { called: true, version: 0 } };
}

export const fixture: NounFixture = {
  presets: {
    'tickets:read': ['manager', 'events-coordinator', 'front-desk', 'viewer'],
    'tickets:handle': ['manager', 'events-coordinator', 'front-desk'],
    'tickets:cancel': ['manager', 'events-coordinator'],
  },
  build: async (place, api) => {
    const { ticketId } = await ticketOf(place, api);
    await addLines(place.own.donor, ticketLine(place.giving, await offer(place)));
    const { discountId } = await discountOf(place);
    return { ticketId, discountId, ...(await waitOf(place)) };
  },
  routes: {
    'GET /api/public/temples/:slug/events/:occurrenceId/tickets': 'anyone',
    'GET /api/public/ticket-key': 'anyone',
    'POST /api/guest/event-registrations': { may: 'guest', call: async (place) => ({ body: guestParty(place, await offer(place)) }) },
    'POST /api/guest/ticket-discounts': {
      may: 'guest',
      call: async (place) => {
        const { code, occurrenceId } = await discountOf(place);
        return { body: { templeSlug: place.giving.temple.slug, occurrenceId, code } };
      },
    },
    'POST /api/guest/ticket-waits': { may: 'guest', call: async (place) => ({ body: await guestAsk(place) }) },
    'GET /api/public/guest-waits/:link': { may: 'anyone', call: guestWait },
    'DELETE /api/public/guest-waits/:link': { may: 'anyone', call: guestWait },
    'GET /api/public/guest-tickets/:link': { may: 'anyone', call: onlyLink },
    'GET /api/public/guest-tickets/:link/tickets.pdf': { may: 'anyone', call: onlyLink },
    'POST /api/public/guest-tickets/:link/cancel': { may: 'anyone', call: guestLink },
    'POST /api/devotee/guest-tickets/:link/claim': { may: 'donor', call: claimedLink },
    'GET /api/devotee/tickets': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/tickets/:ticketId': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/tickets/:ticketId/replace': {
      may: 'donor',
      call: async (place, api) => ({ params: { ticketId: (await ticketOf(place, api)).ticketId } }),
    },
    'POST /api/devotee/tickets/:ticketId/cancel': {
      may: 'donor',
      call: async (place, api) => ({ params: { ticketId: (await ticketOf(place, api)).ticketId }, body: { dates: 'one' } }),
    },
    'POST /api/devotee/tickets/:ticketId/pass-on': {
      may: 'donor',
      call: async (place, api) => ({
        params: { ticketId: (await ticketOf(place, api)).ticketId },
        body: { name: 'Lata Menon', email: 'lata@example.org' },
      }),
    },
    'PUT /api/devotee/tickets/:ticketId/child': { may: 'donor', call: childTicket },
    'GET /api/temple-admin/tickets/:ticketId/child': {
      may: 'staff with tickets:handle',
      call: async (place, api) => ({ params: (await childTicket(place, api)).params }),
    },
    'PUT /api/temple-admin/tickets/:ticketId/child': { may: 'staff with tickets:handle', call: childTicket },
    'POST /api/temple-admin/registrations/:orderId/pickup-slips': {
      may: 'staff with tickets:handle',
      call: async (place) => ({ params: await walkInChild(place) }),
    },
    'GET /api/devotee/tickets/:ticketId/dates': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/tickets/:ticketId/move': { may: 'donor', call: moveCall },
    'GET /api/temple-admin/tickets/:ticketId/dates': 'staff with tickets:handle',
    'POST /api/temple-admin/tickets/:ticketId/move': { may: 'staff with tickets:handle', call: moveCall },
    'POST /api/temple-admin/tickets/:ticketId/cancel': {
      may: 'staff with tickets:cancel',
      call: async (place, api) => ({
        params: { ticketId: (await ticketOf(place, api)).ticketId },
        body: { reason: 'The hall is flooded' },
      }),
    },
    'GET /api/temple-admin/event-calls': 'staff with tickets:read',
    'PUT /api/temple-admin/event-calls/:ticketId': { may: 'staff with tickets:handle', call: callToMake },
    'GET /api/temple-admin/event-figures': {
      may: 'staff with tickets:read',
      filters: { search: () => ({ search: 'Kartika' }), eventId: ({ params }) => ({ eventId: params.eventId ?? '' }) },
    },
    'GET /api/temple-admin/event-figures/waiting': 'staff with tickets:read',
    'GET /api/temple-admin/event-figures/summary': 'staff with tickets:read',
    'GET /api/temple-admin/event-figures/export.csv': {
      may: 'staff with tickets:read',
      filters: { eventId: ({ params }) => ({ eventId: params.eventId ?? '' }) },
    },
    'GET /api/devotee/ticket-waits': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/ticket-waits': { may: 'donor', call: async (place) => ({ body: await waitBody(place) }) },
    'DELETE /api/devotee/ticket-waits/:ticketWaitId': {
      may: 'donor',
      call: async (place) => ({ params: await waitOf(place) }),
    },
    'GET /api/temple-admin/ticket-waits': {
      may: 'staff with tickets:read',
      call: ({ params }) => ({ query: { occurrenceId: params.occurrenceId ?? '' } }),
      filters: { status: ({ params }) => ({ occurrenceId: params.occurrenceId ?? '', status: 'waiting' }) },
    },
    'POST /api/temple-admin/ticket-waits/:ticketWaitId/approve': {
      may: 'staff with tickets:handle',
      call: async (place) => ({ params: await waitOf(place) }),
    },
    'POST /api/temple-admin/ticket-waits/:ticketWaitId/decline': {
      may: 'staff with tickets:handle',
      call: async (place) => ({ params: await waitOf(place), body: { reason: 'This class is for children' } }),
    },
    'POST /api/devotee/ticket-discounts': {
      may: 'donor',
      call: async (place, api) => {
        const { code, occurrenceId } = await discountOf(place);
        await api.get(RateLimiter).forget(`ticket-discount:${place.accounts.donor.id}`);
        return { body: { templeSlug: place.giving.temple.slug, occurrenceId, code } };
      },
    },
    'GET /api/temple-admin/ticket-discounts': {
      may: 'staff with events:read',
      call: ({ params }) => ({ query: { eventId: params.eventId ?? '' } }),
    },
    'POST /api/temple-admin/events/:eventId/discounts': {
      may: 'staff with events:manage',
      call: async (place) => ({ params: { eventId: (await offer(place)).eventId }, body: { code: 'DEEPAM10', percent: 10 } }),
    },
    'POST /api/temple-admin/ticket-discounts/:discountId/close': {
      may: 'staff with events:manage',
      call: async (place) => ({ params: { discountId: (await discountOf(place)).discountId } }),
    },
    'GET /api/temple-admin/event-dates/:occurrenceId/cancellation': 'staff with tickets:read',
    'POST /api/temple-admin/events/:eventId/change-effects': {
      may: 'staff with tickets:read',
      call: async (place) => {
        const { eventId } = await offer(place);
        const event = {
          title: 'Deepotsavam',
          durationMinutes: 60,
          time: '10:00',
          rule: { kind: 'once' },
          startsOn: dateIn(place.giving, 9),
        };
        return { params: { eventId }, body: event };
      },
    },
    'GET /api/temple-admin/events/:eventId/ticket-types': 'staff with events:read',
    'PUT /api/temple-admin/events/:eventId/ticket-types': {
      may: 'staff with events:manage',
      call: async (place) => ({ params: { eventId: (await offer(place)).eventId }, body: saleOf([free()]) }),
    },
    'POST /api/temple-admin/event-dates/:occurrenceId/registrations': {
      may: 'staff with tickets:handle',
      call: async (place) => {
        const { occurrenceId, types } = await offer(place);
        return { params: { occurrenceId }, body: { people: types.map(({ id }) => person(id)), bookedBy: 'Lata Menon', method: 'cash' } };
      },
    },
    'GET /api/temple-admin/tickets/export.csv': {
      may: 'staff with tickets:read',
      call: ({ params }) => ({ query: { occurrenceId: params.occurrenceId ?? '' } }),
      filters: { typeId: ({ params }) => ({ occurrenceId: params.occurrenceId ?? '', typeId: params.ticketId ?? '' }) },
    },
    'GET /api/temple-admin/tickets': {
      may: 'staff with tickets:read',
      call: ({ params }) => ({ query: { occurrenceId: params.occurrenceId ?? '' } }),
      filters: { typeId: ({ params }) => ({ occurrenceId: params.occurrenceId ?? '', typeId: params.ticketId ?? '' }) },
    },
  },
  growing: [
    'event_calls',
    'tickets',
    'ticket_stocks',
    'ticket_types',
    'ticket_sales',
    'ticket_waits',
    'event_takings',
    'ticket_moves',
    'ticket_children',
    'ticket_discount_uses',
  ],
  small: { ticket_keys: 'One key pair for the installation.', ticket_discounts: 'An event has a few codes.' },
};
