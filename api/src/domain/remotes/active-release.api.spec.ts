import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { running, startRegistry } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { CanaryWatch } from './canary-watch.ts';
import { PageLoadNames } from './page-load-name.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

describe('an active release', () => {
  /** Two releases of the remote, the second one active. */
  async function published(remote: Remote): Promise<{ good: string; bad: string }> {
    const tool = await signInDeployer(api, remote);
    const [good, bad] = [buildRelease(remote), buildRelease(remote)];
    await publishRelease(tool, good);
    await publishRelease(tool, bad);
    return { good: good.manifest.release, bad: bad.manifest.release };
  }

  async function loads(remote: Remote, release: string, outcomes: boolean[], address = (index: number) => `203.0.113.${index}`) {
    for (const [index, failed] of outcomes.entries()) {
      const body = { pageLoad: api.get(PageLoadNames).next(), remote, release, failed, ...(failed && { phase: 'entry', kind: 'threw' }) };
      await api.client().post('/api/public/remotes/loads').set('x-forwarded-for', address(index)).send(body).expect(204);
    }
    await api.get(CanaryWatch).endFailing();
  }
  const many = (count: number, failing: number) => Array.from({ length: count }, (_, index) => index < failing);

  it('that fails as often as ends a canary gives way to the release before it, and history and operators learn why', async () => {
    const { good, bad } = await published('mfe-priest');
    await loads('mfe-priest', bad, many(20, 6));
    expect(await running(api, 'mfe-priest')).toBe(good);
    const { body: history } = await operator.get('/api/superadmin/remotes/mfe-priest/history');
    expect(history.at(-1)).toMatchObject({
      actor: 'canary watch',
      what: 'remote.fell-back',
      note: `${bad} · 6 of 20 page loads failed`,
    });
    const { body } = await operator.get('/api/account/notifications').expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ kind: 'remote.fell-back', title: 'mfe-priest went back to its previous release' }),
    );
  });

  it('that lost its files gives way at the first reports, even from one address', async () => {
    const { good, bad } = await published('mfe-devotee');
    rmSync(join(api.get<Settings>(SETTINGS).dataDir, 'remotes/mfe-devotee', bad), { recursive: true });
    await loads('mfe-devotee', bad, many(7, 7), () => '203.0.113.7');
    expect(await running(api, 'mfe-devotee')).toBe(good);
  });

  it('that fails for everyone gives way after seven loads, with its files intact', async () => {
    const { good, bad } = await published('mfe-auth');
    await loads('mfe-auth', bad, many(6, 6), (index) => `198.51.100.${index % 3}`);
    expect(await running(api, 'mfe-auth')).toBe(bad);
    await loads('mfe-auth', bad, [true], () => '198.51.100.1');
    expect(await running(api, 'mfe-auth')).toBe(good);
  });

  it('stays when two networks alone report that it fails, or when it loaded once', async () => {
    const remote = 'mfe-superadmin';
    const { bad } = await published(remote);
    await loads(remote, bad, many(10, 10), (index) => `198.51.100.${index % 2}`);
    expect(await running(api, remote)).toBe(bad);
    await loads(remote, bad, [false, true, true], (index) => `203.0.113.${index}`);
    expect(await running(api, remote)).toBe(bad);
  });

  it('stays when few of many loads fail, and when one address reports all the failures', async () => {
    const { bad } = await published('mfe-superadmin');
    await loads('mfe-superadmin', bad, many(20, 1));
    await loads('mfe-superadmin', bad, many(30, 30), () => '192.0.2.7');
    expect(await running(api, 'mfe-superadmin')).toBe(bad);
  });

  it('is judged by its own time: an operator who returns to it sees it run', async () => {
    const remote = 'mfe-temple-admin';
    const { bad } = await published(remote);
    await loads(remote, bad, many(20, 20));
    await operator.post(`/api/superadmin/remotes/${remote}/activate`).send({ release: bad, reason: 'It was the network' }).expect(200);
    await api.get(CanaryWatch).endFailing();
    expect(await running(api, remote)).toBe(bad);
  });
});
