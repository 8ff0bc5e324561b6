import { mailWebhookEndpoint } from '@sannidhi/contracts';
import { BROADCASTS, followers, newBroadcast } from '../../../test/broadcasts.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { complaintAbout, deliveryFailure } from '../../../test/mail-reports.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { RecurringJob } from '../../platform/jobs/recurring-job.entity.ts';
import { MailReports } from '../../platform/mail/mail-reports.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import type { Account } from '../accounts/account.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { MailReportRow } from './mail-report.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  api.get(Templates).add('probe', () => ({ subject: 'Namaste', text: 'Words' }));
});
afterAll(() => api.close());

const { path } = mailWebhookEndpoint;
const sign = (body: string, at = new Date()) => api.get(MailReports).signatureOf(body, at);
const post = (mail: string, signature = sign(mail), type = 'message/rfc822') =>
  api.client().post(path).set('content-type', type).set('x-mail-signature', signature).send(mail);
const newAddress = () => `meera-${newId()}@example.test`;
const isStopped = (email: string) => api.get(MessageConsents).isStopped(api.database.reader, 'email', email);
const recordsOf = async (address: string) =>
  (await api.database.reader.findBy(MessageConsentRecordRow, { address })).map(({ action, source }) => [action, source]);

/** A mail that was sent; returns its id. */
async function mailed(to: string): Promise<string> {
  const dedupeKey = newId();
  await api.database.transaction((tx) => api.get(Outbox).enqueue(tx, { kind: 'email', to, template: 'probe', data: {}, dedupeKey }));
  await api.get(Jobs).runDue();
  return (await api.database.reader.findOneByOrFail(OutboxMessage, { dedupeKey })).id;
}

async function work(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await api.database.transaction((tx) => tx.update(RecurringJob, { name: 'broadcasts' }, { dueAt: new Date(0) }));
    await api.get(Jobs).runDue();
  }
}

/** A broadcast that went out to the followers of a temple; returns the outbox ids by address. */
async function broadcastTo(people: readonly Account[], client: Awaited<ReturnType<typeof signInStaff>>['client']) {
  const { id } = await newBroadcast(client, { segment: { groups: ['followers'] } });
  await client.post(`${BROADCASTS}/${id}/start`).send({}).expect(200);
  await work();
  const messages = await api.database.reader.findBy(OutboxMessage, { kind: 'broadcast-mail' });
  return { id, messageTo: (n: number) => messages.findLast(({ to }) => to === people[n]?.email)?.id ?? '' };
}

it('shows in the results what came back or was reported, and leaves those people out of the next broadcast', async () => {
  const { client, temple } = await signInStaff(api);
  const people = await followers(api, temple, 3);
  const { id, messageTo } = await broadcastTo(people, client);
  await post(deliveryFailure(messageTo(0))).expect(204);
  await post(complaintAbout(messageTo(1))).expect(204);
  const { body } = await client.get(`${BROADCASTS}/${id}`).expect(200);
  expect(body.counts).toEqual({ bounced: 1, complained: 1, sent: 1 });
  const question = { topic: 'news', channels: ['email'], segment: { groups: ['followers'] } };
  const next = await client.post('/api/temple-admin/broadcast-audience').send(question).expect(200);
  expect(next.body.channels).toEqual([{ channel: 'email', reachable: 1, excluded: [{ reason: 'stopped', count: 2 }] }]);
  expect(await recordsOf(people[0]!.email)).toEqual([['withdrawn', 'bounce']]);
  expect(await recordsOf(people[1]!.email)).toEqual([['withdrawn', 'complaint']]);
});

it('counts a report once, however often and at once it arrives', async () => {
  const address = newAddress();
  const mail = deliveryFailure(await mailed(address), { status: '4.4.7' });
  for (const { status } of await Promise.all(Array.from({ length: 6 }, () => post(mail)))) expect(status).toBe(204);
  expect(await api.database.reader.countBy(MailReportRow, { address })).toBe(1);
  expect(await isStopped(address)).toBe(false);
});

