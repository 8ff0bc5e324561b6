import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument, Remote } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { type BuiltRelease, buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import { signInAs, signInDeployer } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { ANONYMOUS } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { CanaryWatch } from './canary-watch.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';
import { PageLoadNames } from './page-load-name.ts';
import { PreviewsService } from './previews.service.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  operator = await signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Asha Rao' }));
});
afterAll(() => api.close());

/** Two remotes of one file share nothing, so each group of tests has a remote of its own. */
async function running(remote: Remote, cookie = ''): Promise<string | undefined> {
  const { body } = await api.client().get('/api/public/remotes').set('cookie', cookie).expect(200);
  return (body as RegistryDocument).releases.find(({ name }) => name === remote)?.release;
}
const statusOf = async (tool: TestAgent, remote: Remote) => (await tool.get(`/api/deploy/remotes/${remote}`).expect(200)).body;
const refused = async (sent: PromiseLike<{ status: number; body: { code: string } }>) => {
  const { status, body } = await sent;
  return `${status} ${body.code}`;
};
const register = (tool: TestAgent, { manifest }: BuiltRelease, given: object = {}) =>
  tool.post(`/api/deploy/remotes/${manifest.name}/releases`).send({ manifest: { ...manifest, ...given } });

describe('publishing', () => {
  const REMOTE = 'mfe-devotee';
  let tool: TestAgent;
  beforeAll(async () => {
    tool = await signInDeployer(api, REMOTE);
  });

  it('makes a release active for the next page, and the same release published again changes nothing', async () => {
    const built = buildRelease(REMOTE);
    const { status, body } = await publishRelease(tool, built);
    expect([status, body.active]).toEqual([200, built.manifest.release]);
    expect(await running(REMOTE)).toBe(built.manifest.release);
    const { body: again } = await publishRelease(tool, built);
    expect([again.active, again.previous, again.releases.length]).toEqual([body.active, body.previous, body.releases.length]);
  });

  it('keeps a release out of use until it is promoted', async () => {
    const [first, second] = [buildRelease(REMOTE), buildRelease(REMOTE)];
    await publishRelease(tool, first);
    await publishRelease(tool, second, { activate: false });
    expect(await running(REMOTE)).toBe(first.manifest.release);
    await tool.post(`/api/deploy/remotes/${REMOTE}/activate`).send({ release: second.manifest.release }).expect(200);
    expect(await running(REMOTE)).toBe(second.manifest.release);
  });

  it('is right when two releases are published at once: one is active, the other is the one before', async () => {
    const pair = [buildRelease(REMOTE), buildRelease(REMOTE)];
    await Promise.all(pair.map((built) => sendFiles(tool, built)));
    const replies = await Promise.all(pair.map((built) => register(tool, built)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { active, previous } = await statusOf(tool, REMOTE);
    expect([active, previous].sort()).toEqual(pair.map(({ manifest }) => manifest.release).sort());
  });

  it('is right when the same release is published twice at once', async () => {
    const built = buildRelease(REMOTE);
    await sendFiles(tool, built);
    const replies = await Promise.all([register(tool, built), register(tool, built)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { releases } = await statusOf(tool, REMOTE);
    expect(releases.filter(({ release }: { release: string }) => release === built.manifest.release)).toHaveLength(1);
  });

  it('takes up a publish that broke off after some files', async () => {
    const built = buildRelease(REMOTE);
    const [[file, content]] = Object.entries(built.files) as [[string, Buffer]];
    await sendFiles(tool, { ...built, files: { [file]: content } });
    expect(await refused(register(tool, { ...built }))).toBe('422 release-hash-differs');
    expect((await publishRelease(tool, built)).status).toBe(200);
  });

  it('records who published and promoted what, and tells it to system management', async () => {
    const built = buildRelease(REMOTE);
    await publishRelease(tool, built, { reason: 'Faster receipts' });
    const { body } = await operator.get(`/api/superadmin/remotes/${REMOTE}/history`).expect(200);
    expect(body.slice(-2)).toMatchObject([
      { actor: 'Team of the test', what: 'remote.published', note: built.manifest.release },
      { actor: 'Team of the test', what: 'remote.activated', note: `${built.manifest.release} · Faster receipts` },
    ]);
  });
});

describe('what is refused, with the registry unchanged', () => {
  const REMOTE = 'mfe-priest';
  let tool: TestAgent;
  let active: string;
  beforeAll(async () => {
    tool = await signInDeployer(api, REMOTE);
    active = (await publishRelease(tool, buildRelease(REMOTE))).body.active;
  });
  afterEach(async () => {
    expect(await running(REMOTE)).toBe(active);
    expect((await statusOf(tool, REMOTE)).releases).toHaveLength(1);
  });

  it('no token, a forged one, an expired one, a revoked one', async () => {
    const path = `/api/deploy/remotes/${REMOTE}/releases`;
    const { manifest } = buildRelease(REMOTE);
    const post = (authorization: string) => api.client().post(path).set({ authorization }).send({ manifest });
    const issue = async () =>
      (await operator.post('/api/superadmin/deploy-tokens').send({ remote: REMOTE, label: 'CI of the priests' }).expect(201)).body;
    expect(await refused(api.client().post(path).send({ manifest }))).toBe('401 deploy-token-required');
    expect(await refused(post('Deploy forged'))).toBe('401 deploy-token-unknown');
    const old = await issue();
    await api.database.transaction((tx) => tx.update(DeployTokenRow, { id: old.id }, { expiresAt: new Date(0) }));
    expect(await refused(post(`Deploy ${old.token}`))).toBe('401 deploy-token-expired');
    const revoked = await issue();
    await operator.delete(`/api/superadmin/deploy-tokens/${revoked.id}`).expect(204);
    expect(await refused(post(`Deploy ${revoked.token}`))).toBe('401 deploy-token-revoked');
  });

  it('another team’s remote, by its address and by its mfe.json', async () => {
    const other = buildRelease('mfe-superadmin');
    expect(await refused(register(tool, other))).toBe('403 deploy-token-scope');
    expect(await refused(register(tool, buildRelease(REMOTE), { name: 'mfe-superadmin' }))).toBe('403 deploy-token-scope');
    expect(await refused(tool.get('/api/deploy/remotes/mfe-superadmin'))).toBe('403 deploy-token-scope');
    expect(await refused(tool.post('/api/deploy/remotes/mfe-superadmin/rollback').send({}))).toBe('403 deploy-token-scope');
  });

  it.each(['..%2f..%2fevil.js', '%2e%2e', '.hidden.js', 'a%00.js', 'a%5Cb.js'])('a file called %s', async (file) => {
    const path = `/api/deploy/remotes/${REMOTE}/releases/0123456789abcdef/files/${file}`;
    const answer = await refused(tool.put(path).set('content-type', 'application/octet-stream').send(Buffer.from('x')));
    expect(['422 release-file-name', '404 not-found']).toContain(answer);
    const { dataDir } = api.get<Settings>(SETTINGS);
    expect((await readdir(join(dataDir, 'remotes'), { recursive: true })).filter((name) => /evil|hidden/.test(name))).toEqual([]);
  });

  it('a file of more than 10 MB, before it is kept', async () => {
    const path = `/api/deploy/remotes/${REMOTE}/releases/0123456789abcdef/files/big.js`;
    const answer = tool
      .put(path)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.alloc(11 * 1024 * 1024));
    expect(await refused(answer)).toBe('413 request-too-large');
  });

  it('a file sent anywhere else', async () => {
    const answer = tool.post('/api/public/contact').set('content-type', 'application/octet-stream').send(Buffer.from('x'));
    expect(await refused(answer)).toBe('415 unsupported-media-type');
  });

  it('a route outside its area, no contract range, a field a build never writes', async () => {
    const built = buildRelease(REMOTE);
    const [route] = built.manifest.routes;
    const { body } = await register(tool, built, { routes: [route, { ...route, path: '/temple-admin/donations' }] });
    expect([body.code, body.message]).toEqual([
      'release-route-outside',
      `${REMOTE} claims /temple-admin/donations, which is not of its area.`,
    ]);
    expect(await refused(register(tool, built, { contract: undefined }))).toBe('422 release-contract-missing');
    expect(await refused(register(tool, built, { contract: '*' }))).toBe('422 release-contract-missing');
    expect(await refused(register(tool, built, { backdoor: true }))).toBe('422 release-malformed');
  });

  it('a file that was not sent, and files that are not what the release says', async () => {
    const incomplete = buildRelease(REMOTE);
    expect(await refused(register(tool, incomplete))).toBe('422 release-incomplete');
    const changed = buildRelease(REMOTE);
    await sendFiles(tool, { ...changed, files: { ...changed.files, 'noto.5e6f7a8b.woff2': Buffer.from('another font') } });
    expect(await refused(register(tool, changed))).toBe('422 release-hash-differs');
    const script = buildRelease(REMOTE);
    await sendFiles(tool, { ...script, files: { ...script.files, 'remoteEntry.1a2b3c4d.js': Buffer.from('steal()') } });
    expect(await refused(register(tool, script))).toBe('422 release-hash-differs');
    const copy = buildRelease(REMOTE);
    await sendFiles(tool, { ...copy, files: { ...copy.files, 'remoteEntry.1a2b3c4d.js.br': Buffer.from('not brotli') } });
    expect(await refused(register(tool, copy))).toBe('422 release-hash-differs');
  });
});

describe('rolling back', () => {
  const REMOTE = 'mfe-temple-admin';

  it('returns to the release before, and says when there is none', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const [first, second] = [buildRelease(REMOTE), buildRelease(REMOTE)];
    await publishRelease(tool, first);
    await publishRelease(tool, second);
    const rollBack = () => operator.post(`/api/superadmin/remotes/${REMOTE}/rollback`).send({ reason: 'Refunds fail' });
    await rollBack().expect(200);
    expect(await running(REMOTE)).toBe(first.manifest.release);
    const { body: history } = await operator.get(`/api/superadmin/remotes/${REMOTE}/history`);
    expect(history.at(-1)).toMatchObject({ actor: 'Asha Rao', what: 'remote.rolled-back', note: 'Refunds fail' });
    expect(await refused(rollBack())).toBe('422 nothing-to-roll-back');
    expect(await running(REMOTE)).toBe(first.manifest.release);
  });

  it('does not start a release built for another shell', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const built = buildRelease(REMOTE, { contract: '^9.0.0' });
    const before = await running(REMOTE);
    expect(await refused(publishRelease(tool, built))).toBe('422 release-incompatible');
    expect(await running(REMOTE)).toBe(before);
  });
});

describe('a canary', () => {
  const REMOTE = 'mfe-superadmin';
  const devices = Array.from({ length: 400 }, (_, index) => `device${String(index).padStart(16, '0')}`);
  let tool: TestAgent;
  let active: string;
  let canary: string;
  beforeAll(async () => {
    tool = await signInDeployer(api, REMOTE);
    active = (await publishRelease(tool, buildRelease(REMOTE))).body.active;
  });
  beforeEach(async () => {
    const { body } = await publishRelease(tool, buildRelease(REMOTE), { sharePercent: 10 });
    canary = body.canary.release;
  });

  const load = (address: string, failed: boolean, pageLoad = api.get(PageLoadNames).next()) =>
    api
      .client()
      .post('/api/public/remotes/loads')
      .set('x-forwarded-for', address)
      .send({ pageLoad, remote: REMOTE, release: canary, failed, ...(failed ? { phase: 'entry', kind: 'threw' } : {}) });

  it('is given to its share of browsers, always the same, and to nobody without a name', async () => {
    const seen = await Promise.all(devices.map((device) => running(REMOTE, `device=${device}`)));
    const share = seen.filter((release) => release === canary).length / devices.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.18);
    expect(await Promise.all(devices.slice(0, 20).map((device) => running(REMOTE, `device=${device}`)))).toEqual(seen.slice(0, 20));
    expect(await running(REMOTE)).toBe(active);
    await tool.post(`/api/deploy/remotes/${REMOTE}/activate`).send({ release: canary, sharePercent: 40 }).expect(200);
    const grown = await Promise.all(devices.slice(0, 60).map((device) => running(REMOTE, `device=${device}`)));
    for (const [index, release] of seen.slice(0, 60).entries()) if (release === canary) expect(grown[index]).toBe(canary);
  });

  it('ends by itself when its page loads fail, and the audit says why', async () => {
    for (let index = 0; index < 20; index++) await load(`203.0.113.${index}`, index % 2 === 0).expect(204);
    await api.get(CanaryWatch).endFailing();
    const { body } = await operator.get('/api/superadmin/remotes').expect(200);
    const status = body.find(({ remote }: { remote: string }) => remote === REMOTE);
    expect([status.canary, status.active]).toEqual([null, active]);
    expect(status.releases.find(({ release }: { release: string }) => release === canary)).toMatchObject({ loads: 20, failures: 10 });
    const { body: history } = await operator.get(`/api/superadmin/remotes/${REMOTE}/history`);
    expect(history.at(-1)).toMatchObject({
      actor: 'canary watch',
      what: 'remote.canary-ended',
      note: `${canary} · 10 of 20 page loads failed`,
    });
  });

  it('goes on when few of many fail', async () => {
    for (let index = 0; index < 20; index++) await load(`198.51.100.${index}`, index < 3).expect(204);
    await api.get(CanaryWatch).endFailing();
    expect((await statusOf(tool, REMOTE)).canary?.release).toBe(canary);
  });

  it('is not ended by one stranger, by a page that repeats itself, or by pages we never sent', async () => {
    const repeated = api.get(PageLoadNames).next();
    for (let turn = 0; turn < 30; turn++) await load('192.0.2.7', true).expect(204);
    for (let turn = 0; turn < 5; turn++) await load('192.0.2.8', true, repeated).expect(204);
    for (let index = 0; index < 15; index++) await load(`192.0.2.${100 + index}`, false).expect(204);
    expect(await refused(load('192.0.2.9', true, `${repeated.slice(0, -4)}0000`))).toBe('400 invalid-signature');
    await api.get(CanaryWatch).endFailing();
    expect((await statusOf(tool, REMOTE)).canary?.release).toBe(canary);
  });
});

