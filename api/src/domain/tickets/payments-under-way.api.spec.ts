import { EventEmitter, once } from 'node:events';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, type TicketedEvent, ticketLine } from '../../../test/tickets.ts';
import { BANK_SECONDS } from '../../platform/payments/sandbox/sandbox-cards.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { TicketRow } from './ticket.entity.ts';

const BANK = '000123456789';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

type Payer = Awaited<ReturnType<typeof signInDonor>>;

let event: TicketedEvent;
let payer: Payer;
let started: StartedGift;
beforeEach(async () => {
  event = await offerTickets(office, place, undefined, { event: { title: 'Evening of veena', startsOn: dateIn(place, 12) } });
  payer = await signInDonor(api);
  const { orders } = await addLines(payer.client, ticketLine(place, event, [person(event.types[0]!.id)]));
  started = await checkOut(payer.client, orders[0]!);
});

const date = () => `/api/temple-admin/event-dates/${event.occurrenceId}`;
const mails = async () => (await deliveredTo(api, payer.account.email)).map(({ subject, text }) => `${subject}\n${text}`);
const about = async (words: string) => (await mails()).filter((mail) => mail.includes(words));
const underWay = async () => (await office.get(`${date()}/cancellation`).expect(200)).body.underWay;

it('of a date that is canceled are named before, and go back because it is canceled', async () => {
  expect(await underWay()).toEqual({ orders: 1, people: 1, cents: 2_500 });
  await office.post(`${date()}/cancel`).send({ reason: 'The artist is ill', scope: 'one' }).expect(200);
  await runJobs(api);
  await payGift(api, started);
  await runJobs(api);
  const [mail, ...others] = await about('is on its way back to you');
  expect(others).toEqual([]);
  expect(mail).toContain('The temple canceled this time before your payment arrived. The temple’s reason: The artist is ill');
  expect(await about('No place was left')).toEqual([]);
  const { body } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
  expect(body.refunds).toEqual([expect.objectContaining({ amountCents: 2_500, reason: 'The artist is ill' })]);
  expect(await underWay()).toEqual({ orders: 0, people: 0, cents: 0 });
});

it('hear of a moved date once their bank payment arrives, and can cancel for a full refund until it starts', async () => {
  await payGift(api, started, BANK);
  await runJobs(api);
  await office
    .put(date())
    .send({ date: dateIn(place, 11), time: '19:00' })
    .expect(200);
  expect(await underWay()).toEqual({ orders: 1, people: 1, cents: 2_500 });
  await runJobs(api, BANK_SECONDS + 1);
  await runJobs(api);
  const [mail, ...others] = await about('Evening of veena is at a new time');
  expect(others).toEqual([]);
  expect(mail).toContain('you can cancel them for their price until it starts');
  const { body } = await payer.client.get('/api/devotee/tickets').expect(200);
  const { body: ticket } = await payer.client.get(`/api/devotee/tickets/${body.items[0].id}`).expect(200);
  expect(ticket.refundUntil).toBe(ticket.event.startsAt);
});

it('of a date that was moved before they began hear nothing of that', async () => {
  await office
    .put(date())
    .send({ date: dateIn(place, 11), time: '19:00' })
    .expect(200);
  const late = await signInDonor(api);
  const { orders } = await addLines(late.client, ticketLine(place, event, [person(event.types[0]!.id)]));
  await payGift(api, await checkOut(late.client, orders[0]!));
  await runJobs(api);
  const heard = (await deliveredTo(api, late.account.email)).filter(({ subject }) => subject?.includes('new time'));
  expect(heard).toEqual([]);
});

/** A transaction waits for a row that another one holds. */
async function someoneWaits(): Promise<void> {
  const waits = "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'";
  for (let waiting = 0; waiting === 0; ) {
    const [row] = await api.database.reader.query<{ Value: string }[]>(waits);
    waiting = Number(row?.Value);
  }
}

it('go back where their date is canceled by another connection while they are settled', async () => {
  const notices = api.get(TicketNotices);
  const registered = notices.registered.bind(notices);
  const gate = new EventEmitter();
  // The ticket is written, and its transaction isn't over.
  notices.registered = async (...given) => {
    const opened = once(gate, 'open');
    gate.emit('written');
    await opened;
    return registered(...given);
  };
  const written = once(gate, 'written');
  const settled = payGift(api, started).then(() => runJobs(api));
  await written;
  const canceled = office.post(`${date()}/cancel`).send({ reason: 'The artist is ill', scope: 'one' }).then();
  // One connection takes turns; of two, the cancellation waits for the places, or it has missed the ticket.
  if (api.database.reader.dataSource.options.type === 'mariadb') await Promise.race([canceled, someoneWaits()]);
  gate.emit('open');
  expect((await canceled).status).toBe(200);
  await settled;
  notices.registered = registered;
  await runJobs(api);
  await runJobs(api);
  const tickets = await api.database.reader.findBy(TicketRow, { orderId: started.orderId });
  expect(tickets.map(({ status }) => status)).toEqual(['canceled']);
  const { body } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
  expect(body).toMatchObject({ status: 'refunded', refundedCents: 2_500 });
});
