import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, type TicketedEvent, ticketLine } from '../../../test/tickets.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { BANK_SECONDS } from '../../platform/payments/sandbox/sandbox-cards.ts';

const FAILS = '000111111116';
const RETURNS = '000333333335';
const EVENT = 'Kartika Deepotsavam';

let api: TestApi;
let place: GivingTemple;
let event: TicketedEvent;
let donor: { client: TestAgent; account: Account };
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  const office = (await signInStaff(api, { temple: place.temple })).client;
  event = await offerTickets(office, place, undefined, { event: { startsOn: dateIn(place, 12) } });
  donor = await signInDonor(api);
});
afterAll(() => api.close());

const mailsTo = async (email: string) => (await deliveredTo(api, email)).map(({ subject, text }) => `${subject}\n${text}`);
const mailsOf = () => mailsTo(donor.account.email);
const notices = async (): Promise<{ title: string; body: string; path: string }[]> =>
  (await donor.client.get('/api/account/notifications').expect(200)).body.items;
const bankDecides = async () => {
  await runJobs(api, BANK_SECONDS + 1);
  await runJobs(api);
};
async function registerByBank(bankAccount: string) {
  const { orders } = await addLines(donor.client, ticketLine(place, event, [person(event.types[0]!.id)]));
  const started = await checkOut(donor.client, orders[0]!);
  expect((await payGift(api, started, bankAccount)).status).toBe('processing');
  await runJobs(api);
  return started;
}

it('tells who registered that their bank refused, that nothing was paid, and how to register after all', async () => {
  await registerByBank(FAILS);
  await bankDecides();
  const [mail] = (await mailsOf()).filter((text) => text.startsWith(`Your bank refused your payment to ${place.temple.name}`));
  expect(mail).toMatch(new RegExp(`refused the payment of \\$25.00.*${EVENT}.*nothing was paid`));
  expect(mail).toContain('order again and pay another way');
  const path = `/temples/${place.temple.slug}/events/${event.occurrenceId}`;
  expect(mail).toContain(path);
  expect((await notices())[0]).toMatchObject({
    title: `Your bank refused your payment of $25.00 to ${place.temple.name}`,
    path,
  });
});

it('tells who gave the same of a gift, once, in their language', async () => {
  await api.database.transaction((tx) => tx.update(Account, { id: donor.account.id }, { language: 'hi' }));
  await payGift(api, await startGift(donor.client, place), FAILS);
  await runJobs(api);
  await bankDecides();
  await bankDecides();
  const refused = (await mailsOf()).filter((text) => text.includes('अस्वीकार'));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('फिर से दान करें');
});

it('says of a declined card nothing: its page says it', async () => {
  await payGift(api, await startGift(donor.client, place), '4000000000000002');
  await runJobs(api);
  expect((await mailsOf()).filter((text) => text.includes('refused'))).toEqual([]);
});

it('says of a returned payment that the bank took it, what is canceled with it, and what to do; nobody hears that the temple did it', async () => {
  await registerByBank(RETURNS);
  await bankDecides();
  const { body } = await donor.client.get('/api/devotee/tickets').expect(200);
  const ticket = body.items[0];
  const friend = 'friend@devotees.test';
  await donor.client.post(`/api/devotee/tickets/${ticket.id}/pass-on`).send({ name: 'Arun', email: friend }).expect(200);
  await bankDecides();
  const [mail] = (await mailsOf()).filter((text) => text.startsWith('Your bank payment'));
  expect(mail).toMatch(new RegExp(`Your bank returned the payment of \\$25.00.*Canceled with it:.*${EVENT}`, 's'));
  expect(mail).toContain('order again and pay another way');
  expect(mail).not.toContain('give another way');
  const [told] = (await mailsTo(friend)).filter((text) => text.includes('no longer valid'));
  expect(told).toContain('The bank returned the payment');
  expect([...(await mailsOf()), ...(await mailsTo(friend))].filter((text) => text.includes('canceled your ticket'))).toEqual([]);
});
