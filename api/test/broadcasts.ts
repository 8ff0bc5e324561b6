import type { Broadcast, BroadcastStatus } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../src/domain/accounts/account.entity.ts';
import { BroadcastRow } from '../src/domain/broadcasts/broadcast.entity.ts';
import { BroadcastClicks } from '../src/domain/broadcasts/broadcast-clicks.service.ts';
import { BroadcastRecipientRow } from '../src/domain/broadcasts/broadcast-recipient.entity.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { insertRow } from '../src/platform/database/rows.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { RecurringJob } from '../src/platform/jobs/recurring-job.entity.ts';
import { LocalDelivery } from '../src/platform/outbox/local-delivery.entity.ts';
import { OutboxMessage } from '../src/platform/outbox/outbox-message.entity.ts';
import { buildAccount } from './factories/account.factory.ts';
import { oneTempleOf } from './one-temple.ts';
import { signInAs, signInStaff } from './sign-in.ts';
import type { TestApi } from './start-test-api.ts';

export const BROADCASTS = '/api/temple-admin/broadcasts';

/** What the office sends to draft one: an email to the staff and everyone who saved the temple. */
export const broadcastBody = (given: object = {}) => ({
  name: `Lamps ${newId()}`,
  topic: 'news' as const,
  channels: ['email'],
  segment: { groups: ['followers', 'staff'] },
  subject: 'Lamps on Tuesday',
  text: 'Namaste {name},\n\nWe light lamps on Tuesday.\n\n{temple}',
  ...given,
});

/** A draft of the client's temple. */
export async function newBroadcast(client: TestAgent, given: object = {}): Promise<Broadcast> {
  return (await client.post(BROADCASTS).send(broadcastBody(given)).expect(201)).body;
}

/** One in a later state, that no worker has worked on; returns its id. */
export async function startedBroadcast(api: TestApi, client: TestAgent, status: BroadcastStatus): Promise<string> {
  const { id } = await newBroadcast(client);
  const now = new Date();
  await api.database.transaction(async (tx) => {
    const { templeId } = await tx.findOneByOrFail(BroadcastRow, { id });
    await tx.update(BroadcastRow, { templeId, id }, { status, scheduledAt: now, startedAt: now, workedAt: now });
  });
  return id;
}

/** Devotees who saved the temple. */
export async function followers(api: TestApi, temple: Temple, count: number, given: Partial<Account> = {}): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = 0; n < count; n++) {
    const account = await buildAccount(api, { fullName: `Meera ${n}`, ...given });
    await oneTempleOf(api, account, temple);
    accounts.push(account);
  }
  return accounts;
}

/** A broadcast to some people who saved the temple of a new office. */
export async function broadcastTo(api: TestApi, count: number, body: object = {}, given: Partial<Account> = {}) {
  const { client, account, temple } = await signInStaff(api);
  const people = await followers(api, temple, count, given);
  const { id } = await newBroadcast(client, { segment: { groups: ['followers'] }, ...body });
  return { client, account, temple, people, id };
}

export const startBroadcast = (client: TestAgent, id: string) => broadcastAct(client, id, 'start');
export const broadcastAct = (client: TestAgent, id: string, what: string) => client.post(`${BROADCASTS}/${id}/${what}`).send({});
export const shownBroadcast = async (client: TestAgent, id: string): Promise<Broadcast> =>
  (await client.get(`${BROADCASTS}/${id}`).expect(200)).body;

/** Rounds of the worker, each at its time. */
export async function workOnBroadcasts(api: TestApi, rounds = 4): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await api.database.transaction((tx) => tx.update(RecurringJob, { name: 'broadcasts' }, { dueAt: new Date(0) }));
    await api.get(Jobs).runDue();
  }
}

/** Makes messages that wait for a retry due now. */
export const retryNow = (api: TestApi) =>
  api.database.transaction((tx) => tx.update(OutboxMessage, { state: 'waiting' }, { dueAt: new Date(0) }));

/** The mails that an address was sent. */
export const mailsOf = (api: TestApi, address: string) => api.database.reader.findBy(LocalDelivery, { to: address, channel: 'email' });

/** Somebody turns broadcasts in the app off. */
export const declineInApp = async (api: TestApi, account: Account) =>
  (await signInAs(api, account))
    .put('/api/account/notification-preferences')
    .send({ group: 'broadcast', channel: 'in-app', isOn: false })
    .expect(200);

/** The token of a link in one message of a broadcast that was sent. */
export async function sentLink(api: TestApi, client: TestAgent): Promise<string> {
  const { id: broadcastId } = await newBroadcast(client, { text: 'Our program: https://temple.example/program' });
  const { templeId } = await api.database.reader.findOneByOrFail(BroadcastRow, { id: broadcastId });
  const id = newId();
  const sent = { channel: 'email', status: 'sent', reason: null, round: 1, claimedAt: null, heldUntil: null } as const;
  const row = { templeId, id, broadcastId, address: `${id}@mail.example`, accountId: null, name: 'Meera', language: 'en' as const };
  await api.database.transaction((tx) => insertRow(tx, BroadcastRecipientRow, { ...row, ...sent, changedAt: new Date() }));
  return api.get(BroadcastClicks).linkFor(row, 0).split('/').at(-1) ?? '';
}
