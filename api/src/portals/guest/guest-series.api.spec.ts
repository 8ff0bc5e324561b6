import type { GuestTicket } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { In } from 'typeorm';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, ticketType } from '../../../test/tickets.ts';
import { TicketStockRow } from '../../domain/tickets/ticket-stock.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { newGuest, send, linkOf, opened, cancel } = guestsOf(() => ({ api, place }));
/** Three dates that are offered together, and what a guest sends for all of them. */
async function threeDates(sale: object = {}) {
  const types = [ticketType({ name: 'Class', isForSeries: true, seriesPriceCents: 2_000 })];
  const event = await offerTickets(office, place, types, { event: { ...DAILY, title: 'Garland class' }, sale });
  const all = { people: [person(types[0]!.id, 'Meera'), person(types[0]!.id, 'Anika')], seenTotalCents: 12_000 };
  return { event, all: { ...all, series: { id: newId(), dates: event.dates.slice(1) } } };
}
const stocksOf = async (dates: readonly string[]) => {
  const rows = await api.database.reader.findBy(TicketStockRow, { whatId: In([...dates]) });
  return rows.map(({ held, sold }) => ({ held, sold }));
};

it('registers a guest for all dates together, with one link to every date’s tickets, each of which can be canceled separately', async () => {
  const { event, all } = await threeDates();
  const { client, phone } = await newGuest();
  const { body: started } = await send(client, event, all).expect(201);
  expect(started.totalCents).toBe(12_000);
  expect(await stocksOf(event.dates)).toEqual(Array(3).fill({ held: 2, sold: 0 }));
  // One phone holds the places of these dates once.
  const more = { series: { ...all.series, id: newId() }, email: 'series@example.org' };
  const { body: again } = await send(client, event, { ...all, ...more }).expect(201);
  expect(await stocksOf(event.dates)).toEqual(Array(3).fill({ held: 2, sold: 0 }));
  await payGift(api, again);
  await runJobs(api);
  const link = await linkOf(again);
  const { tickets, status } = await opened(link);
  expect(status).toBe('registered');
  expect(tickets.map(({ name, event: { occurrenceId } }: GuestTicket) => [occurrenceId, name])).toEqual(
    event.dates.flatMap((id) => [
      [id, expect.any(String)],
      [id, expect.any(String)],
    ]),
  );
  const texts = (await deliveredTo(api, phone)).map(({ text }) => text);
  expect(texts.find((text) => text.includes(link))).toMatch(/your 6 tickets are here\. Garland class, 3 dates from /);
  const mail = (await deliveredTo(api, 'series@example.org')).find(({ text }) => text.includes(link));
  expect(mail?.text).toMatch(/(5:30\sPM.*){3}/s);
  await api.client().get(`/api/public/guest-tickets/${link}/tickets.pdf`).expect(200).expect('content-type', 'application/pdf');
  const { body: after } = await cancel(link, { ticketId: tickets[2]!.id, seenCents: 2_000 }).expect(200);
  expect(after.tickets.map(({ status: of }: GuestTicket) => of).filter((of: string) => of === 'canceled')).toHaveLength(1);
});

it('keeps to what is offered together: every date, its price, and room on each', async () => {
  const { event, all } = await threeDates({ capacity: 2 });
  const { client } = await newGuest();
  const refused = async (more: object) => (await send(client, event, { ...all, ...more })).body;
  expect((await refused({ series: { ...all.series, dates: event.dates.slice(1, 2) } })).code).toBe('ticket-series-changed');
  expect((await refused({ seenTotalCents: 15_000 })).code).toBe('ticket-price-changed');
  await send((await newGuest()).client, { ...event, occurrenceId: event.dates[2]! }).expect(201);
  expect((await refused({})).code).toBe('tickets-sold-out');
  expect(await stocksOf(event.dates)).toEqual([{ held: 1, sold: 0 }]);
});
