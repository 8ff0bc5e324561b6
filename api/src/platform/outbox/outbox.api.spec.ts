import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../ids/new-id.ts';
import { Jobs } from '../jobs/jobs.ts';
import { RecurringJob } from '../jobs/recurring-job.entity.ts';
import { LocalOutbox } from './local-outbox.ts';
import { Outbox } from './outbox.ts';
import { OutboxMessage } from './outbox-message.entity.ts';
import { MAX_ATTEMPTS, OutboxQueue } from './outbox-queue.ts';
import { Postponed } from './postponed.ts';
import { Templates } from './templates.ts';

let api: TestApi;
let outbox: Outbox;
let jobs: Jobs;
beforeAll(async () => {
  api = await startTestApi();
  outbox = api.get(Outbox);
  jobs = api.get(Jobs);
  api.get(Templates).add('probe.mail', ({ name }: { name: string }) => ({
    subject: 'Namaste',
    text: `Namaste ${name}: https://a.example/x?y=1 and http://b.example`,
    html: '<p>x</p>',
  }));
  api.get(Templates).add('probe.code', ({ code }: { code: string }) => ({ text: `Your code is ${code}`, code }));
});
afterAll(() => api.close());

const enqueue = (message: Partial<Parameters<Outbox['enqueue']>[1]>) =>
  api.database.transaction((tx) => outbox.enqueue(tx, { kind: 'email', data: {}, dedupeKey: newId(), ...message }));
const rowOf = (kind: string) => api.database.reader.findOneByOrFail(OutboxMessage, { kind });
const makeDue = (kind: string) => api.database.transaction((tx) => tx.update(OutboxMessage, { kind }, { dueAt: new Date(0) }));

it('keeps mail and text messages with their links and codes where nothing may leave', async () => {
  await enqueue({ to: 'meera@example.test', template: 'probe.mail', data: { name: 'Meera' } });
  await enqueue({ kind: 'sms', to: '+17325550148', template: 'probe.code', data: { code: '204811' } });
  await jobs.runDue();
  const { body: mails } = await api.client().get('/api/dev/outbox').query({ to: 'Meera@example.test' }).expect(200);
  expect(mails).toEqual([
    {
      id: expect.any(String),
      channel: 'email',
      to: 'meera@example.test',
      subject: 'Namaste',
      text: expect.stringContaining('Meera'),
      html: '<p>x</p>',
      links: ['https://a.example/x?y=1', 'http://b.example'],
      attachments: [],
      code: null,
      createdAt: expect.any(String),
    },
  ]);
  const { body: texts } = await api.client().get('/api/dev/outbox').query({ to: '+17325550148' }).expect(200);
  expect(texts).toMatchObject([{ channel: 'sms', subject: null, code: '204811' }]);
  const page = await api.client().get('/dev/outbox').expect(200);
  expect(page.text).toContain('<strong>204811</strong>');
});

it('sends nothing of a transaction that was taken back', async () => {
  const failing = api.database.transaction(async (tx) => {
    await outbox.enqueue(tx, { kind: 'email', to: 'lost@example.test', template: 'probe.mail', data: {}, dedupeKey: newId() });
    throw new Error('taken back');
  });
  await failing.catch(() => undefined);
  await jobs.runDue();
  expect(await api.get(LocalOutbox).list('lost@example.test')).toEqual([]);
});

it('drops a second message under the same key', async () => {
  const dedupeKey = newId();
  for (let n = 0; n < 2; n++) await enqueue({ to: 'once@example.test', template: 'probe.mail', dedupeKey });
  await jobs.runDue();
  expect(await api.get(LocalOutbox).list('once@example.test')).toHaveLength(1);
});

it('waits with what is postponed without counting an attempt', async () => {
  const until = new Date(Date.now() + 3_600_000);
  let tries = 0;
  outbox.handle('probe.night', async () => {
    if (++tries === 1) throw new Postponed(until);
  });
  await enqueue({ kind: 'probe.night' });
  await jobs.runDue();
  expect(await rowOf('probe.night')).toMatchObject({ state: 'waiting', attempts: 0, dueAt: until, lastError: null });
  await makeDue('probe.night');
  await jobs.runDue();
  expect(await rowOf('probe.night')).toMatchObject({ state: 'done', attempts: 1 });
});

