import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SupportMessage } from '../../domain/support/support-message.entity.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const MESSAGE = { name: 'Meera Raghunathan', email: 'Meera@Example.com', topic: 'receipt', message: 'My receipt names the wrong year.' };
const write = (body: object) => api.client().post('/api/public/contact').send(body);

it('keeps a message in the support inbox and confirms it by mail without repeating it', async () => {
  const { body } = await write(MESSAGE).expect(201);
  const kept = await api.database.reader.findOneByOrFail(SupportMessage, { reference: body.reference });
  expect(kept).toMatchObject({ name: MESSAGE.name, email: 'meera@example.com', topic: 'receipt', message: MESSAGE.message });
  const [mail] = await api.database.reader.findBy(OutboxMessage, { to: 'meera@example.com' });
  expect(mail?.data).toEqual({ name: MESSAGE.name, reference: body.reference, language: 'en' });
});

it('refuses what is missing, too long or unknown, and keeps nothing', async () => {
  const before = await api.database.reader.count(SupportMessage);
  const { body } = await write({ ...MESSAGE, email: 'nobody', topic: 'gossip', message: 'Hi' }).expect(400);
  expect(Object.keys(body.fields).sort()).toEqual(['email', 'message', 'topic']);
  await write({ ...MESSAGE, message: 'x'.repeat(4001) }).expect(400);
  await write({ ...MESSAGE, admin: true }).expect(400);
  expect(await api.database.reader.count(SupportMessage)).toBe(before);
});

it('mails one address a few times an hour from however many networks, and still keeps every message', async () => {
  const again = { ...MESSAGE, email: 'again@example.com' };
  for (let turn = 0; turn < 8; turn++) await write(again).set('x-forwarded-for', `203.0.113.${turn}`).expect(201);
  expect(await api.database.reader.countBy(SupportMessage, { email: again.email })).toBe(8);
  expect(await api.database.reader.countBy(OutboxMessage, { to: again.email })).toBe(5);
});

it('asks one network that writes again and again to wait', async () => {
  const from = (n: number) => write({ ...MESSAGE, email: `from-${n}@example.com` }).set('x-forwarded-for', `2001:db8:7:1::${n}`);
  for (let turn = 0; turn < 10; turn++) await from(turn).expect(201);
  const { headers } = await from(11).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
