import { type Broadcast, type TempleConsents, textStatusEndpoint } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { BROADCASTS, followers, newBroadcast } from '../../../test/broadcasts.ts';
import { setClock } from '../../../test/clock.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { RecurringJob } from '../../platform/jobs/recurring-job.entity.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { TEXT_SIGNATURE_HEADER } from '../../platform/sms/signed-forms.ts';
import { NumberRefused, type OutgoingSms, SmsSender, SmsUnreached } from '../../platform/sms/sms-sender.ts';
import { TextStatuses } from '../../platform/sms/text-statuses.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import { MailReportRow } from '../consents/mail-report.entity.ts';
import { MessageConsentRecordRow } from '../consents/message-consent-record.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { BroadcastDriver } from './broadcast-driver.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let last = 2_200;
const newPhone = () => `+1732555${++last}`;
const sms = (temple: Temple, address: string) => ({ templeId: temple.id, topic: 'news' as const, channel: 'sms' as const, address });
const isStopped = (phone: string) => api.get(MessageConsents).isStopped(api.database.reader, 'sms', phone);

/** What the provider posts about a message. */
function report(messageId: string, MessageStatus: string, given: Record<string, string> = {}, signedFor = messageId) {
  const form = new URLSearchParams({ MessageSid: 'SM1', MessageStatus, ...given });
  return api
    .client()
    .post(textStatusEndpoint.path.replace(':messageId', messageId))
    .set('content-type', 'application/x-www-form-urlencoded')
    .set(TEXT_SIGNATURE_HEADER, api.get(TextStatuses).signaturesOf(signedFor, form)[0] ?? '')
    .send(form.toString());
}

async function work(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await api.database.transaction((tx) => tx.update(RecurringJob, { name: 'broadcasts' }, { dueAt: new Date(0) }));
    await api.get(Jobs).runDue();
  }
}

/** A broadcast by text to one person who agreed, and what was sent of it; `reply` is the provider's. */
async function texted(reply: (message: OutgoingSms) => Promise<void> = async () => undefined) {
  const { client, temple } = await signInStaff(api);
  const phone = newPhone();
  await followers(api, temple, 1, { phone, phoneVerifiedAt: new Date() });
  await api.database.transaction((tx) => api.get(MessageConsents).give(tx, sms(temple, phone), 'settings', 'News by text'));
  const sent: OutgoingSms[] = [];
  const send = jest.spyOn(api.get(SmsSender), 'send').mockImplementation((message) => {
    sent.push(message);
    return reply(message);
  });
  const { id } = await newBroadcast(client, { channels: ['sms'], sms: 'Namaste', segment: { groups: ['followers'] } });
  await client.post(`${BROADCASTS}/${id}/start`).send({}).expect(200);
  await work();
  const counts = async () => ((await client.get(`${BROADCASTS}/${id}`).expect(200)).body as Broadcast).counts;
  return { client, temple, phone, id, messageId: sent[0]?.id ?? '', sent, send, counts };
}
const audienceOf = async (client: TestAgent) =>
  (
    await client
      .post('/api/temple-admin/broadcast-audience')
      .send({ topic: 'news', channels: ['sms'], segment: { groups: ['followers'] } })
      .expect(200)
  ).body.channels;

it('shows a text as delivered once the provider says so, and neither a copy nor a late report moves it back', async () => {
  const { messageId, counts } = await texted();
  expect(await counts()).toEqual({ sent: 1 });
  for (const status of ['queued', 'sending', 'sent']) await report(messageId, status).expect(204);
  expect(await counts()).toEqual({ sent: 1 });
  await Promise.all(['delivered', 'delivered', 'sent'].map((status) => report(messageId, status).expect(204)));
  for (const status of ['sent', 'undelivered', 'failed', 'queued', 'delivered']) await report(messageId, status).expect(204);
  expect(await counts()).toEqual({ delivered: 1 });
});

it('shows a text as delivered where the report overtakes the reply, and where the reply is lost', async () => {
  const overtaken = await texted(async ({ id }) => void (await report(id, 'delivered').expect(204)));
  expect(await overtaken.counts()).toEqual({ delivered: 1 });
  const lost = await texted(async () => Promise.reject(new Error('timed out')));
  expect(await lost.counts()).toEqual({ unknown: 1 });
  await report(lost.messageId, 'sent').expect(204);
  expect(await lost.counts()).toEqual({ sent: 1 });
});

