import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { appSchema } from '../../app.schema.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { Session } from '../../domain/accounts/session.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { OrderTerm } from '../../domain/orders/order-term.entity.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { SavedTempleRow } from '../../domain/temples/saved-temple.entity.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const login = (email: string, password = TEST_PASSWORD, agent = '') =>
  api.client().post('/api/auth/login').set('user-agent', agent).send({ email, password });

describe('signed-in devices', () => {
  it('are listed by name, the one that asks first, and not those that ended or lapsed', async () => {
    const { client, account } = await signInDonor(api);
    await login(account.email, TEST_PASSWORD, WINDOWS).expect(200);
    for (const change of [{ endedAt: new Date() }, { expiresAt: new Date(0) }, { lastSeenAt: new Date(0) }]) {
      const { body } = await login(account.email, TEST_PASSWORD, 'gone').expect(200);
      expect(body.authToken).toBeTruthy();
      await api.database.transaction((tx) =>
        tx.update(Session, { accountId: account.id, userAgent: 'gone' }, { ...change, userAgent: 'past' }),
      );
    }
    const { body } = await client.get('/api/account/sessions').expect(200);
    expect(body.map(({ name, current }: { name: string; current: boolean }) => [name, current])).toEqual([
      ['', true],
      ['Chrome on Windows', false],
    ]);
  });

  it('are signed out one by one, at once', async () => {
    const { client, account } = await signInDonor(api);
    const { body: other } = await login(account.email);
    const bearer = { authorization: `Bearer ${other.authToken}` };
    await api.client().get('/api/auth/me').set(bearer).expect(200);
    const { body: devices } = await client.get('/api/account/sessions');
    const target = devices.find(({ current }: { current: boolean }) => !current);
    expect((await client.delete(`/api/account/sessions/${target.id}`).expect(200)).body).toHaveLength(1);
    await api.client().get('/api/auth/me').set(bearer).expect(401);
    await client.delete(`/api/account/sessions/${target.id}`).expect(404);
    await client.get('/api/auth/me').expect(200);
  });

  it.each(['donor', 'temple-admin', 'priest', 'superadmin'] as const)('of a %s are signed out everywhere', async (role) => {
    const account = await buildAccount(api, { role });
    const [one, two] = [await signInAs(api, account), await signInAs(api, account)];
    const { headers } = await one.post('/api/account/sessions/end').expect(200);
    expect(String(headers['set-cookie'])).toContain('Max-Age=0');
    await one.get('/api/account/sessions').expect(401);
    await two.get('/api/account/sessions').expect(401);
  });
});

describe('the own profile', () => {
  it('takes name, phone and language, and shows the name in the session', async () => {
    const { client, account } = await signInDonor(api);
    const change = { fullName: 'Meera Raghunathan', phone: '+17325550148', language: 'hi' };
    const expected = { ...change, email: account.email, emailVerified: true };
    expect((await client.put('/api/account/profile').send(change).expect(200)).body).toEqual(expected);
    expect((await client.get('/api/account/profile').expect(200)).body).toEqual(expected);
    expect((await client.get('/api/auth/me')).body).toMatchObject({ fullName: 'Meera Raghunathan', language: 'hi' });
    await client.put('/api/account/profile').send({ fullName: 'Meera', phone: null }).expect(200);
    expect((await client.get('/api/account/profile')).body).toMatchObject({ phone: null, language: 'hi' });
  });

  it('names what is wrong and changes neither email nor role', async () => {
    const { client } = await signInDonor(api);
    const put = (body: object) => client.put('/api/account/profile').send(body);
    expect((await put({ fullName: 'M', phone: '911' }).expect(400)).body.fields).toEqual({
      fullName: 'Full name must be at least 2 characters',
      phone: 'Enter a 10-digit US or Canadian mobile number that gets texts, such as (732) 555-0148',
    });
    expect((await put({ fullName: 'Meera', email: 'other@example.test' }).expect(400)).body.code).toBe('unknown-field');
    expect((await put({ fullName: 'Meera\r\nBcc: all@example.test' }).expect(400)).body.fields).toHaveProperty('fullName');
  });
});

