import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import { refused, register, running, startRegistry, statusOf } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { ReleaseStore } from '../../platform/storage/release-store.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

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
    expect(await running(api, REMOTE)).toBe(built.manifest.release);
    const { body: again } = await publishRelease(tool, built);
    expect([again.active, again.previous, again.releases.length]).toEqual([body.active, body.previous, body.releases.length]);
  });

  it('keeps a release out of use until it is promoted', async () => {
    const [first, second] = [buildRelease(REMOTE), buildRelease(REMOTE)];
    await publishRelease(tool, first);
    await publishRelease(tool, second, { activate: false });
    expect(await running(api, REMOTE)).toBe(first.manifest.release);
    await tool.post(`/api/deploy/remotes/${REMOTE}/activate`).send({ release: second.manifest.release }).expect(200);
    expect(await running(api, REMOTE)).toBe(second.manifest.release);
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

  it('takes up a publish that was cut off after its files were kept and before it was registered', async () => {
    const built = buildRelease(REMOTE);
    const before = await statusOf(tool, REMOTE);
    await api.get(ReleaseStore).keep(REMOTE, built.manifest.release, new Map(Object.entries(built.files)));
    expect(await statusOf(tool, REMOTE)).toEqual(before);
    expect(await running(api, REMOTE)).toBe(before.active);
    expect((await register(tool, built)).body.active).toBe(built.manifest.release);
  });

  it('records who published and promoted what, and notifies system management', async () => {
    const built = buildRelease(REMOTE);
    await publishRelease(tool, built, { reason: 'Faster receipts' });
    const { body } = await operator.get(`/api/superadmin/remotes/${REMOTE}/history`).expect(200);
    expect(body.slice(-2)).toMatchObject([
      { actor: 'Team of the test', what: 'remote.published', note: built.manifest.release },
      { actor: 'Team of the test', what: 'remote.activated', note: `${built.manifest.release} · Faster receipts` },
    ]);
  });
});