it('tries again later, with the same id, and forgets the content once done', async () => {
  const ids: string[] = [];
  outbox.handle('probe.flaky', async ({ id }) => {
    if (ids.push(id) < 3) throw new Error('not yet');
  });
  await enqueue({ kind: 'probe.flaky', data: { secret: 'token' } });
  const triedAt = Date.now();
  await jobs.runDue();
  const waiting = await rowOf('probe.flaky');
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'not yet' });
  expect(waiting.dueAt.getTime()).toBeGreaterThan(triedAt + 3_000);
  for (let n = 0; n < 2; n++) {
    await makeDue('probe.flaky');
    await jobs.runDue();
  }
  expect(new Set(ids).size).toBe(1);
  expect(await rowOf('probe.flaky')).toMatchObject({ state: 'done', attempts: 3, lastError: null, data: {} });
});

it('finishes what it claimed and claims nothing more once it is to stop', async () => {
  let done = 0;
  outbox.handle('probe.ending', async () => {
    done += 1;
  });
  await api.database.transaction(async (tx) => {
    for (let n = 0; n < 35; n++) await outbox.enqueue(tx, { kind: 'probe.ending', data: {}, dedupeKey: newId() });
  });
  await jobs.runDue(() => done === 0);
  expect(done).toBe(30);
  expect(await api.database.reader.countBy(OutboxMessage, { kind: 'probe.ending', state: 'done' })).toBe(30);
  await jobs.runDue();
  expect(done).toBe(35);
});

it('gives a message up visibly after its last try, and can revive it', async () => {
  outbox.handle('probe.dead', async () => {
    throw new Error('never');
  });
  await enqueue({ kind: 'probe.dead' });
  await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: 'probe.dead' }, { attempts: MAX_ATTEMPTS - 1 }));
  await jobs.runDue();
  expect(await rowOf('probe.dead')).toMatchObject({ state: 'dead', lastError: 'never' });
  expect(await api.get(OutboxQueue).counts()).toMatchObject({ dead: 1 });
  await api.get(OutboxQueue).revive((await rowOf('probe.dead')).id);
  expect(await rowOf('probe.dead')).toMatchObject({ state: 'waiting', attempts: 0 });
});

it('keeps no link and no code in a message that died, and never sends it without them', async () => {
  outbox.handle('probe.secret', async () => {
    throw new Error('never');
  });
  await enqueue({ kind: 'probe.secret', data: { fullName: 'Meera', token: 'opens', disownToken: 'opens', code: '204811', key: 'opens' } });
  await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: 'probe.secret' }, { attempts: MAX_ATTEMPTS - 1 }));
  await jobs.runDue();
  const dead = await rowOf('probe.secret');
  expect(dead.data).toMatchObject({ fullName: 'Meera' });
  expect(JSON.stringify(dead.data)).not.toMatch(/opens|204811/);
  await api.get(OutboxQueue).revive(dead.id);
  expect(await rowOf('probe.secret')).toMatchObject({ state: 'dead' });
  await api.get(OutboxQueue).forgetOld(new Date(Date.now() + 91 * 86_400_000));
  expect(await api.database.reader.countBy(OutboxMessage, { kind: 'probe.secret' })).toBe(0);
});

it('does each of two hundred messages once, however many workers ask', async () => {
  const seen: string[] = [];
  outbox.handle('probe.many', async ({ id }) => void seen.push(id));
  await api.database.transaction(async (tx) => {
    for (let n = 0; n < 200; n++) await outbox.enqueue(tx, { kind: 'probe.many', data: {}, dedupeKey: `probe.many:${n}` });
  });
  await Promise.all(Array.from({ length: 8 }, () => jobs.runDue()));
  expect([seen.length, new Set(seen).size]).toEqual([200, 200]);
});

it('waits until a message is due', async () => {
  const runs: string[] = [];
  outbox.handle('probe.later', async ({ id }) => void runs.push(id));
  await enqueue({ kind: 'probe.later', notBefore: new Date(Date.now() + 60_000) });
  await jobs.runDue();
  expect(runs).toEqual([]);
});

it('runs a recurring job in one of many workers, and again when it is due', async () => {
  let runs = 0;
  jobs.every('probe.nightly', 3_600, async () => {
    runs += 1;
  });
  await Promise.all(Array.from({ length: 5 }, () => jobs.runDue()));
  expect(runs).toBe(1);
  await api.database.transaction((tx) => tx.update(RecurringJob, { name: 'probe.nightly' }, { dueAt: new Date(0) }));
  await jobs.runDue();
  expect(runs).toBe(2);
});