it('ends texts to a number that can’t get them, from every temple, until START', async () => {
  const { client, phone, messageId, counts } = await texted();
  for (let copy = 0; copy < 2; copy++) await report(messageId, 'undelivered', { ErrorCode: '30005' }).expect(204);
  expect(await counts()).toEqual({ bounced: 1 });
  expect(await isStopped(phone)).toBe(true);
  expect(await audienceOf(client)).toEqual([{ channel: 'sms', reachable: 0, excluded: [{ reason: 'unreachable', count: 1 }] }]);
  await api.database.transaction((tx) => api.get(MailAddresses).resume(tx, { channel: 'sms', address: phone }, 'sms-keyword'));
  expect(await isStopped(phone)).toBe(false);
});

it('counts each text that a phone didn’t take once, and ends texts after five; what isn’t the number’s fault never counts', async () => {
  const { phone, messageId } = await texted();
  const undelivered = (ErrorCode: string) => report(messageId, 'undelivered', { ErrorCode }).expect(204);
  for (let copy = 0; copy < 6; copy++) await undelivered('30003');
  await undelivered('30007');
  expect(await api.database.reader.countBy(MailReportRow, { address: phone })).toBe(1);
  expect(await isStopped(phone)).toBe(false);
  const soft = () => api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'sms', address: phone }, 'soft'));
  for (const stops of [false, false, false, true]) {
    await soft();
    expect(await isStopped(phone)).toBe(stops);
  }
});

it('counts missed texts from zero again after one is delivered', async () => {
  const { phone, messageId } = await texted();
  const soft = () => api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'sms', address: phone }, 'soft'));
  for (let missed = 0; missed < 4; missed++) await soft();
  await report(messageId, 'delivered').expect(204);
  await soft();
  expect(await isStopped(phone)).toBe(false);
});

it('counts no text with a code, which anyone can ask for', async () => {
  const [phone, temple] = [newPhone(), await buildTemple(api)];
  await api.client().post('/api/guest/phone-code').send({ phone, templeSlug: temple.slug }).expect(202);
  await work();
  const code = await api.database.reader.findOneByOrFail(OutboxMessage, { to: phone });
  await report(code.id, 'undelivered', { ErrorCode: '30005' }).expect(204);
  expect(await api.database.reader.countBy(MailReportRow, { address: phone })).toBe(0);
});

it('counts no receipt, whose phone an office may have typed', async () => {
  const phone = newPhone();
  const receipt = { kind: 'sms', to: phone, template: 'gift-received-sms', data: {}, dedupeKey: `gift-received:${phone}` };
  await api.database.transaction((tx) => api.get(Outbox).enqueue(tx, receipt));
  const { id } = await api.database.reader.findOneByOrFail(OutboxMessage, { to: phone });
  await api.database.transaction((tx) => tx.update(OutboxMessage, { id }, { state: 'done', doneAt: new Date() }));
  await report(id, 'undelivered', { ErrorCode: '30003' }).expect(204);
  expect(await api.database.reader.countBy(MailReportRow, { address: phone })).toBe(0);
});

it('sends a text that failed at the provider again by “retry”, and a late report about the first try changes nothing', async () => {
  const { client, id, messageId, sent, counts } = await texted();
  await report(messageId, 'failed', { ErrorCode: '30001' }).expect(204);
  expect(await counts()).toEqual({ failed: 1 });
  await client.post(`${BROADCASTS}/${id}/retry`).send({}).expect(200);
  await work();
  expect(sent).toHaveLength(2);
  await report(messageId, 'undelivered', { ErrorCode: '30001' }).expect(204);
  expect(await counts()).toEqual({ sent: 1 });
  await report(sent[1]?.id ?? '', 'delivered').expect(204);
  expect(await counts()).toEqual({ delivered: 1 });
});

