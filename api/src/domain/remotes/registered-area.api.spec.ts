import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { refused, running, startRegistry } from '../../../test/remote-registry.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';

const DESK = '/api/superadmin/remotes';
const GOTRA = { remote: 'mfe-gotra', role: 'donor', prefix: '/gotra', title: 'Gotras', titleHi: 'गोत्र' };

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

const rowsOf = async (remote: string) => {
  const tables = ['remote_areas', 'remote_releases', 'remote_uploads', 'remote_loads', 'deploy_tokens'];
  const counts = tables.map((table) => api.database.reader.query(`SELECT COUNT(*) AS held FROM ${table} WHERE remote = ?`, [remote]));
  return (await Promise.all(counts)).map(([{ held }]) => Number(held));
};

const areasNow = async () => ((await api.client().get('/api/public/remotes')).body as RegistryDocument).areas;

it('opens an area at run time, runs its releases, and removes it without a trace', async () => {
  await operator.post(DESK).send(GOTRA).expect(201);
  expect(await areasNow()).toEqual([{ name: 'mfe-gotra', role: 'donor', prefix: '/gotra', title: { en: 'Gotras', hi: 'गोत्र' } }]);
  expect(await running(api, 'mfe-gotra')).toBeUndefined();

  const { token } = (await operator.post('/api/superadmin/deploy-tokens').send({ remote: 'mfe-gotra', label: 'Its team' }).expect(201))
    .body;
  const team = api.client();
  team.set('authorization', `Deploy ${token}`);
  const [first, second] = [buildRelease('mfe-gotra'), buildRelease('mfe-gotra')];
  expect((await publishRelease(team, first)).status).toBe(200);
  expect((await publishRelease(team, second)).status).toBe(200);
  expect(await running(api, 'mfe-gotra')).toBe(second.manifest.release);
  await operator.post(`${DESK}/mfe-gotra/rollback`).send({}).expect(200);
  expect(await running(api, 'mfe-gotra')).toBe(first.manifest.release);

  const { revision } = (await api.client().get('/api/public/remotes')).body as RegistryDocument;
  await operator.delete(`${DESK}/mfe-gotra`).expect(204);
  const after = (await api.client().get('/api/public/remotes')).body as RegistryDocument;
  expect(after.areas).toBeUndefined();
  expect(after.revision).toBeGreaterThan(revision ?? 0);
  expect(await running(api, 'mfe-gotra')).toBeUndefined();
  expect(await rowsOf('mfe-gotra')).toEqual([0, 0, 0, 0, 0]);
  expect(existsSync(join(api.get<Settings>(SETTINGS).dataDir, 'remotes/mfe-gotra'))).toBe(false);
  expect(await refused(team.get('/api/deploy/remotes/mfe-gotra'))).toBe('401 deploy-token-unknown');
});

it.each([
  [{ remote: 'mfe-priest' }, '409 area-name-taken'],
  [{ prefix: '/priest' }, '409 area-prefix-taken'],
  [{ prefix: '/donate' }, '409 area-prefix-taken'],
  [{ prefix: '/api' }, '409 area-prefix-taken'],
  [{ prefix: '/admin' }, '409 area-prefix-taken'],
  [{ prefix: '/' }, '400 invalid-fields'],
  [{ prefix: '/gotra/list' }, '400 invalid-fields'],
  [{ remote: 'shell' }, '400 invalid-fields'],
  [{ role: 'king' }, '400 invalid-fields'],
  [{ titleHi: '' }, '400 invalid-fields'],
])('refuses an area with %j', async (wrong, why) => {
  expect(await refused(operator.post(DESK).send({ ...GOTRA, remote: 'mfe-other', prefix: '/other', ...wrong }))).toBe(why);
});

it('keeps two operators from registering one path twice', async () => {
  const names = ['mfe-one', 'mfe-two', 'mfe-three'];
  const sent = names.map((remote) => operator.post(DESK).send({ ...GOTRA, remote, prefix: '/shared' }));
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('gives a registered remote no path of another area', async () => {
  await operator
    .post(DESK)
    .send({ ...GOTRA, remote: 'mfe-vrata', prefix: '/vrata' })
    .expect(201);
  const { token } = (await operator.post('/api/superadmin/deploy-tokens').send({ remote: 'mfe-vrata', label: 'Its team' })).body;
  const team = api.client();
  team.set('authorization', `Deploy ${token}`);
  const route = { path: '/donate', title: { en: 'Donate', hi: 'दान' }, access: 'public' as const, layout: 'area' as const, files: [] };
  const { body } = await publishRelease(team, buildRelease('mfe-vrata', { routes: [route] }));
  expect(body.code).toBe('release-route-outside');
});

it('removes no installed remote', async () => {
  expect(await refused(operator.delete(`${DESK}/mfe-priest`))).toBe('404 not-found');
});
