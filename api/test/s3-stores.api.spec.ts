import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CanaryWatch } from '../src/domain/remotes/canary-watch.ts';
import { RemoteUploads } from '../src/domain/remotes/remote-uploads.service.ts';
import { SETTINGS, type Settings } from '../src/platform/config/settings.ts';
import { Bucket } from '../src/platform/storage/bucket.ts';
import { DocumentStore } from '../src/platform/storage/document-store.ts';
import { ReleaseStore } from '../src/platform/storage/release-store.ts';
import { s3Stores } from '../src/platform/storage/s3-stores.ts';
import { buildRelease, publishRelease } from './factories/release.factory.ts';
import { type S3Server, s3Environment, startS3Server } from './s3-server.ts';
import { signInDeployer } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const REMOTE = 'mfe-priest';
let server: S3Server;
let api: TestApi;
let bucket: Bucket;
const folders: string[] = [];
beforeAll(async () => {
  server = await startS3Server();
  api = await startTestApi(s3Environment(server.settings));
  bucket = new Bucket(server.settings);
});
afterAll(async () => {
  await api?.close();
  await server?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Another process of the same installation, on another machine. */
async function otherMachine() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-other-'));
  folders.push(dataDir);
  return { dataDir, ...(await s3Stores({ dataDir }, server.settings)) };
}
const keysBelow = async (prefix: string) => (await bucket.list(prefix)).map(({ key }) => key);

describe('documents in a bucket', () => {
  it('are read as they were written, on every machine, and forgotten', async () => {
    const documents = api.get(DocumentStore);
    const { documents: elsewhere } = await otherMachine();
    const bytes = Buffer.from([0, 255, 10, 13]);
    await documents.write('receipts/t1/r1.pdf', bytes);
    expect(await elsewhere.read('receipts/t1/r1.pdf')).toEqual(bytes);
    expect(await keysBelow('documents/receipts/t1/')).toEqual(['documents/receipts/t1/r1.pdf']);
    await elsewhere.remove('receipts/t1/r1.pdf');
    await elsewhere.remove('receipts/t1/r1.pdf');
    expect(await documents.read('receipts/t1/r1.pdf')).toBeUndefined();
    expect(readdirSync(api.get<Settings>(SETTINGS).dataDir)).not.toContain('documents');
  });

  it('have keys that lead nowhere else', async () => {
    for (const key of ['../secret', 'receipts/../../secret', '/etc/passwd'])
      await expect(async () => api.get(DocumentStore).read(key)).rejects.toThrow('not the key of a document');
  });
});

describe('releases in a bucket', () => {
  it('are published by one process and served by another, whole', async () => {
    const built = buildRelease(REMOTE);
    const { status, body } = await publishRelease(await signInDeployer(api, REMOTE), built);
    expect([status, body.active]).toEqual([200, built.manifest.release]);
    const { dataDir, releases } = await otherMachine();
    await Promise.all([releases.bring(REMOTE, body.active), releases.bring(REMOTE, body.active)]);
    expect(readdirSync(join(dataDir, 'remotes', REMOTE, body.active)).sort()).toEqual(Object.keys(built.files).sort());
    expect(await keysBelow('remotes/.incoming/')).toEqual([]);
  });

  it('that broke off are not there, and are taken up by the next try', async () => {
    const { manifest, files } = buildRelease(REMOTE);
    const [[name, content]] = Object.entries(files) as [[string, Buffer]];
    await bucket.write(`remotes/${REMOTE}/${manifest.release}/${name}`, content);
    expect(await api.get(ReleaseStore).has(REMOTE, manifest.release)).toBe(false);
    const { status } = await publishRelease(await signInDeployer(api, REMOTE), { manifest, files });
    expect([status, await api.get(ReleaseStore).has(REMOTE, manifest.release)]).toEqual([200, true]);
  });

  it('are refused with a path in a file’s name and above 10 MB, before anything is kept', async () => {
    const receive = (file: string, content: Buffer) =>
      api.get(ReleaseStore).receive(REMOTE, '0123456789abcdef', file, { content: Readable.from([content]), bytes: content.length });
    await expect(receive('../evil.js', Buffer.from('x'))).rejects.toMatchObject({ code: 'release-file-name' });
    await expect(receive('big.js', Buffer.alloc(11 * 1024 * 1024))).rejects.toMatchObject({ code: 'request-too-large' });
    expect(await keysBelow(`remotes/.incoming/${REMOTE}.0123456789abcdef`)).toEqual([]);
  });

  it('leave 30 days after their last use, with what was never published', async () => {
    const tool = await signInDeployer(api, 'mfe-auth');
    const releases = [buildRelease('mfe-auth'), buildRelease('mfe-auth'), buildRelease('mfe-auth')];
    for (const built of releases) await publishRelease(tool, built);
    await api.get(ReleaseStore).receive('mfe-auth', '0123456789abcdef', 'a.js', { content: Readable.from([Buffer.from('x')]), bytes: 1 });
    await api.get(CanaryWatch).tidy(new Date(Date.now() + 31 * 86_400_000));
    await api.get(RemoteUploads).sweep(new Date(Date.now() + 61 * 60_000));
    const left = await keysBelow('remotes/mfe-auth/');
    expect(releases.map(({ manifest }) => left.some((key) => key.includes(manifest.release)))).toEqual([false, true, true]);
    expect(await keysBelow('remotes/.incoming/mfe-auth')).toEqual([]);
  });
});

it('is not started with a bucket that is not there', async () => {
  const start = () => s3Stores({ dataDir: tmpdir() }, { ...server.settings, bucket: 'nobody-made-this' });
  await expect(start()).rejects.toThrow(/^S3_BUCKET must be a bucket/);
});

it('waits for a server that is away', async () => {
  const away = { ...server.settings, endpoint: 'http://127.0.0.1:4179' };
  await expect(s3Stores({ dataDir: tmpdir() }, away)).resolves.toBeDefined();
});