it('shows a text as bounced whose number the provider takes no texts to, isn’t tried again, and says so to the office and its owner', async () => {
  const { client, temple, phone, id, sent, counts } = await texted(() => Promise.reject(new NumberRefused('unreachable')));
  expect(await counts()).toEqual({ bounced: 1 });
  await client.post(`${BROADCASTS}/${id}/retry`).send({});
  await work();
  expect([sent.length, await isStopped(phone)]).toEqual([1, true]);
  expect(await audienceOf(client)).toEqual([{ channel: 'sms', reachable: 0, excluded: [{ reason: 'unreachable', count: 1 }] }]);
  const owner = await signInAs(api, await api.database.reader.findOneByOrFail(Account, { phone }));
  const { body }: { body: TempleConsents[] } = await owner.get('/api/account/message-consents').expect(200);
  expect(body.find(({ templeId }) => templeId === temple.id)).toMatchObject({ phoneUnreachable: true, stopped: ['sms'] });
});

it('records it as a withdrawal, once, if the provider says that the recipient texted STOP, at once or in a report', async () => {
  const { client, phone, messageId, id, counts } = await texted(() => Promise.reject(new NumberRefused('stopped')));
  expect([await counts(), await isStopped(phone)]).toEqual([{ suppressed: 1 }, true]);
  await client.post(`${BROADCASTS}/${id}/retry`).send({});
  await work();
  await report(messageId, 'failed', { ErrorCode: '21610' }).expect(204);
  const records = await api.database.reader.findBy(MessageConsentRecordRow, { address: phone, action: 'withdrawn' });
  expect(records.map(({ source, topic, templeId }) => [source, topic, templeId])).toEqual([['provider', '*', '*']]);
  expect(await audienceOf(client)).toEqual([{ channel: 'sms', reachable: 0, excluded: [{ reason: 'stopped', count: 1 }] }]);
  const later = await texted();
  await report(later.messageId, 'undelivered', { ErrorCode: '21610' }).expect(204);
  expect(await isStopped(later.phone)).toBe(true);
});

it('leaves texts on after START when a report of the STOP before it comes late or again', async () => {
  const { phone, messageId } = await texted();
  const stopped = () => report(messageId, 'undelivered', { ErrorCode: '21610' }).expect(204);
  await stopped();
  expect(await isStopped(phone)).toBe(true);
  await api.database.transaction((tx) => api.get(MailAddresses).resume(tx, { channel: 'sms', address: phone }, 'sms-keyword'));
  await stopped();
  expect(await isStopped(phone)).toBe(false);
});

it('leaves texts on after START when a report that the number got none before it comes late', async () => {
  const { phone, messageId } = await texted();
  await api.database.transaction((tx) => api.get(MailAddresses).resume(tx, { channel: 'sms', address: phone }, 'sms-keyword'));
  await report(messageId, 'undelivered', { ErrorCode: '30005' }).expect(204);
  expect(await isStopped(phone)).toBe(false);
});

it('leaves texts on after START although only the provider heard the STOP before it', async () => {
  const { phone, messageId } = await texted();
  await api.database.transaction((tx) => api.get(MailAddresses).resume(tx, { channel: 'sms', address: phone }, 'sms-keyword'));
  await report(messageId, 'undelivered', { ErrorCode: '21610' }).expect(204);
  expect(await isStopped(phone)).toBe(false);
});

it('leaves texts on after START where the provider’s refusal of a text that was under way comes after it', async () => {
  const start = (phone: string) =>
    api.database.transaction((tx) => api.get(MailAddresses).resume(tx, { channel: 'sms', address: phone }, 'sms-keyword'));
  for (const problem of ['stopped', 'unreachable'] as const) {
    const { phone } = await texted(async ({ to }) => {
      setClock(new Date(Date.now() + 1000).toISOString());
      await start(to);
      throw new NumberRefused(problem);
    });
    jest.useRealTimers();
    expect(await isStopped(phone)).toBe(false);
  }
});

it('shows a text as refused although the refusal couldn’t be written down for the number', async () => {
  const { counts } = await texted(async () => {
    jest.spyOn(api.get(MessageConsents), 'withdraw').mockRejectedValue(new Error('disk full'));
    throw new NumberRefused('stopped');
  });
  expect(await counts()).toEqual({ suppressed: 1 });
});

