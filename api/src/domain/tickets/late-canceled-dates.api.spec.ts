import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, ticketLine } from '../../../test/tickets.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

it('pays back a payment that was under way when its date was canceled, and says that the temple canceled it', async () => {
  const event = await offerTickets(office, place);
  const payer = await signInDonor(api);
  const { orders } = await addLines(payer.client, ticketLine(place, event, [person(event.types[0]!.id)]));
  const started = await checkOut(payer.client, orders[0]!);
  await office
    .post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`)
    .send({ reason: 'The artist is ill', scope: 'one' })
    .expect(200);
  await payGift(api, started);
  await runJobs(api);
  const texts = (await deliveredTo(api, payer.account.email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('The temple canceled this time before your payment arrived.');
  expect(texts).not.toContain('No place was left');
});
