import { countAtDoor, type DoorList, type EventDateFigures, type EventSummary, type Page, readDoorLog } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { attentionOf } from './event-summary.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const PATH = '/api/temple-admin/event-figures';
const datesOf = async (query: object = {}): Promise<EventDateFigures[]> =>
  ((await office.get(PATH).query(query).expect(200)).body as Page<EventDateFigures>).items;
const figuresOf = async ({ occurrenceId }: TicketedEvent, query: object = {}) =>
  (await datesOf(query)).find(({ id }) => id === occurrenceId);
const summaryOf = async (): Promise<EventSummary> => (await office.get(`${PATH}/summary`).expect(200)).body;
const ticketsOf = ({ occurrenceId }: TicketedEvent): Promise<TicketRow[]> =>
  api.database.reader.find(TicketRow, { where: { occurrenceId }, order: { id: 'ASC' } });

/** The office's desk notes what happens at a door. */
const note = (event: TicketedEvent, scans: object[]) =>
  office
    .post(`/api/temple-admin/doors/${event.occurrenceId}/scans`)
    .send({ device: 'Desk', after: 0, scans: scans.map((scan) => ({ ...SCAN, id: newId(), atMs: Date.now(), ...scan })) })
    .expect(200);
const SCAN = { version: 1, act: 'in', way: 'code', of: null, decision: null };

it('shows what each date sold, took and gave back, and who came, waits or asks', async () => {
  const types = [ticketType(), ticketType({ name: 'Lunch', takesSeat: false, priceCents: 800 })];
  const event = await offerTickets(office, place, types, { sale: { capacity: 3 }, event: { title: 'Deepotsavam of lamps' } });
  const [adult, lunch] = types.map(({ id }) => id);
  const donor = (await signInDonor(api)).client;
  await register(api, donor, place, event, [person(adult!), person(adult!, 'Anika'), person(lunch!, '')]);
  await office
    .post(`/api/temple-admin/event-dates/${event.occurrenceId}/registrations`)
    .set('idempotency-key', newId())
    .send({ people: [person(adult!, 'Ravi')], bookedBy: 'Ravi', method: 'cash' })
    .expect(201);
  const other = (await signInDonor(api)).client;
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(adult!)] };
  await other.post('/api/devotee/ticket-waits').send(body).expect(201);
  const full = { sells: true, capacity: 3, sold: 3, receivedCents: 8_300, arrived: null, waiting: 1, toApprove: 0 };
  expect(await figuresOf(event)).toMatchObject({ ...full, title: 'Deepotsavam of lamps', status: 'published' });
  const summary = await summaryOf();
  expect(summary).toMatchObject({ ahead: { dates: 1, sold: 3, receivedCents: 8_300 }, waiting: 1, doors: null });
  expect(summary.attention.map(({ date, why }) => [date.id, why])).toEqual([[event.occurrenceId, ['full']]]);

  // One of two scans at once was a mistake, one person was turned away; lunch, codes of no ticket and tickets of another event are nobody.
  const [first, second, third] = (await ticketsOf(event)).filter(({ takesSeat }) => takesSeat).map(({ id }) => id);
  const lunchId = (await ticketsOf(event)).find(({ takesSeat }) => !takesSeat)?.id;
  const [mistake, refused] = [newId(), newId()];
  await note(event, [{ ticketId: first }, { ticketId: second, id: mistake }, { ticketId: third, id: refused }, { ticketId: lunchId }]);
  const elsewhere = await offerTickets(office, place);
  await register(api, donor, place, elsewhere);
  await note(event, [{ ticketId: newId() }, { ticketId: newId(), way: 'name' }, { ticketId: (await ticketsOf(elsewhere))[0]?.id }]);
  // A device's clock shows 2096: who it let in can go out and come back all the same.
  await note(event, [{ ticketId: first, act: 'out', atMs: 3_980_000_000_000 }]);
  await note(event, [{ ticketId: first }]);
  expect((await figuresOf(event))?.arrived).toBe(3);
  const desk = `/api/temple-admin/doors/${event.occurrenceId}`;
  const list: DoorList = (await office.get(desk).expect(200)).body;
  const atDoor = new Map(list.tickets.map((ticket) => [ticket.id, ticket]));
  expect(countAtDoor(readDoorLog((await note(event, [])).body.scans, atDoor), atDoor)).toEqual({ inside: 3, expected: 3 });
  await note(event, [
    { ticketId: second, act: 'undo', of: mistake },
    { ticketId: third, act: 'settle', of: refused, decision: 'turned-away' },
  ]);
  expect((await figuresOf(event))?.arrived).toBe(1);

  await office.post(`/api/temple-admin/tickets/${first}/cancel`).set('idempotency-key', newId()).send({ reason: 'Sick' }).expect(200);
  await runJobs(api);
  expect((await figuresOf(event))?.receivedCents).toBe(5_800);
});

it('finds dates by event, title and day, ahead and past, and exports what it shows', async () => {
  const event = await offerTickets(office, place, [ticketType()], {
    event: { title: '=Bhajans', rule: { kind: 'weekly', days: [0] }, count: 3 },
  });
  expect(await datesOf({ eventId: event.eventId })).toHaveLength(3);
  expect(await datesOf({ search: 'bhaj', from: dateIn(place, 0), to: dateIn(place, 11) })).toHaveLength(1);
  const ended = { startsAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() - 80_000_000), status: 'completed' as const };
  await api.database.transaction((tx) => tx.update(EventOccurrenceRow, { templeId: place.temple.id, id: event.dates[0]! }, ended));
  expect(await figuresOf(event, { when: 'past' })).toMatchObject({ status: 'completed' });
  expect(await datesOf({ eventId: event.eventId })).toHaveLength(2);
  const { text } = await office.get(`${PATH}/export.csv`).query({ eventId: event.eventId }).expect(200);
  const [head, line] = text.split('\r\n');
  expect(head).toBe('\ufeffEvent,Date,Status,Places,Registered,Received,Came,Waiting,To approve');
  const inHindi = await office.get(`${PATH}/export.csv`).set('cookie', 'language=hi').expect(200);
  expect(inHindi.text).toMatch(/^\ufeffकार्यक्रम,तारीख,/);
  expect(line).toMatch(/^'=Bhajans,\d{4}-\d\d-\d\d,published,,0,0\.00,,0,0$/);
  await office.get(PATH).query({ from: '2026-13-01' }).expect(400);
});

it('names each date that needs the office', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const date = (given: object) =>
    attentionOf(
      { startsAt: '2026-11-24T12:00:00Z', status: 'published', sold: 50, held: 0, capacity: 100, ...NONE, ...given } as never,
      now,
    );
  const NONE = { waiting: 0, toApprove: 0 };
  expect(date({})).toEqual([]);
  expect(date({ sold: 20 })).toEqual(['few']);
  expect(date({ sold: 20, startsAt: '2026-12-24T12:00:00Z' })).toEqual([]);
  expect(date({ sold: 99, held: 1, waiting: 2, toApprove: 1 })).toEqual(['approve', 'full']);
  expect(date({ status: 'postponed', toApprove: 1 })).toEqual(['postponed']);
  expect(date({ status: 'canceled', sold: 0 })).toEqual([]);
  expect(date({ startsAt: '2026-11-19T12:00:00Z', sold: 0 })).toEqual([]);
});
