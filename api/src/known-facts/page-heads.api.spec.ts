import { buildTemple } from '../../test/factories/temple.factory.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { pageHeads } from './page-heads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('knows no page of a temple that is unknown, not approved or suspended', async () => {
  const headOf = (slug: string, more = '') => pageHeads(api.app)(new URL(`http://localhost/temples/${slug}${more}`), 'en');
  const [open, waiting, suspended] = await Promise.all(
    (['approved', 'in-review', 'suspended'] as const).map((status) => buildTemple(api, { status })),
  );
  expect(await headOf(open!.slug)).toMatchObject({ title: open!.name, path: `/temples/${open!.slug}` });
  for (const slug of ['nope-nope', waiting!.slug, suspended!.slug])
    expect([await headOf(slug), await headOf(slug, '/events/nope')]).toEqual([null, null]);
});
