import { textWebhookEndpoint } from '@sannidhi/contracts';
import { runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { InboundTexts } from '../../platform/sms/inbound-texts.ts';
import { SmsSender } from '../../platform/sms/sms-sender.ts';
import { MessageConsents } from './message-consents.service.ts';
import { keywordOf } from './text-keywords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  api.get(Templates).add('probe-sms', () => ({ text: 'A receipt' }));
  api.get(Templates).add('probe-code', () => ({ text: '204811 is your code', code: '204811' }));
});
afterAll(() => api.close());

let last = 1000;
const newPhone = () => `+1732555${++last}`;
const formOf = (from: string, body: string, id: string = newId()) => new URLSearchParams({ MessageSid: id, From: from, Body: body });
const post = (form: URLSearchParams, signature = api.get(InboundTexts).signaturesOf(form)[0] ?? '') =>
  api
    .client()
    .post(textWebhookEndpoint.path)
    .set('content-type', 'application/x-www-form-urlencoded')
    .set('x-twilio-signature', signature)
    .send(form.toString());
const text = (to: string, template: string) =>
  api.database.transaction((tx) => api.get(Outbox).enqueue(tx, { kind: 'sms', to, template, data: {}, dedupeKey: newId() }));
const textsTo = async (phone: string) => (await deliveredTo(api, phone)).map((sent) => sent.text).reverse();
const isStopped = (phone: string) => api.get(MessageConsents).isStopped(api.database.reader, 'sms', phone);

describe('TCPA, 47 CFR 64.1200(a)(10): consent is revoked by any reasonable means', () => {
  it.each([
    'STOP',
    'QUIT',
    'END',
    'REVOKE',
    'OPT OUT',
    'CANCEL',
    'UNSUBSCRIBE',
    'stop',
    ' Stop. ',
    '"Opt-out"',
    'stopall',
    'Please stop texting me',
    'Please stop sending me these messages from the temple',
    'Quit texting me',
    'I revoke my consent to get texts from you people',
    'Remove me from this list, I moved to Ohio years ago',
    'I don’t want this. Don’t text me again at this number please',
    'No more texts',
    'kindly do stop all these messages to my old mother at once',
    'ＳＴＯＰ',
  ])('ends texts: %s', (body) => expect(keywordOf(body)).toBe('stop'));
  it.each([
    ['HELP', 'help'],
    ['help!', 'help'],
    ['START', 'start'],
    ['Unstop', 'start'],
    ['Can I cancel my booking on Tuesday?', undefined],
    ['The bus stop is closed, which other way leads to the temple?', undefined],
    ['My son will stop by at the temple at six with the flowers you asked for', undefined],
    ['We can take my number two car off the lot during the festival', undefined],
    ['Can the priest please stop by our house on Sunday for the griha pravesh?', undefined],
    ['Please stop by', undefined],
    ['Could you send me more messages about the festival?', undefined],
    ['', undefined],
  ])('understands: %s', (body, keyword) => expect(keywordOf(body)).toBe(keyword));

  it('sends nothing after STOP but one confirmation and codes that are requested, until START', async () => {
    const phone = newPhone();
    await post(formOf(phone, 'Stop')).expect(204);
    for (const template of ['probe-sms', 'probe-code']) await text(phone, template);
    expect(await textsTo(phone)).toEqual([expect.stringMatching(/unsubscribed.*START/), '204811 is your code']);
    await post(formOf(phone, 'START')).expect(204);
    await text(phone, 'probe-sms');
    expect((await textsTo(phone)).slice(2)).toEqual([expect.stringContaining('Reply HELP for help, STOP to end'), 'A receipt']);
  });

  it('is confirmed by one text, though the provider’s answer is lost (47 CFR 64.1200(a)(12))', async () => {
    const phone = newPhone();
    jest.replaceProperty(api.get(SmsSender), 'reachesPhones', true);
    const send = jest.spyOn(api.get(SmsSender), 'send').mockRejectedValue(new Error('socket hang up'));
    await post(formOf(phone, 'STOP')).expect(204);
    const due = () => api.database.transaction((tx) => tx.update(OutboxMessage, { to: phone }, { dueAt: new Date(0) }));
    for (let round = 0; round < 3; round++) {
      await due();
      await runJobs(api);
    }
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual([phone]);
    expect(await api.database.reader.findOneBy(OutboxMessage, { to: phone })).toMatchObject({ state: 'unknown', unanswered: 1 });
    jest.restoreAllMocks();
  });

  it('stops nobody again when a copy of STOP arrives after START', async () => {
    const phone = newPhone();
    const stop = formOf(phone, 'STOP');
    for (const form of [stop, formOf(phone, 'START'), stop]) await post(form).expect(204);
    expect(await isStopped(phone)).toBe(false);
    expect(await textsTo(phone)).toHaveLength(2);
  });
});

it('answers HELP with who we are and how to stop, in one text (CTIA Messaging Principles 5.1.3)', async () => {
  const phone = newPhone();
  await post(formOf(phone, 'HELP')).expect(204);
  const [reply = ''] = await textsTo(phone);
  expect(reply).toMatch(/^Sannidhi: .*Msg & data rates may apply\. Reply STOP to end\.$/);
  expect(reply.length).toBeLessThanOrEqual(160);
});

it('replies once a day that nobody reads texts here, but not to people who texted STOP', async () => {
  const phone = newPhone();
  for (const body of ['Is the temple open today?', 'Hello?']) await post(formOf(phone, body)).expect(204);
  const [reply = '', ...more] = await textsTo(phone);
  expect([reply, more]).toEqual([expect.stringMatching(/^Sannidhi: Nobody reads texts.*STOP/), []]);
  const stopped = newPhone();
  await post(formOf(stopped, 'STOP')).expect(204);
  await post(formOf(stopped, 'Are you there?')).expect(204);
  expect(await textsTo(stopped)).toHaveLength(1);
});

it('refuses a text without the provider’s signature, or changed after it was signed', async () => {
  const phone = newPhone();
  const signed = api.get(InboundTexts).signaturesOf(formOf(phone, 'HELP', 'SM1'))[0];
  for (const signature of ['', 'x', signed]) {
    const { body } = await post(formOf(phone, 'STOP', 'SM1'), signature).expect(400);
    expect(body.code).toBe('invalid-signature');
  }
  expect(await isStopped(phone)).toBe(false);
});
