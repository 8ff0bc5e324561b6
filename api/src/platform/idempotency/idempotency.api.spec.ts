import { Controller, Injectable, Module } from '@nestjs/common';
import { donor, endpoint, verifiedPhone } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { IsNull } from 'typeorm';
import { number, object } from 'yup';
import { signInDonor, signInGuest } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';
import { Handle } from '../http/handle.ts';
import { Claim, ValidBody } from '../http/parameters.ts';
import { newId } from '../ids/new-id.ts';
import type { IdempotencyClaim } from './idempotency-claim.ts';
import { IdempotencyRecord } from './idempotency-record.entity.ts';
import { IdempotencyStore, KEPT_DAYS } from './idempotency-store.ts';

const body = object({ cents: number().strict().required('How much?') }).noUnknown();
const move = endpoint<{ operationId: string; run: number }>()({
  method: 'POST',
  path: '/api/probe/:to/moves',
  summary: 'Moves',
  access: donor,
  body,
  idempotent: true,
  status: 201,
});
const guestMove = endpoint<{ run: number }>()({
  method: 'POST',
  path: '/api/probe/guest',
  summary: 'Moves',
  access: verifiedPhone,
  body,
  idempotent: true,
});

/** What the handler does next, and what it did. */
@Injectable()
class Probe {
  runs: string[] = [];
  next: (claim: IdempotencyClaim) => Promise<void> = async () => undefined;
}

@Controller()
class ProbeController {
  constructor(private readonly probe: Probe) {}

  @Handle(move)
  async move(@Claim() claim: IdempotencyClaim, @ValidBody() _body: unknown): Promise<{ operationId: string; run: number }> {
    this.probe.runs.push(claim.operationId);
    const run = this.probe.runs.length;
    await this.probe.next(claim);
    return { operationId: claim.operationId, run };
  }

  @Handle(guestMove)
  guest(): { run: number } {
    return { run: this.probe.runs.push('guest') };
  }
}

@Module({ controllers: [ProbeController], providers: [Probe] })
class ProbeModule {}

let api: TestApi;
let probe: Probe;
let client: TestAgent;
beforeAll(async () => {
  api = await startTestApi({}, { modules: [ProbeModule] });
  probe = api.get(Probe);
});
beforeEach(async () => {
  probe.runs = [];
  probe.next = async () => undefined;
  client = (await signInDonor(api)).client;
});
afterAll(() => api.close());

const send = (key: string, payload: object = { cents: 100 }, to = 'a', as = client) =>
  as.post(`/api/probe/${to}/moves`).set('idempotency-key', key).send(payload);
/** Expires the lease of every open claim, as time does after a crash. */
const lapse = () => api.database.transaction((tx) => tx.update(IdempotencyRecord, { completedAt: IsNull() }, { leaseUntil: new Date(0) }));

it('gives a repeated request the first answer without doing it again', async () => {
  const key = newId();
  const first = await send(key).expect(201);
  const again = await send(key).expect(201);
  expect(again.body).toEqual(first.body);
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect(probe.runs).toHaveLength(1);
});

it('refuses the key with another body or on another address of the route', async () => {
  const key = newId();
  await send(key).expect(201);
  expect((await send(key, { cents: 200 }).expect(422)).body.code).toBe('idempotency-key-reused');
  expect((await send(key, { cents: 100 }, 'b').expect(422)).body.code).toBe('idempotency-key-reused');
  expect(probe.runs).toHaveLength(1);
});

it('wants a key it can read', async () => {
  expect((await client.post('/api/probe/a/moves').send({ cents: 100 }).expect(400)).body.code).toBe('idempotency-key-missing');
  expect((await send('').expect(400)).body.code).toBe('idempotency-key-missing');
  await send('a'.repeat(201)).expect(400);
  await send('two words').expect(400);
  expect(probe.runs).toEqual([]);
});

