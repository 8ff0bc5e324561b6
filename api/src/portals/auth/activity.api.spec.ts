import { type ActivityItem, type Page, ROLE_FACTS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SignInRecords } from '../../domain/accounts/sign-in-records.ts';
import { Audit } from '../../domain/audit/audit.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const fail = (email: string, address: string) =>
  api
    .client()
    .post('/api/auth/login')
    .set({ 'x-forwarded-for': address, 'user-agent': CHROME })
    .send({ email, password: 'Wrong-Password-1' });
const activityOf = async (client: TestAgent, query = ''): Promise<ActivityItem[]> =>
  (await client.get(`/api/account/activity${query}`).expect(200)).body.items;
const whatOf = (items: ActivityItem[]) => items.map(({ what }) => what);

describe('“Recent activity”', () => {
  it('shows a sign-in with its device and the network as limits count it', async () => {
    const { email } = await buildAccount(api);
    const client = api.client();
    const from = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6', 'user-agent': CHROME };
    await client.post('/api/auth/login').set(from).send({ email, password: TEST_PASSWORD }).expect(200);
    const [newest] = await activityOf(client);
    expect(newest).toMatchObject({ what: 'account.signed-in', device: 'Chrome on Windows', network: '2001:db8:1:2::/64', count: 1 });
  });

  it('counts failed sign-ins of a network in one line, and keeps nothing of unknown accounts', async () => {
    const account = await buildAccount(api);
    const failures = () => api.database.reader.countBy(AuditEntry, { action: 'account.sign-in-failed' });
    const before = await failures();
    for (let turn = 0; turn < 3; turn++) await fail(account.email, '203.0.113.50').expect(401);
    await fail('nobody@example.com', '203.0.113.50').expect(401);
    await api.get(SignInRecords).flush();
    await fail(account.email, '203.0.113.50').expect(401);
    await api.get(SignInRecords).flush();
    expect(await failures()).toBe(before + 1);
    const items = await activityOf(await signInAs(api, account));
    expect(items.find(({ what }) => what === 'account.sign-in-failed')).toMatchObject({ count: 4, network: '203.0.113.50' });
  });

  it('keeps a flood of failures from a thousand networks in a few rows that still count every one', async () => {
    const account = await buildAccount(api);
    const records = api.get(SignInRecords);
    const floods = 4;
    for (let flood = 0; flood < floods; flood++) {
      for (let n = 0; n < 250; n++) records.failed(account, { address: `2001:db8:${flood}:${n.toString(16)}::1`, userAgent: CHROME });
      await records.flush();
    }
    const rows = await api.database.reader.findBy(AuditEntry, { subjectId: account.id, action: 'account.sign-in-failed' });
    // A flood may cross from one quarter of an hour into the next.
    expect(rows.length).toBeLessThanOrEqual(2 * 21);
    expect(rows.reduce((sum, { times }) => sum + (times ?? 0), 0)).toBe(floods * 250);
  });

  it('shows nobody else’s', async () => {
    const [one, other] = [await signInDonor(api), await signInDonor(api)];
    await one.client.put('/api/account/profile').send({ fullName: 'Asha Rao' }).expect(200);
    expect(whatOf(await activityOf(one.client))).toContain('account.profile-changed');
    expect(whatOf(await activityOf(other.client))).not.toContain('account.profile-changed');
  });

  it('comes in pages, each entry once', async () => {
    const { client } = await signInDonor(api);
    for (let turn = 0; turn < 5; turn++)
      await client
        .put('/api/account/profile')
        .send({ fullName: `Asha Rao ${turn}` })
        .expect(200);
    const all = await activityOf(client);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page<ActivityItem> } = await client
        .get(`/api/account/activity?limit=2${cursor && `&cursor=${cursor}`}`)
        .expect(200);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});

describe('a temple’s audit trail', () => {
  it('shows sign-ins of its staff and downloads to who manages it, and no other temple’s', async () => {
    const [place, elsewhere] = [await buildGivingTemple(api), await buildGivingTemple(api)];
    const { client: owner, account } = await signInStaff(api, { temple: place.temple });
    const credentials = { email: account.email, password: TEST_PASSWORD };
    await api.client().post(`${ROLE_FACTS['temple-admin'].authPath}/login`).send(credentials).expect(200);
    const { client: other } = await signInStaff(api, { temple: elsewhere.temple });
    await owner.get('/api/temple-admin/donations/export.csv?status=succeeded').expect(200);
    const trailOf = async (client: TestAgent) => (await client.get('/api/temple-admin/activity').expect(200)).body.items;
    const trail = await trailOf(owner);
    expect(whatOf(trail)).toEqual(expect.arrayContaining(['account.signed-in', 'donation.exported']));
    const elsewhereIds = (await trailOf(other)).map(({ id }: ActivityItem) => id);
    expect(trail.filter(({ id }: ActivityItem) => elsewhereIds.includes(id))).toEqual([]);
    expect(whatOf(await activityOf(owner))).toContain('donation.exported');
  });

  it('shows no donor’s network', async () => {
    const { temple } = await buildGivingTemple(api);
    const { client: owner } = await signInStaff(api, { temple });
    const guest = { kind: 'guest', guestSessionId: 'g-1', phone: '+17325550148', address: '203.0.113.9' } as const;
    const gift = { templeId: temple.id, action: 'donation.recorded', subject: { kind: 'donation', id: 'd-1' } } as const;
    await api.database.transaction((tx) => api.get(Audit).record(tx, { actor: guest, ...gift }));
    const { body } = await owner.get('/api/temple-admin/activity').expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ what: 'donation.recorded', network: '', device: '' }));
  });
});