describe('a preview', () => {
  const REMOTE = 'mfe-devotee';

  it('shows a registered release in the browser that opened its signed link, and in no other', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const { manifest } = buildRelease(REMOTE);
    const built = buildRelease(REMOTE);
    await publishRelease(tool, built, { activate: false });
    const release = built.manifest.release;
    const path = (name: string) => `/api/superadmin/remotes/${REMOTE}/releases/${name}/preview-link`;
    const { body } = await operator.get(path(release)).expect(200);
    const link = new URL(body.path, 'http://host').searchParams;
    expect(link.get('preview')).toBe(`${REMOTE}@${release}`);
    const previews = api.get(PreviewsService);
    const inAWeek = new Date(Date.now() + 8 * 86_400_000);
    expect(previews.allows(ANONYMOUS, REMOTE, release, link.get('key'))).toBe(true);
    expect(previews.allows(ANONYMOUS, REMOTE, release, link.get('key'), inAWeek)).toBe(false);
    expect(previews.allows(ANONYMOUS, REMOTE, manifest.release, link.get('key'))).toBe(false);
    expect(previews.allows(ANONYMOUS, REMOTE, release, null)).toBe(false);
    expect(await running(REMOTE, `preview=${REMOTE}@${release}`)).toBe(release);
    expect(await running(REMOTE)).not.toBe(release);
    expect(await running(REMOTE, `disabled_remotes=${REMOTE}`)).toBeUndefined();
    expect(await refused(operator.get(path('0'.repeat(16))))).toBe('404 not-found');
  });
});

describe('old releases', () => {
  it('stay for 30 days after their last use, and say so when they are gone', async () => {
    const tool = await signInDeployer(api, 'mfe-auth');
    const [first, second, third] = [buildRelease('mfe-auth'), buildRelease('mfe-auth'), buildRelease('mfe-auth')];
    for (const built of [first, second, third]) await publishRelease(tool, built);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const activate = () => tool.post('/api/deploy/remotes/mfe-auth/activate').send({ release: first.manifest.release });
    await api.get(CanaryWatch).tidy(inDays(29));
    await activate().expect(200);
    await publishRelease(tool, third);
    await publishRelease(tool, second);
    await api.get(CanaryWatch).tidy(inDays(31));
    expect(await refused(activate())).toBe('422 release-gone');
    expect(await running('mfe-auth')).toBe(second.manifest.release);
    await publishRelease(tool, first);
    expect(await running('mfe-auth')).toBe(first.manifest.release);
  });
});
