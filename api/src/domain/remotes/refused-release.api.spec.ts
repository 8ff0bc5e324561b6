import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import { refused, register, running, startRegistry, statusOf } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';

const MB = 1024 * 1024;

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

describe('what is refused, with the registry unchanged', () => {
  const REMOTE = 'mfe-priest';
  let tool: TestAgent;
  let active: string;
  beforeAll(async () => {
    tool = await signInDeployer(api, REMOTE);
    active = (await publishRelease(tool, buildRelease(REMOTE))).body.active;
  });
  afterEach(async () => {
    expect(await running(api, REMOTE)).toBe(active);
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

  it.each([
    '..%2f..%2f..',
    '%2e%2e',
    '0123456789ABCDEF',
    '0123456789abcdef%2f..',
    '0123456789abcdef%2f..%2f..%2fmfe-superadmin%2f0123456789abcdef',
  ])('a release called %s', async (release) => {
    const path = `/api/deploy/remotes/${REMOTE}/releases/${release}/files/evil.js`;
    const answer = await refused(tool.put(path).set('content-type', 'application/octet-stream').send(Buffer.from('x')));
    expect(answer).toBe('404 not-found');
    const { dataDir } = api.get<Settings>(SETTINGS);
    expect((await readdir(dataDir, { recursive: true })).filter((name) => /evil/.test(name))).toEqual([]);
  });

  it('a file of more than 10 MB, before it is kept', async () => {
    const path = `/api/deploy/remotes/${REMOTE}/releases/0123456789abcdef/files/big.js`;
    const answer = tool
      .put(path)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.alloc(11 * MB));
    expect(await refused(answer)).toBe('413 request-too-large');
  });

  it('200 MB in one file: the answer comes long before all of it was sent, and nothing is kept', async () => {
    const { body } = await operator.post('/api/superadmin/deploy-tokens').send({ remote: REMOTE, label: 'CI' }).expect(201);
    const path = `/api/deploy/remotes/${REMOTE}/releases/0123456789abcdef/files/endless.js`;
    const sent = await sendUntilAnswered(api, { path, token: body.token, bytes: 200 * MB });
    expect(sent.answer).toBe('413 request-too-large');
    expect(sent.bytes).toBeLessThan(60 * MB);
    const { dataDir } = api.get<Settings>(SETTINGS);
    const kept = await readdir(join(dataDir, 'remotes/.incoming'), { recursive: true });
    expect(kept.filter((name) => /endless|\/\./.test(name))).toEqual([]);
  });

  it('many files of which each is small enough', async () => {
    const release = 'fedcba9876543210';
    const path = (file: number) => `/api/deploy/remotes/${REMOTE}/releases/${release}/files/part${file}.js`;
    for (let file = 0; file < 5; file++)
      await tool
        .put(path(file))
        .set('content-type', 'application/octet-stream')
        .send(Buffer.alloc(9 * MB))
        .expect(204);
    expect(await refused(register(tool, buildRelease(REMOTE), { release }))).toBe('413 request-too-large');
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
      `${REMOTE} claims /temple-admin/donations, which isn't in its area.`,
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

interface Upload {
  path: string;
  token: string;
  bytes: number;
}

/** Sends a file piece by piece, as a client that ignores everything but the response; returns the response and how much was sent. */
async function sendUntilAnswered({ app, url }: TestApi, { path, token, bytes }: Upload): Promise<{ answer: string; bytes: number }> {
  const { port } = new URL(url);
  const headers = { authorization: `Deploy ${token}`, 'content-type': 'application/octet-stream', 'content-length': bytes };
  const upload = request({ host: '127.0.0.1', port, path, method: 'PUT', headers }).on('error', () => {});
  let sent = 0;
  const answered = once(upload, 'response').then(([response]) => response as IncomingMessage);
  let isAnswered = false;
  void answered.then(() => (isAnswered = true));
  for (const piece = Buffer.alloc(MB / 4); sent < bytes && !isAnswered; sent += piece.length)
    await Promise.race([answered, new Promise<void>((written) => upload.write(piece, () => written()))]);
  const response = await answered;
  const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { code: string };
  upload.destroy();
  // Unread data would keep the server from closing.
  app.getHttpServer().closeAllConnections();
  return { answer: `${response.statusCode} ${code}`, bytes: sent };
}