it('spends no key on a payload that can’t be right', async () => {
  const key = newId();
  await send(key, { cents: 'a lot' }).expect(400);
  await send(key).expect(201);
});

it('asks for nothing but a session first', async () => {
  await send(newId(), {}, 'a', api.client()).expect(401);
});

it('keeps actors’ keys apart', async () => {
  const key = newId();
  await send(key).expect(201);
  const other = (await signInDonor(api)).client;
  expect((await send(key, { cents: 5 }, 'a', other).expect(201)).body.run).toBe(2);
  const guest = (await signInGuest(api)).client;
  await guest.post('/api/probe/guest').set('idempotency-key', key).send({ cents: 9 }).expect(200, { run: 3 });
});

it('says that the first one is still being worked on', async () => {
  let finish: () => void = () => undefined;
  const started = new Promise<void>((begun) => {
    probe.next = () =>
      new Promise((done) => {
        finish = done;
        begun();
      });
  });
  const key = newId();
  const first = send(key).then((response) => response);
  await started;
  const second = await send(key).expect(409);
  expect(second.body.code).toBe('in-flight');
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  finish();
  expect((await first).status).toBe(201);
});

it('does the work once for two hundred at the same time', async () => {
  const key = newId();
  probe.next = () => new Promise((done) => setTimeout(done, 20));
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(key)));
  expect(probe.runs).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 201).every(({ body: reply }) => reply.run === 1)).toBe(true);
  expect((await send(key).expect(201)).body.run).toBe(1);
});

it('lets a refused request be tried again as the same operation', async () => {
  const key = newId();
  probe.next = async () => {
    throw new DomainError('fund-closed');
  };
  await send(key).expect(422);
  probe.next = async () => undefined;
  const { body: reply } = await send(key).expect(201);
  expect(probe.runs).toEqual([reply.operationId, reply.operationId]);
});

it('lets a crashed request be finished as the same operation once its lease lapsed', async () => {
  const key = newId();
  const store = api.get(IdempotencyStore);
  const { account, client: crashed } = await signInDonor(api);
  const request = {
    actorKey: `account:${account.id}`,
    route: 'POST /api/probe/:to/moves',
    key,
    path: '/api/probe/a/moves',
    body: { cents: 100 },
  };
  const held = await store.claim(request);
  await send(key, { cents: 100 }, 'a', crashed).expect(409);
  await lapse();
  const { body: reply } = await send(key, { cents: 100 }, 'a', crashed).expect(201);
  expect(held).toMatchObject({ kind: 'claimed', claim: { operationId: reply.operationId } });
});

it('takes back what a try wrote after it lost its lease to another', async () => {
  const key = newId();
  const outcome = await api.get(IdempotencyStore).claim({ actorKey: 'a', route: 'r', key, path: '/', body: {} });
  if (outcome.kind !== 'claimed') throw new Error('The key was new.');
  await lapse();
  await api.get(IdempotencyStore).claim({ actorKey: 'a', route: 'r', key, path: '/', body: {} });
  await expect(api.get(Database).transaction((tx) => outcome.claim.complete(tx, { late: true }))).rejects.toThrow(DomainError);
});

it('keeps the answer with the work when the handler stores both in one transaction', async () => {
  const key = newId();
  probe.next = (claim) => api.database.transaction((tx) => claim.complete(tx, { operationId: claim.operationId, run: 7 }));
  await send(key).expect(201);
  expect((await send(key).expect(201)).body.run).toBe(7);
  expect(probe.runs).toHaveLength(1);
});

it('remembers answers for at least thirty days', async () => {
  const key = newId();
  await send(key).expect(201);
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await api.get(IdempotencyStore).forgetOld(after(30))).toBe(0);
  await send(key).expect(201);
  expect(probe.runs).toHaveLength(1);
  expect(await api.get(IdempotencyStore).forgetOld(after(KEPT_DAYS + 1))).toBeGreaterThan(0);
});