describe('changing the password', () => {
  it('wants the current one, keeps this device and signs the others out', async () => {
    const { client, account } = await signInDonor(api);
    const { body: other } = await login(account.email);
    const change = (currentPassword: string, password = 'Deepam-2026') =>
      client.post('/api/account/password').send({ currentPassword, password });
    expect((await change('wrong').expect(400)).body.fields).toEqual({ currentPassword: "This isn't your password." });
    expect((await change(TEST_PASSWORD, 'Password1').expect(400)).body.fields.password).toMatch(/too common/);
    await change(TEST_PASSWORD).expect(200);
    await client.get('/api/auth/me').expect(200);
    await api.client().get('/api/auth/me').set('authorization', `Bearer ${other.authToken}`).expect(401);
    await login(account.email).expect(401);
    await login(account.email, 'Deepam-2026').expect(200);
    const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Sannidhi password was changed');
  });

  it('is no place to guess it', async () => {
    const { client } = await signInDonor(api);
    const guess = () => client.post('/api/account/password').send({ currentPassword: 'wrong', password: 'Deepam-2026' });
    for (let n = 0; n < 5; n++) await guess().expect(400);
    await guess().expect(429);
  });
});

describe('one’s own data', () => {
  it('has somebody answering for every table that names a devotee’s account', () => {
    const answered = new Set(api.get(PersonalData).entities);
    // The ledger's `accountId` is an account in the books; a notice of an event keeps how far down the list it is, for minutes.
    const others = ['LedgerLine', 'EventNoticeRow'];
    const naming = appSchema.entities.filter((entity) =>
      api.database.reader.connection
        .getMetadata(entity)
        .columns.some(({ propertyName }) => /^(accountId|\w+AccountId)$/.test(propertyName)),
    );
    expect(naming.length).toBeGreaterThan(6);
    expect(naming.filter((entity) => !answered.has(entity) && !others.includes(entity.name)).map(({ name }) => name)).toEqual([]);
  });

  it('has somebody answering for every table with a person’s email', () => {
    const answered = new Set(api.get(PersonalData).entities);
    const others = [
      // Entered at the counter for the temple's books, which keep gifts as the law says; a person who signs up isn't linked to them by it.
      'CounterEntry',
      // Letters to the platform from senders nobody has verified; deleted by hand on request.
      'SupportMessage',
      // The institution's own.
      'Temple',
    ];
    const isAddress = ({ propertyName, type }: { propertyName: string; type: unknown }) =>
      /^(e|\w*E)mail$/.test(propertyName) && type === 'varchar';
    const { connection } = api.database.reader;
    const holding = appSchema.entities.filter((entity) => connection.getMetadata(entity).columns.some(isAddress));
    expect(holding.map(({ name }) => name)).toEqual(expect.arrayContaining(['Account', 'StaffInvitation', 'Order', ...others]));
    expect(holding.filter((entity) => !answered.has(entity) && !others.includes(entity.name)).map(({ name }) => name)).toEqual([]);
  });

  it('is exported whole and without what opens the account', async () => {
    const place = await buildGivingTemple(api);
    const { client, account } = await signInDonor(api);
    await client.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
    await giveAndPay(api, client, place);
    const { body } = await client.get('/api/account/export').expect(200);
    expect(body.account).toMatchObject({ id: account.id, email: account.email });
    expect(body.savedTemples).toHaveLength(1);
    expect(body.orders[0]).toMatchObject({ payerAccountId: account.id, totalCents: expect.any(Number) });
    expect(body.receipts[0]).toMatchObject({ status: 'valid', record: { number: body.receipts[0].number } });
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it.each(['temple-admin', 'priest', 'superadmin'] as const)('is exported to a %s too', async (role) => {
    const account = await buildAccount(api, { role });
    const { body } = await (await signInAs(api, account)).get('/api/account/export').expect(200);
    expect(body.account).toMatchObject({ id: account.id, email: account.email, passkeys: [] });
  });

  it('is deleted, and what tax law keeps leads to nobody', async () => {
    const place = await buildGivingTemple(api);
    const { client, account } = await signInDonor(api, { phone: '+17325550148' });
    await client.post('/api/devotee/temples').send({ templeId: place.temple.id });
    const { orderId } = await giveAndPay(api, client, place);
    const { body: files } = await client.get('/api/devotee/receipts');
    await client.get(`/api/devotee/statements/${new Date().getUTCFullYear()}`);
    const erase = (given: object) => client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD, ...given });
    expect((await erase({ email: 'other@example.test' }).expect(400)).body.fields).toHaveProperty('email');
    expect((await erase({ password: 'wrong' }).expect(400)).body.fields).toHaveProperty('password');
    await erase({}).expect(200);

    await client.get('/api/auth/me').expect(401);
    await login(account.email).expect(401);
    const { reader } = api.database;
    expect(await reader.countBy(Account, { id: account.id })).toBe(0);
    expect(await reader.countBy(SavedTempleRow, { accountId: account.id })).toBe(0);
    const gift = await reader.findOneByOrFail(Order, { id: orderId });
    expect(gift).toMatchObject({ status: 'paid', payerAccountId: null, email: null, phone: null });
    expect(await reader.existsBy(OrderTerm, { templeId: gift.templeId, orderId, term: account.email })).toBe(false);
    const receipt = await reader.findOneByOrFail(Receipt, { id: files.items[0].id });
    expect(receipt).toMatchObject({ donorAccountId: null, status: 'valid' });
    const { client: office } = await signInStaff(api, { temple: place.temple });
    await office.get(`/api/temple-admin/receipts/${receipt.id}/receipt.pdf`).expect(200);
    expect((await deliveredTo(api, account.email))[0]!.subject).toContain('is deleted');
    await api.client().post('/api/auth/register').send({ fullName: 'Meera', email: account.email, password: 'secret1' }).expect(201);
  });

  it('is deleted with one’s positions, and never with the last owner’s', async () => {
    const [{ client, account, temple }, other] = [await signInStaff(api), await buildAccount(api, { role: 'priest' })];
    const erase = (by: TestAgent, { email }: Account) => by.post('/api/account/delete').send({ email, password: TEST_PASSWORD });
    expect((await erase(client, account).expect(422)).body).toMatchObject({
      code: 'last-owner',
      message: 'A temple needs at least one owner. Make someone else an owner first.',
    });
    await client.get('/api/temple-admin/auth/me').expect(200);
    const heir = await signInStaff(api, { temple });
    await erase(client, account).expect(200);
    await client.get('/api/temple-admin/auth/me').expect(401);
    const { body: staff } = await heir.client.get('/api/temple-admin/staff').expect(200);
    expect(staff).toMatchObject([{ email: heir.account.email, lastOwner: true }]);
    await erase(await signInAs(api, other), other).expect(200);
    expect((await deliveredTo(api, other.email))[0]!.subject).toContain('is deleted');
  });

  it('of the last operator stays, of two who delete theirs at once one', async () => {
    await api.database.transaction((tx) => tx.update(Account, { role: 'superadmin' }, { status: 'suspended' }));
    const operators = [await buildAccount(api, { role: 'superadmin' }), await buildAccount(api, { role: 'superadmin' })];
    const clients = await Promise.all(operators.map((each) => signInAs(api, each)));
    const answers = await Promise.all(
      clients.map((by, n) => by.post('/api/account/delete').send({ email: operators[n]!.email, password: TEST_PASSWORD })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [422, 'last-operator'],
    ]);
    expect(await api.database.reader.countBy(Account, { role: 'superadmin', status: 'active' })).toBe(1);
  });

  it('asks for the second factor where one is on', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const client = await signInAs(api, account);
    const erase = (code?: string) => client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD, code });
    expect((await erase().expect(400)).body.fields).toHaveProperty('code');
    await erase(app.next()).expect(200);
  });
});
