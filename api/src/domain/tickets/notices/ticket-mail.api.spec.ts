import { readTicketCode } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { qrOf, readPaper } from '../../../../test/paper.ts';
import { signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../../platform/outbox/local-outbox.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

const mailFor = () => `lata-${newId()}@example.test`;
const freeEvent = () => offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
const comes = ({ occurrenceId, types }: TicketedEvent, names: string[], given: object) =>
  office
    .post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`)
    .set('idempotency-key', newId())
    .send({ people: names.map((name) => person(types[0]!.id, name)), bookedBy: 'Lata Menon', method: 'cash', ...given })
    .expect(201);

it('mails the tickets of a free registration to people without an account', async () => {
  const [email, event] = [mailFor(), await freeEvent()];
  await comes(event, ['Lata', 'Ravi'], { email });
  const mails = await deliveredTo(api, email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You’re registered for Kartika Deepotsavam']);
  const [mail] = mails;
  expect(mail!.text).toContain('Your 2 tickets are attached, one per page.');
  expect(mail!.attachments.map(({ name }) => name)).toEqual(['Tickets.pdf']);
  const paper = (await api.get(LocalOutbox).attachment(mail!.id, 0))!;
  expect(readPaper(paper)).toMatch(/Kartika Deepotsavam.*Lata, Adult.*Ravi, Adult/);
  const rows = await api.database.reader.findBy(TicketRow, { templeId: place.temple.id, occurrenceId: event.occurrenceId });
  const lead = rows.find(({ isLead }) => isLead)!;
  expect(readTicketCode(qrOf(paper)!)).toMatchObject({ ticketId: lead.id, occurrenceId: event.occurrenceId, version: 1 });
});

it('mails nothing about tickets that were canceled before it was sent', async () => {
  const [email, event] = [mailFor(), await freeEvent()];
  await comes(event, ['Lata'], { email });
  await api.database.transaction((tx) => tx.update(TicketRow, { templeId: place.temple.id, email }, { status: 'canceled' }));
  expect(await deliveredTo(api, email)).toEqual([]);
});

it('leaves paid registrations to the order’s email', async () => {
  const [email, event] = [mailFor(), await offerTickets(office, place)];
  await comes(event, ['Lata'], { email });
  const subjects = (await deliveredTo(api, email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]).not.toContain('registered for');
});
