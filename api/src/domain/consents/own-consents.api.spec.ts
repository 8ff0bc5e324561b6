import { SMS_TERMS_VERSION, type TempleConsents } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { startConversation } from '../../../test/conversations.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { TempleNotificationPreferenceRow } from '../notifications/temple-notification-preference.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

const CONSENTS = '/api/account/message-consents';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const templesOf = async (client: TestAgent): Promise<string[]> =>
  (await client.get(CONSENTS).expect(200)).body.map(({ templeId }: TempleConsents) => templeId);

it('lets people choose at a temple they only wrote to', async () => {
  const { temple } = await buildGivingTemple(api);
  const { client, account } = await signInDonor(api);
  expect(await templesOf(client)).toEqual([]);
  await startConversation(client, temple);
  expect(await templesOf(client)).toEqual([temple.id]);
  const choice = { topic: 'events', channel: 'email' } as const;
  await client
    .put(CONSENTS)
    .send({ templeId: temple.id, ...choice, isOn: false })
    .expect(200);
  const question = { templeId: temple.id, ...choice, address: account.email };
  expect(await api.get(MessageConsents).allows(api.database.reader, question)).toBe(false);
});

it('lets staff choose at their temple, and at no other', async () => {
  const { client, temple } = await signInStaff(api);
  const { temple: other } = await buildGivingTemple(api);
  expect(await templesOf(client)).toEqual([temple.id]);
  const choice = { topic: 'news', channel: 'in-app', isOn: false };
  await client
    .put(CONSENTS)
    .send({ templeId: temple.id, ...choice })
    .expect(200);
  await client
    .put(CONSENTS)
    .send({ templeId: other.id, ...choice })
    .expect(404);
});

it('lets people take consent back at a temple that nothing else leads to (TCPA, 47 CFR 64.1200(a)(10))', async () => {
  const { temple } = await buildGivingTemple(api);
  const address = '+17325554901';
  const { client } = await signInDonor(api, { phone: address, phoneVerifiedAt: new Date() });
  const { client: stranger } = await signInDonor(api, { phone: address });
  const choice = { templeId: temple.id, topic: 'notifications', channel: 'sms' } as const;
  await api.database.transaction((tx) => api.get(MessageConsents).give(tx, { ...choice, address }, 'settings', 'Texts'));
  expect([await templesOf(client), await templesOf(stranger)]).toEqual([[temple.id], []]);
  await client
    .put(CONSENTS)
    .send({ ...choice, isOn: false })
    .expect(200);
  expect(await api.get(MessageConsents).allows(api.database.reader, { ...choice, address })).toBe(false);
});

it('lets people take consent back at a suspended temple, and give none there (TCPA, 47 CFR 64.1200(a)(10))', async () => {
  const { temple } = await buildGivingTemple(api);
  const address = '+17325554902';
  const { client } = await signInDonor(api, { phone: address, phoneVerifiedAt: new Date() });
  const choice = { templeId: temple.id, topic: 'news', channel: 'sms' } as const;
  await api.database.transaction(async (tx) => {
    await api.get(MessageConsents).give(tx, { ...choice, address }, 'settings', 'Texts');
    await tx.update(Temple, { id: temple.id }, { status: 'suspended' });
  });
  const { body } = await client.get(CONSENTS).expect(200);
  expect(body).toMatchObject([{ templeId: temple.id, isSuspended: true }]);
  const turn = (isOn: boolean) => client.put(CONSENTS).send({ ...choice, isOn, terms: SMS_TERMS_VERSION });
  await turn(false).expect(200);
  expect(await api.get(MessageConsents).allows(api.database.reader, { ...choice, address })).toBe(false);
  await turn(true).expect(404);
});

it('lists a temple whose notifications somebody chose', async () => {
  const { temple } = await buildGivingTemple(api);
  const { client, account } = await signInDonor(api);
  const chosen = { accountId: account.id, templeId: temple.id, groupName: 'booking', channel: 'sms', isOn: true } as const;
  await api.database.transaction((tx) => insertRow(tx, TempleNotificationPreferenceRow, chosen));
  expect(await templesOf(client)).toEqual([temple.id]);
});