it('suppresses after five mails that didn’t arrive for passing reasons, also when five reports come at once', async () => {
  const [slow, fast] = [newAddress(), newAddress()];
  for (let n = 1; n <= 5; n++) {
    expect(await isStopped(slow)).toBe(false);
    await post(deliveryFailure(await mailed(slow), { status: '5.2.2' })).expect(204);
  }
  expect(await isStopped(slow)).toBe(true);
  const ids: string[] = [];
  for (let n = 1; n <= 5; n++) ids.push(await mailed(fast));
  await Promise.all(ids.map((id) => post(deliveryFailure(id, { status: '5.2.2' })).expect(204)));
  expect(await isStopped(fast)).toBe(true);
  expect(await recordsOf(fast)).toEqual([['withdrawn', 'bounce']]);
});

it('says so to the office at the donor’s gift', async () => {
  listenForWebhooks(api);
  const place = await buildGivingTemple(api);
  const { client: donor, account } = await signInDonor(api);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { orderId } = await giveAndPay(api, donor, place);
  const problem = async () => (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.mailProblem;
  expect(await problem()).toBeNull();
  await post(deliveryFailure(await mailed(account.email))).expect(204);
  expect(await problem()).toBe('bounce');
});

it('says there, too, that a phone texted STOP', async () => {
  const place = await buildGivingTemple(api);
  const { client: donor } = await signInDonor(api);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { orderId } = await giveAndPay(api, donor, place);
  const phone = '+17325550177';
  await api.database.transaction((tx) => tx.update(Order, { id: orderId }, { phone }));
  const stopped = async () => (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.textsStopped;
  expect(await stopped()).toBe(false);
  const everything = { templeId: null, topic: null, channel: 'sms', address: phone } as const;
  await api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, everything, 'sms-keyword'));
  expect(await stopped()).toBe(true);
});

it('takes the same in JSON', async () => {
  const address = newAddress();
  const report = JSON.stringify({ messageId: `<${await mailed(address)}@localhost>`, kind: 'hard' });
  await post(report, sign(report), 'application/json').expect(204);
  expect(await isStopped(address)).toBe(true);
});

it('refuses what is forged, changed or played again later, and believes no report about a mail it didn’t send', async () => {
  const address = newAddress();
  const mail = deliveryFailure(await mailed(address));
  const old = sign(mail, new Date(Date.now() - 3_600_000));
  for (const signature of ['', 'x', old, sign(`${mail} `)]) {
    const { body } = await post(mail, signature).expect(400);
    expect(body.code).toBe('invalid-signature');
  }
  for (const report of [deliveryFailure(newId()), 'Subject: Back on Monday\r\n\r\nBye']) await post(report).expect(204);
  for (const json of ['null', '[]', '{"kind":"hard"}', '{"messageId":"x","kind":"hard"}'])
    await post(json, sign(json), 'application/json').expect(204);
  expect(await isStopped(address)).toBe(false);
});

it('says so to the owner of the address, who can take mail again', async () => {
  const { client, account } = await signInDonor(api);
  await client.get('/api/account/mail').expect(200, { email: account.email, problem: null, since: null });
  await post(deliveryFailure(await mailed(account.email))).expect(204);
  const { body } = await client.get('/api/account/mail').expect(200);
  expect(body).toMatchObject({ email: account.email, problem: 'bounce', since: expect.any(String) });
  await post(complaintAbout(await mailed(account.email))).expect(204);
  expect((await client.get('/api/account/mail').expect(200)).body.problem).toBe('complaint');
  const resumed = await client.post('/api/account/mail/resume').send({}).expect(200);
  expect(resumed.body.problem).toBeNull();
  expect(await isStopped(account.email)).toBe(false);
  expect((await recordsOf(account.email)).map(([action]) => action)).toEqual(['withdrawn', 'withdrawn', 'restored']);
});
