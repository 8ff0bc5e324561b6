import { buildNotice } from '../../../test/factories/notice.factory.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = '/api/devotee/notices';

it('lists what the devotee was told, newest first, in their language', async () => {
  const { client, account } = await signInDonor(api);
  const first = await buildNotice(api, account.id);
  const second = await buildNotice(api, account.id);
  const { body } = await client.get(path).query({ limit: 1 }).expect(200);
  expect(body.items).toMatchObject([
    {
      id: second,
      kind: 'festival',
      readAt: null,
      festival: { name: 'Diwali (Lakshmi Puja)', date: '2026-11-08' },
      placeName: 'Edison, NJ',
    },
  ]);
  const { body: rest } = await client.get(path).query({ limit: 1, cursor: body.nextCursor, language: 'hi' }).expect(200);
  expect(rest).toMatchObject({ items: [{ id: first, festival: { name: expect.stringMatching(/[ऀ-ॿ]/) } }], nextCursor: null });
});

it('counts what is unread, and marks one or all', async () => {
  const { client, account } = await signInDonor(api);
  const [one] = [await buildNotice(api, account.id), await buildNotice(api, account.id)];
  expect((await client.get(`${path}/unread`)).body).toEqual({ unread: 2 });
  expect((await client.put(`${path}/${one}/read`).send({ read: true }).expect(200)).body).toEqual({ unread: 1 });
  expect((await client.put(`${path}/${one}/read`).send({ read: false }).expect(200)).body).toEqual({ unread: 2 });
  expect((await client.post(`${path}/read-all`).expect(200)).body).toEqual({ unread: 0 });
  const { body } = await client.get(path);
  expect(body.items.every(({ readAt }: { readAt: string | null }) => readAt !== null)).toBe(true);
});

it('shows each devotee their own', async () => {
  const [one, other] = [await signInDonor(api), await signInDonor(api)];
  const id = await buildNotice(api, one.account.id);
  expect((await other.client.get(path)).body.items).toEqual([]);
  await other.client.put(`${path}/${id}/read`).send({ read: true }).expect(404);
  await other.client.post(`${path}/read-all`).expect(200);
  expect((await one.client.get(`${path}/unread`)).body).toEqual({ unread: 1 });
});
