import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import { Temple } from './temple.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const PROFILE = {
  name: 'Sri Kamakshi Temple',
  description: 'A home for the Mother.',
  tradition: 'Shakta',
  deities: 'Kamakshi, , Ganesha ',
  languages: ['en', 'ta'],
  website: 'kamakshi.example.org',
  phone: '+17325550148',
  email: 'Office@Kamakshi.example.org',
  wording: { ta: { name: 'ஸ்ரீ காமாக்ஷி கோயில்', description: '' }, hi: { name: '' } },
};

async function office() {
  const place = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: place.temple });
  const own = async () => (await client.get('/api/temple-admin/temple').expect(200)).body;
  const change = (body: object) => client.put('/api/temple-admin/temple').send(body);
  /** From the version that is there now. */
  const put = async (body: object, status = 200) => change({ version: (await own()).version, ...body }).expect(status);
  const page = async () => (await api.client().get(`/api/public/temples/${place.temple.slug}`).expect(200)).body.temple;
  return { ...place, place, client, own, change, put, page };
}

it('shows visitors the profile with its own wording, and keeps the legal name, the EIN and the page’s address', async () => {
  const { temple, put, page } = await office();
  await put(PROFILE);
  expect(await page()).toMatchObject({
    ...PROFILE,
    slug: temple.slug,
    legalName: temple.legalName,
    ein: temple.ein,
    deities: ['Kamakshi', 'Ganesha'],
    email: 'office@kamakshi.example.org',
    wording: { ta: { name: 'ஸ்ரீ காமாக்ஷி கோயில்' } },
  });
  const search = encodeURIComponent('காமாக்ஷி');
  const { body } = await api.client().get(`/api/public/temples?search=${search}`).expect(200);
  expect(body.items.map(({ id }: Temple) => id)).toEqual([temple.id]);
  await put({ ...PROFILE, phone: '', email: '', wording: {} });
  expect(await page()).toMatchObject({ phone: null, email: null });
  expect(await page()).not.toHaveProperty('wording');
});

it('takes a profile that names no version, as forms of earlier releases send it', async () => {
  const { put, change, own } = await office();
  await put(PROFILE);
  await change({ ...PROFILE, name: 'Sri Kamakshi Temple' }).expect(200);
  expect((await own()).name).toBe('Sri Kamakshi Temple');
});

it('refuses a profile made from a version that somebody replaced, and keeps what they saved', async () => {
  const { own, change, client } = await office();
  const { version, name } = await own();
  const saved = await change({ ...PROFILE, version }).expect(200);
  expect(saved.body.version).toBe(version + 1);
  expect((await change({ ...PROFILE, name, version }).expect(409)).body.code).toBe('temple-changed');
  const place = { street: '12 Temple Way', city: 'Phoenix', state: 'AZ', zip: '85004', latitude: 33.4484, longitude: -112.074 };
  const late = await client.put('/api/temple-admin/location').send({ ...place, timeZone: 'America/Phoenix', version });
  expect([late.status, late.body.code]).toEqual([409, 'temple-changed']);
  expect(await own()).toMatchObject({ name: PROFILE.name, version: version + 1 });
  const at = version + 1;
  const answers = await Promise.all([change({ ...PROFILE, version: at }), change({ ...PROFILE, name: 'Other temple', version: at })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  ['legalName', { legalName: 'Another, Inc.' }],
  ['ein', { ein: '99-9999999' }],
  ['name', { name: ' ' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['languages[0]', { languages: ['tlh'] }],
  ['wording.fr', { wording: { fr: { name: 'Temple' } } }],
  ['wording.hi.name', { wording: { hi: { name: 'म'.repeat(121) } } }],
])('refuses a wrong %s and changes nothing', async (field, wrong) => {
  const { temple, put } = await office();
  const { body } = await put({ ...PROFILE, ...wrong }, 400);
  expect(Object.keys(body.fields)).toContain(field);
  expect(await api.database.reader.findOneByOrFail(Temple, { id: temple.id })).toMatchObject({ name: temple.name, wording: null });
});

it('names the temple on receipts in the donor’s language and keeps the legal name in English', async () => {
  const { temple, put, place } = await office();
  await put({ ...PROFILE, wording: { hi: { name: 'श्री कामाक्षी मंदिर' } } });
  const { client } = await signInDonor(api, { language: 'hi' });
  const { orderId } = await giveAndPay(api, client, place);
  const { record } = await api.database.reader.findOneByOrFail(Receipt, { orderId });
  expect(JSON.parse(record).temple).toMatchObject({ displayName: 'श्री कामाक्षी मंदिर', legalName: temple.legalName });
});

it('offers a fund in the giver’s language', async () => {
  const { temple, annadanam, client } = await office();
  const { body: funds } = await client.get('/api/temple-admin/funds').expect(200);
  const { id, balanceCents, taxClass, ...fund } = funds.find((one: { id: string }) => one.id === annadanam.id);
  expect(fund.wording).toMatchObject({ te: { name: 'అన్నదానం' } });
  const wording = { te: { name: 'నిత్య అన్నదానం' } };
  await client
    .put(`/api/temple-admin/funds/${id}`)
    .send({ ...fund, wording })
    .expect(200);
  const { body } = await api.client().get(`/api/public/temples/${temple.slug}`).expect(200);
  expect(body.funds.find((one: { id: string }) => one.id === id)).toMatchObject({ name: annadanam.name, wording });
});
