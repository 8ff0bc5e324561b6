import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, ticketType } from '../../../test/tickets.ts';

const EMAIL = 'lata.news@example.org';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
const { registered } = guestsOf(() => ({ api, place }));

it('tells guests of their tickets in words that are true for them: the buyer, the link, the date, the reason and the refund', async () => {
  const adult = ticketType();
  const lunch = ticketType({ name: 'Lunch', takesSeat: false });
  const event = await offerTickets(office, place, [adult, lunch], { event: { title: 'Evening of flute' } });
  const at = `/api/temple-admin/event-dates/${event.occurrenceId}`;
  const people = [person(adult.id, 'Anika'), person(lunch.id, '')];
  const { phone, link } = await registered(event, { people, seenTotalCents: 5_000, email: EMAIL });
  expect((await deliveredTo(api, phone)).map(({ text }) => text)).toContainEqual(expect.stringContaining('your ticket is here'));
  const first = (await deliveredTo(api, EMAIL)).find(({ text }) => text.includes(link));
  expect(first?.text).toContain('Your ticket is attached.');

  await office
    .put(at)
    .send({ date: dateIn(place, 9), time: '18:00' })
    .expect(200);
  await runJobs(api);
  await office.post(`${at}/cancel`).send({ reason: 'A storm', scope: 'one' }).expect(200);
  await runJobs(api);
  const mails = (await deliveredTo(api, EMAIL)).filter(({ text }) => /new time|canceled your ticket/.test(text));
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain('Namaste Lata Menon,');
    expect(text).toContain('This link opens without an account.');
    expect(text).not.toMatch(/sign in|Somebody entered/);
  }
  const texts = (await deliveredTo(api, phone)).map(({ text }) => text);
  const moved = texts.find((text) => text.includes('Evening of flute is at a new time'));
  const canceled = texts.find((text) => text.includes('canceled your ticket'));
  for (const text of [moved, canceled]) {
    expect(text).toContain(place.temple.name);
    expect(text).toMatch(/6:00 PM/);
    expect(text).toContain(link);
  }
  expect(canceled).toContain('A storm. You get $50.00 back.');
});
