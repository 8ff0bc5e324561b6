import { EventEmitter, once } from 'node:events';
import type { TempleStatus } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildEHundiCode, buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { signInAs, signInDonor, signInGuest, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { TemplesService } from '../../domain/temples/temples.service.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const UNAPPROVED = ['submitted', 'in-review', 'changes-requested', 'suspended'] as const satisfies TempleStatus[];
const OFFICE = '/api/temple-admin';
const BATCH = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 5100 };
const become = ({ temple }: GivingTemple, status: TempleStatus) =>
  api.database.transaction((tx) => tx.update(Temple, { id: temple.id }, { status }));
const pay = (client: TestAgent, path: string, body: object) => client.post(path).set('idempotency-key', newId()).send(body);
const refuses = async (asked: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'temple-not-accepting' });
};
const hundiOf = ({ general }: GivingTemple) => ({
  hundi: 'Main hall',
  sealNumber: 'S-1042',
  fundId: general.id,
  countedOn: '2026-11-15',
  counters: ['Lakshmi Narayan', 'Ravi Kumar'],
  denominations: [{ denominationCents: 2000, count: 2 }],
  statedTotalCents: 4000,
});
const gifts = ({ temple }: GivingTemple) => api.database.reader.countBy(Order, { templeId: temple.id });

it.each(UNAPPROVED)('the owner of a temple that is %s signs in, sets it up and reads its status', async (status) => {
  const place = await buildGivingTemple(api, { status });
  const { account } = await buildStaff(api, { temple: place.temple, preset: 'owner' });
  await api.client().post('/api/temple-admin/auth/login').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
  const office = await signInAs(api, account);
  const fund = { name: 'Gopuram', description: '', restricted: true, public: true, taxedKind: 'fund' };
  await office.post(`${OFFICE}/funds`).send(fund).expect(201);
  await office.post(`${OFFICE}/e-hundi-codes`).send({ name: 'Main hall', fundId: place.general.id }).expect(201);
  const { body } = await office.get(`${OFFICE}/standing`).expect(200);
  expect(body).toEqual({ status, suspension: null, registration: null });
});

it.each(UNAPPROVED)('a temple that is %s offers devotees nothing and takes no money, whichever way it is given', async (status) => {
  const place = await buildGivingTemple(api);
  const code = await buildEHundiCode(api, place.general);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const batch = (await pay(office, `${OFFICE}/counter-batches`, BATCH).expect(201)).body.id;
  const entry = { method: 'cash', fundId: place.general.id, amountCents: 5100, legalName: 'Family of S. Reddy' };
  await pay(office, `${OFFICE}/counter-batches/${batch}/entries`, entry).expect(201);
  await become(place, status);

  const { slug } = place.temple;
  await api.client().get(`/api/public/temples/${slug}`).expect(404);
  const asked = { phone: '+17325550148', templeSlug: slug, qrCodeId: code.id };
  await api.client().post('/api/guest/phone-code').send(asked).expect(422);
  const lines = [{ fundId: place.general.id, amountCents: 5100 }];
  const { client: donor } = await signInDonor(api);
  await refuses(pay(donor, '/api/devotee/donations', { templeSlug: slug, lines, legalName: 'Asha Rao' }));
  const { client: guest } = await signInGuest(api);
  await refuses(pay(guest, '/api/guest/donations', { templeSlug: slug, lines, qrCodeId: code.id }));
  await refuses(pay(office, `${OFFICE}/counter-batches`, BATCH));
  await refuses(pay(office, `${OFFICE}/counter-batches/${batch}/entries`, entry));
  await refuses(pay(office, `${OFFICE}/counter-batches/${batch}/close`, {}));
  await refuses(pay(office, `${OFFICE}/hundi-counts`, hundiOf(place)));
  expect(await gifts(place)).toBe(0);

  await become(place, 'approved');
  await pay(office, `${OFFICE}/counter-batches/${batch}/close`, {}).expect(200);
  expect(await gifts(place)).toBe(1);
});

it('a suspension waits for the gift that began before it', async () => {
  const place = await buildGivingTemple(api);
  const order: string[] = [];
  const signs = new EventEmitter();
  const accepted = once(signs, 'accepted');
  const mayEnd = once(signs, 'may-end');
  const gift = api.database.transaction(async (tx) => {
    await api.get(TemplesService).mustAccept(tx, place.temple.id);
    signs.emit('accepted');
    await mayEnd;
    order.push('gift');
  });
  await accepted;
  const suspension = become(place, 'suspended').then(() => order.push('suspension'));
  for (let question = 0; question < 20; question++) await gifts(place);
  signs.emit('may-end');
  await Promise.all([gift, suspension]);
  expect(order).toEqual(['gift', 'suspension']);
});

it('a refused temple’s staff are signed out and stay outside', async () => {
  const place = await buildGivingTemple(api, { status: 'in-review' });
  const { account } = await buildStaff(api, { temple: place.temple });
  await become(place, 'rejected');
  await (await signInAs(api, account)).get(`${OFFICE}/standing`).expect(401);
  const login = { email: account.email, password: TEST_PASSWORD };
  const { body } = await api.client().post('/api/temple-admin/auth/login').send(login).expect(403);
  expect(body.code).toBe('registration-rejected');
});

it('a temple’s status is for its staff alone', async () => {
  await (await signInAs(api, await buildAccount(api, { role: 'temple-admin' }))).get(`${OFFICE}/standing`).expect(403);
});
