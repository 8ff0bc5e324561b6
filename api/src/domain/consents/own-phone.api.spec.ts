import { PHONE_CODE, SMS_TERMS_VERSION, smsTerms, type TempleConsents } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { NumberRefused, SmsSender } from '../../platform/sms/sms-sender.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

const CONSENTS = '/api/account/message-consents';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.useRealTimers());

let last = 4_100;
const newPhone = () => `+1732555${++last}`;

/** A devotee who saved a temple and entered a phone. */
async function devotee(phone: string) {
  const { temple } = await buildGivingTemple(api);
  const { client, account } = await signInDonor(api, { phone });
  const saved = { accountId: account.id, templeId: temple.id, homeOf: null, savedAt: new Date() };
  await api.database.transaction((tx) => insertRow(tx, SavedTempleRow, saved));
  return { client, temple, account };
}
const turn = (client: TestAgent, templeId: string, isOn = true, shown: { terms?: number } = { terms: SMS_TERMS_VERSION }) =>
  client.put(CONSENTS).send({ templeId, topic: 'news', channel: 'sms', isOn, language: 'hi', ...shown });
const mayText = (templeId: string, address: string) =>
  api.get(MessageConsents).allows(api.database.reader, { templeId, topic: 'news', channel: 'sms', address });
const shown = async (client: TestAgent): Promise<TempleConsents> => (await client.get(CONSENTS).expect(200)).body[0];

async function verify(client: TestAgent, phone: string): Promise<void> {
  await client.post('/api/account/phone/code').expect(202);
  const [message] = await deliveredTo(api, phone);
  await client.post('/api/account/phone/verify').send({ code: message?.code }).expect(200);
}

it('gets no text before its owner enters the code, and then their consent is kept in the words they read (TCPA)', async () => {
  const phone = newPhone();
  const { client, temple } = await devotee(phone);
  expect(await shown(client)).toMatchObject({ phone, phoneVerified: false });
  expect((await turn(client, temple.id).expect(422)).body.code).toBe('phone-unverified');
  expect((await client.post('/api/account/phone/verify').send({ code: '000000' }).expect(401)).body.code).toMatch(/^phone-code/);
  await verify(client, phone);
  await turn(client, temple.id).expect(200);
  expect(await mayText(temple.id, phone)).toBe(true);
  const [record] = await api.database.reader.findBy(MessageConsentRecordRow, { address: phone });
  expect(record).toMatchObject({ action: 'given', source: 'settings', language: 'hi' });
  expect(record?.wording).toBe(smsTerms(temple.name, 'hi'));
});

it('gets none from somebody who read other terms, and its owner can still turn texts off (TCPA, 47 CFR 64.1200(f)(9))', async () => {
  const phone = newPhone();
  const { client, temple } = await devotee(phone);
  await verify(client, phone);
  for (const shown of [{ terms: 1 }, {}])
    expect((await turn(client, temple.id, true, shown).expect(409)).body.code).toBe('sms-terms-changed');
  expect(await mayText(temple.id, phone)).toBe(false);
  await turn(client, temple.id, false, {}).expect(200);
});

it.each(['unreachable', 'stopped'] as const)('shows nobody but its owner that a number is %s', async (problem) => {
  const phone = newPhone();
  const [owner, stranger] = [await devotee(phone), await devotee(phone)];
  await verify(owner.client, phone);
  setClock(new Date(Date.now() + PHONE_CODE.resendAfterSeconds * 1000).toISOString());
  jest.spyOn(api.get(SmsSender), 'send').mockRejectedValue(new NumberRefused(problem));
  await stranger.client.post('/api/account/phone/code').expect(202);
  await api.get(Jobs).runDue();
  jest.restoreAllMocks();
  const isUnreachable = problem === 'unreachable';
  expect(await shown(owner.client)).toMatchObject({ phoneVerified: true, phoneUnreachable: isUnreachable, stopped: ['sms'] });
  expect(await shown(stranger.client)).toMatchObject({ phoneVerified: false, phoneUnreachable: false, stopped: [] });
});

it('texts an account a few codes a day, whichever phones it enters', async () => {
  const { client, account } = await signInDonor(api, { phone: newPhone() });
  const asked = async () => {
    await client.put('/api/account/profile').send({ fullName: account.fullName, phone: newPhone() }).expect(200);
    return (await client.post('/api/account/phone/code')).status;
  };
  const statuses = [];
  for (let code = 1; code <= 6; code += 1) statuses.push(await asked());
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

it('keeps what somebody agreed to when they verify the number in their other account, too', async () => {
  const phone = newPhone();
  const { client, temple, account } = await devotee(phone);
  await verify(client, phone);
  await turn(client, temple.id).expect(200);
  const other = await buildAccount(api, { role: 'temple-admin', email: account.email, phone });
  const { client: office } = await signInStaff(api, { account: other });
  setClock(new Date(Date.now() + PHONE_CODE.resendAfterSeconds * 1000).toISOString());
  await verify(office, phone);
  expect(await mayText(temple.id, phone)).toBe(true);
  expect(await shown(client)).toMatchObject({ phoneVerified: true });
});

it('ends what was agreed to when the number in the account changes', async () => {
  const phone = newPhone();
  const { client, temple } = await devotee(phone);
  await verify(client, phone);
  await turn(client, temple.id).expect(200);
  await client.put('/api/account/profile').send({ fullName: 'Meera Iyer', phone }).expect(200);
  expect(await mayText(temple.id, phone)).toBe(true);
  await client.put('/api/account/profile').send({ fullName: 'Meera Iyer', phone: newPhone() }).expect(200);
  expect(await mayText(temple.id, phone)).toBe(false);
  expect(await shown(client)).toMatchObject({ phoneVerified: false });
});

it('keeps what was agreed to while another account of the same person has the number', async () => {
  const phone = newPhone();
  const { client, temple, account } = await devotee(phone);
  await verify(client, phone);
  await turn(client, temple.id).expect(200);
  await buildAccount(api, { role: 'priest', email: account.email, phone, phoneVerifiedAt: new Date() });
  await client.put('/api/account/profile').send({ fullName: 'Meera Iyer', phone: newPhone() }).expect(200);
  expect(await mayText(temple.id, phone)).toBe(true);
});

it('passes to a new owner without the earlier one’s consents, and leaves the earlier account', async () => {
  const phone = newPhone();
  const [before, after] = [await devotee(phone), await devotee(phone)];
  await verify(before.client, phone);
  await turn(before.client, before.temple.id).expect(200);
  // Typing the number changes nothing for its owner.
  await after.client.put('/api/account/profile').send({ fullName: 'Asha Rao', phone: null }).expect(200);
  await after.client.put('/api/account/profile').send({ fullName: 'Asha Rao', phone }).expect(200);
  expect(await mayText(before.temple.id, phone)).toBe(true);
  setClock(new Date(Date.now() + PHONE_CODE.resendAfterSeconds * 1000).toISOString());
  await verify(after.client, phone);
  expect(await mayText(before.temple.id, phone)).toBe(false);
  expect(await shown(before.client)).toMatchObject({ phoneVerified: false });
  expect(await shown(after.client)).toMatchObject({ phoneVerified: true });
  // Where the earlier owner wanted texts from is nobody else’s business.
  const temples: TempleConsents[] = (await after.client.get(CONSENTS).expect(200)).body;
  expect(temples.map(({ templeId }) => templeId)).toEqual([after.temple.id]);
});
