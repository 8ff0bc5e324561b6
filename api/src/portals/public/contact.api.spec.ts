import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SupportMessage } from '../../domain/support/support-message.entity.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const MESSAGE = { name: 'Meera Raghunathan', email: 'Meera@Example.com', topic: 'receipt', message: 'My receipt names the wrong year.' };
const write = (body: object) => api.client().post('/api/public/contact').send(body);

it('keeps a message in the support inbox and confirms it by mail without repeating it', async () => {
  const { body } = await write(MESSAGE).expect(201);
  const kept = await api.database.reader.findOneByOrFail(SupportMessage, { reference: body.reference });
  expect(kept).toMatchObject({ name: MESSAGE.name, email: 'meera@example.com', topic: 'receipt', message: MESSAGE.message });
  const [mail] = await api.database.reader.findBy(OutboxMessage, { to: 'meera@example.com' });
  expect(mail?.data).toEqual({ name: MESSAGE.name, reference: body.reference });
});

it('refuses what is missing, too long or unknown, and keeps nothing', async () => {
  const before = await api.database.reader.count(SupportMessage);
  const { body } = await write({ ...MESSAGE, email: 'nobody', topic: 'gossip', message: 'Hi' }).expect(400);
  expect(Object.keys(body.fields).sort()).toEqual(['email', 'message', 'topic']);
  await write({ ...MESSAGE, message: 'x'.repeat(4001) }).expect(400);
  await write({ ...MESSAGE, admin: true }).expect(400);
  expect(await api.database.reader.count(SupportMessage)).toBe(before);
});

it('asks one sender who writes again and again to wait', async () => {
  const again = { ...MESSAGE, email: 'again@example.com' };
  for (let turn = 0; turn < 3; turn++) await write(again).expect(201);
  const { headers } = await write(again).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
