import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { refused, running, startRegistry, statusOf } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { ANONYMOUS } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { CanaryWatch } from './canary-watch.ts';
import { PreviewsService } from './previews.service.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RemoteRegistry } from './remote-registry.service.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

describe('rolling back', () => {
  const REMOTE = 'mfe-temple-admin';

  it('returns to the release before, and says when there is none', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const [first, second] = [buildRelease(REMOTE), buildRelease(REMOTE)];
    await publishRelease(tool, first);
    await publishRelease(tool, second);
    const rollBack = () => operator.post(`/api/superadmin/remotes/${REMOTE}/rollback`).send({ reason: 'Refunds fail' });
    await rollBack().expect(200);
    expect(await running(api, REMOTE)).toBe(first.manifest.release);
    const { body: history } = await operator.get(`/api/superadmin/remotes/${REMOTE}/history`);
    expect(history.at(-1)).toMatchObject({ actor: 'Asha Rao', what: 'remote.rolled-back', note: 'Refunds fail' });
    expect(await refused(rollBack())).toBe('422 nothing-to-roll-back');
    expect(await running(api, REMOTE)).toBe(first.manifest.release);
  });

  it('goes back through the releases one by one, and leaves out those whose files were removed', async () => {
    const remote = 'mfe-auth';
    const tool = await signInDeployer(api, remote);
    const built = [buildRelease(remote), buildRelease(remote), buildRelease(remote), buildRelease(remote)];
    for (const one of built) await publishRelease(tool, one);
    const [first, removed, third] = built.map(({ manifest }) => manifest.release);
    await api.get(Database).transaction((tx) => tx.update(PublishedRelease, { releaseName: removed! }, { filesRemovedAt: new Date() }));
    const rollBack = async () => {
      await operator.post(`/api/superadmin/remotes/${remote}/rollback`).send({ reason: 'It fails' }).expect(200);
      return [await running(api, remote), (await statusOf(tool, remote)).previous];
    };
    expect(await rollBack()).toEqual([third, first]);
    expect(await rollBack()).toEqual([first, null]);
  });

  it('neither registers nor starts a release built for another shell', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const built = buildRelease(REMOTE, { contract: '^9.0.0' });
    const before = await running(api, REMOTE);
    const { releases } = await statusOf(tool, REMOTE);
    expect(await refused(publishRelease(tool, built))).toBe('422 release-incompatible');
    expect((await statusOf(tool, REMOTE)).releases).toEqual(releases);
    expect(await running(api, REMOTE)).toBe(before);
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
    expect(await running(api, REMOTE, `preview=${REMOTE}@${release}`)).not.toBe(release);
    expect(await running(api, REMOTE)).not.toBe(release);
    expect(await running(api, REMOTE, `disabled_remotes=${REMOTE}`)).toBeUndefined();
    expect(await refused(operator.get(path('0'.repeat(16))))).toBe('404 not-found');
    const registry = api.get(RemoteRegistry);
    expect(await registry.isKnown(REMOTE, release)).toBe(true);
    expect(await registry.isKnown(REMOTE, manifest.release)).toBe(false);
  });
});

describe('what a browser keeps of a preview', () => {
  const REMOTE = 'mfe-superadmin';
  const [MINE, OTHER] = ['a'.repeat(22), 'b'.repeat(22)];
  const cookie = (device: string, name: string, mark: string) => `device=${device}; preview=${encodeURIComponent(name)}~${mark}`;
  let shown: string;
  let hidden: string;
  beforeAll(async () => {
    const tool = await signInDeployer(api, REMOTE);
    const [one, two] = [buildRelease(REMOTE), buildRelease(REMOTE)];
    for (const built of [one, two]) await publishRelease(tool, built, { activate: false });
    [shown, hidden] = [one.manifest.release, two.manifest.release];
  });
  const mark = (now?: Date) => api.get(PreviewsService).mark(MINE, REMOTE, shown, now);

  it('shows the release it was allowed', async () => {
    expect(await running(api, REMOTE, cookie(MINE, `${REMOTE}@${shown}`, mark()))).toBe(shown);
  });

  it.each([
    ['is forged', () => `device=${MINE}; preview=${REMOTE}@${shown}`],
    ['has no signature', () => cookie(MINE, `${REMOTE}@${shown}`, mark().split('-')[0]!)],
    [
      'has another signature',
      () =>
        cookie(
          MINE,
          `${REMOTE}@${shown}`,
          mark().replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
    ],
    [
      'was made to last longer',
      () =>
        cookie(
          MINE,
          `${REMOTE}@${shown}`,
          mark().replace(/^\d+/, (at) => String(Number(at) + 1)),
        ),
    ],
    ['was made for another release', () => cookie(MINE, `${REMOTE}@${hidden}`, mark())],
    ['was made for another browser', () => cookie(OTHER, `${REMOTE}@${shown}`, mark())],
    ['comes without a browser’s name', () => `preview=${REMOTE}@${shown}~${mark()}`],
    ['is the key of a link', () => cookie(MINE, `${REMOTE}@${shown}`, linkKey)],
    ['is older than a week', () => cookie(MINE, `${REMOTE}@${shown}`, mark(new Date(Date.now() - 8 * 86_400_000)))],
  ])('shows nothing when it %s', async (_, kept) => {
    expect(await running(api, REMOTE, kept())).toBeUndefined();
  });

  let linkKey: string;
  beforeAll(async () => {
    const { path } = await api.get(PreviewsService).link(REMOTE, shown);
    linkKey = new URL(path, 'http://host').searchParams.get('key') ?? '';
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
    expect(await running(api, 'mfe-auth')).toBe(second.manifest.release);
    await publishRelease(tool, first);
    expect(await running(api, 'mfe-auth')).toBe(first.manifest.release);
  });
});