it('gives a code or a receipt up at once if its number can’t get texts', async () => {
  const [phone, temple] = [newPhone(), await buildTemple(api)];
  const send = jest.spyOn(api.get(SmsSender), 'send').mockRejectedValue(new NumberRefused('unreachable'));
  await api.client().post('/api/guest/phone-code').send({ phone, templeSlug: temple.slug }).expect(202);
  await work();
  const code = await api.database.reader.findOneByOrFail(OutboxMessage, { to: phone });
  expect([code.state, code.attempts, send.mock.calls.length, await isStopped(phone)]).toEqual(['dead', 1, 1, true]);
});

it('sends a code or a receipt that nobody answered for once more, then leaves it as unknown until the provider says it has it', async () => {
  jest.replaceProperty(api.get(SmsSender), 'reachesPhones', true);
  const [phone, temple] = [newPhone(), await buildTemple(api)];
  const send = jest.spyOn(api.get(SmsSender), 'send').mockRejectedValue(new Error('socket hang up'));
  await api.client().post('/api/guest/phone-code').send({ phone, templeSlug: temple.slug }).expect(202);
  const row = () => api.database.reader.findOneByOrFail(OutboxMessage, { to: phone });
  for (let round = 0; round < 4; round++) {
    await api.database.transaction((tx) => tx.update(OutboxMessage, { to: phone }, { dueAt: new Date(0) }));
    await work();
  }
  const { id, ...left } = await row();
  expect([send.mock.calls.length, left]).toMatchObject([2, { state: 'unknown', unanswered: 2, data: { code: '(gone)' } }]);
  await report(id, 'sent').expect(204);
  expect(await row()).toMatchObject({ state: 'done', data: {} });
});

it('leaves a broadcast’s text in its queue while the provider can’t be reached, and sends it once', async () => {
  let isDown = true;
  const { sent, counts, phone } = await texted(async () => {
    if (isDown) throw new SmsUnreached();
  });
  isDown = false;
  expect(await counts()).toEqual({ sending: 1 });
  await api.database.transaction((tx) => tx.update(OutboxMessage, { to: phone }, { dueAt: new Date(0) }));
  await work();
  expect([sent.length, await counts()]).toEqual([2, { sent: 1 }]);
});

it('isn’t finished while its last text is under way: one that couldn’t be sent is tried again', async () => {
  let reply = (_error: Error): void => undefined;
  const send = jest.spyOn(api.get(SmsSender), 'send').mockResolvedValue();
  const underWay = new Promise<void>((begun) => {
    // The next attempt may follow before the first rounds are over.
    send.mockImplementationOnce(() => {
      begun();
      return new Promise((_sent, reject) => {
        reply = reject;
      });
    });
  });
  const { client, temple } = await signInStaff(api);
  const phone = newPhone();
  await followers(api, temple, 1, { phone, phoneVerifiedAt: new Date() });
  await api.database.transaction((tx) => api.get(MessageConsents).give(tx, sms(temple, phone), 'settings', 'News by text'));
  const { id } = await newBroadcast(client, { channels: ['sms'], sms: 'Namaste', segment: { groups: ['followers'] } });
  await client.post(`${BROADCASTS}/${id}/start`).send({}).expect(200);
  const shown = async (): Promise<Broadcast> => (await client.get(`${BROADCASTS}/${id}`).expect(200)).body;
  const working = work();
  await underWay;
  await api.get(BroadcastDriver).advanceAll();
  expect(await shown()).toMatchObject({ status: 'running', counts: { unknown: 1 } });
  reply(new SmsUnreached());
  await working;
  await api.database.transaction((tx) => tx.update(OutboxMessage, { to: phone }, { dueAt: new Date(0) }));
  await work();
  expect(await shown()).toMatchObject({ status: 'finished', counts: { sent: 1 } });
});

it('refuses a report without the provider’s signature, changed after it was signed, or signed for another message', async () => {
  const { messageId, phone, counts } = await texted();
  const other = await report(messageId, 'undelivered', { ErrorCode: '30005' }, newId()).expect(400);
  expect(other.body.code).toBe('invalid-signature');
  await report(messageId, 'undelivered', { ErrorCode: '30005' }).set(TEXT_SIGNATURE_HEADER, 'x').expect(400);
  const changed = report(messageId, 'delivered');
  await changed.send('ErrorCode=30005').expect(400);
  expect([await counts(), await isStopped(phone)]).toEqual([{ sent: 1 }, false]);
  await report(newId(), 'delivered').expect(204);
});
