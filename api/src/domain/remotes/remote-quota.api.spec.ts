import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_QUOTA, type Remote } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import { refused, register, startRegistry, statusOf } from '../../../test/remote-registry.ts';
import { signInAs, signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { DiskRoom } from '../../platform/storage/disk-room.ts';
import { RemoteUpload } from './remote-upload.entity.ts';
import { RemoteUploads } from './remote-uploads.service.ts';

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startRegistry());
});
afterAll(() => api.close());

const send = (tool: TestAgent, remote: Remote, content: Buffer, release = '0123456789abcdef', file = `${newId()}.js`) =>
  tool.put(`/api/deploy/remotes/${remote}/releases/${release}/files/${file}`).set('content-type', 'application/octet-stream').send(content);
/** Files that are already there, announced without sending them. */
const sentBefore = (remote: Remote, bytes: number, releaseName = 'fedcba9876543210', at = new Date()) =>
  api.database.transaction((tx) => insertRow(tx, RemoteUpload, { id: newId(), remote, releaseName, bytes, at }));
const uploadsOf = (remote: Remote) => api.database.reader.findBy(RemoteUpload, { remote });
const incomingFolder = () => join(api.get<Settings>(SETTINGS).dataDir, 'remotes/.incoming');
const incoming = async (remote: Remote) => {
  const names = await readdir(incomingFolder(), { recursive: true }).catch(() => []);
  return names.filter((name) => name.startsWith(remote) && name.includes('/'));
};
const incomingBytes = async (remote: Remote) => {
  const sizes = (await incoming(remote)).map((name) =>
    stat(join(incomingFolder(), name)).then(
      (file) => (file.isFile() ? file.size : 0),
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

describe('what a remote may keep', () => {
  it('is no more for two files that come at once: one of them is refused', async () => {
    const remote = 'mfe-priest';
    const tool = await signInDeployer(api, remote);
    await sentBefore(remote, REMOTE_QUOTA.bytes - 3 * MB);
    const answers = await Promise.all([1, 2].map(() => send(tool, remote, Buffer.alloc(2 * MB, 'a'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('release-quota');
    expect(await incoming(remote)).toHaveLength(1);
    expect(await refused(send(tool, remote, Buffer.alloc(2 * MB, 'a')))).toBe('422 release-quota');
  });

  it('is another remote’s own', async () => {
    await sentBefore('mfe-superadmin', REMOTE_QUOTA.bytes);
    const tool = await signInDeployer(api, 'mfe-temple-admin');
    await send(tool, 'mfe-temple-admin', Buffer.from('a')).expect(204);
  });

  it('counts published releases by what they weigh, and their files no longer as sent', async () => {
    const remote = 'mfe-auth';
    const tool = await signInDeployer(api, remote);
    const built = buildRelease(remote);
    expect((await publishRelease(tool, built)).status).toBe(200);
    expect(await uploadsOf(remote)).toEqual([]);
    const weight = Object.values(built.files).reduce((sum, { length }) => sum + length, 0);
    await sentBefore(remote, REMOTE_QUOTA.bytes - weight - 10);
    expect(await refused(send(tool, remote, Buffer.alloc(11, 'a')))).toBe('422 release-quota');
    await send(tool, remote, Buffer.alloc(10, 'a')).expect(204);
  });

  it('is a number of releases, those on their way among them', async () => {
    const remote = 'mfe-devotee';
    const tool = await signInDeployer(api, remote);
    for (let count = 0; count < REMOTE_QUOTA.releases; count++) await sentBefore(remote, 0, count.toString(16).padStart(16, '0'));
    expect(await refused(send(tool, remote, Buffer.from('a'), 'aaaaaaaaaaaaaaaa'))).toBe('422 release-quota');
    await send(tool, remote, Buffer.from('a'), '0000000000000000').expect(204);
  });

  it('counts no file that was refused', async () => {
    const remote = 'mfe-temple-admin';
    const tool = await signInDeployer(api, remote);
    const before = await uploadsOf(remote);
    expect(await refused(send(tool, remote, Buffer.alloc(11 * MB)))).toBe('413 request-too-large');
    expect(await refused(send(tool, remote, Buffer.from('a'), undefined, 'page.html'))).toBe('422 release-file-type');
    expect(await refused(send(tool, remote, Buffer.from('a'), '0123456789abcdef.draft'))).toBe('404 not-found');
    expect(await uploadsOf(remote)).toEqual(before);
  });

  it('is free again an hour after files were sent and not published', async () => {
    const remote = 'mfe-temple-admin';
    const tool = await signInDeployer(api, remote);
    await send(tool, remote, Buffer.from('a')).expect(204);
    const sweep = (minutes: number) => api.get(RemoteUploads).sweep(new Date(Date.now() + minutes * 60_000));
    await sweep(59);
    expect([(await incoming(remote)).length > 0, (await uploadsOf(remote)).length > 0]).toEqual([true, true]);
    await sweep(61);
    expect([await incoming(remote), (await uploadsOf(remote)).length > 0]).toEqual([[], true]);
    await sweep(71);
    expect(await uploadsOf(remote)).toEqual([]);
  });

  it('counts a file that is sent slowly for longer than it may take', async () => {
    await sentBefore('mfe-superadmin', 7, 'aaaaaaaaaaaaaaaa', new Date(Date.now() - HOUR_MS - 60_000));
    await api.get(RemoteUploads).sweep();
    expect((await uploadsOf('mfe-superadmin')).map(({ bytes }) => bytes)).toContain(7);
  });
});

describe('on a full disk', () => {
  const REMOTE = 'mfe-superadmin';
  let tool: TestAgent;
  beforeAll(async () => {
    tool = await signInDeployer(api, REMOTE);
    await api.get(RemoteUploads).sweep(new Date(Date.now() + 2 * HOUR_MS));
  });
  afterEach(() => jest.restoreAllMocks());
  const full = (left = 0) => jest.spyOn(DiskRoom.prototype, 'left').mockResolvedValue(left);

  it('publishing is refused in words, leaves nothing, and people still sign in', async () => {
    const built = buildRelease(REMOTE);
    full();
    const { status, body } = await send(tool, REMOTE, Buffer.from('a'));
    expect([status, body.code, body.message]).toEqual([507, 'release-no-room', expect.stringContaining('no room for another release')]);
    expect([await incoming(REMOTE), await uploadsOf(REMOTE)]).toEqual([[], []]);
    await expect(signInAs(api, await buildAccount(api, { role: 'superadmin' }))).resolves.toBeDefined();
    jest.restoreAllMocks();
    await sendFiles(tool, built);
    full(10);
    expect(await refused(register(tool, built))).toBe('507 release-no-room');
    expect((await statusOf(tool, REMOTE)).releases).toEqual([]);
    jest.restoreAllMocks();
    expect((await register(tool, built)).status).toBe(200);
  });

  it('files that come at once are not each promised the same room', async () => {
    const before = await incomingBytes(REMOTE);
    jest.spyOn(DiskRoom.prototype, 'left').mockImplementation(async () => 3 * MB - ((await incomingBytes(REMOTE)) - before));
    const answers = await Promise.all([1, 2].map(() => send(tool, REMOTE, Buffer.alloc(2 * MB, 'a'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 507]);
  });
});
