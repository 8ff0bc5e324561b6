import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { refused, running, startRegistry, statusOf } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { CanaryWatch } from './canary-watch.ts';
import { PageLoadNames } from './page-load-name.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

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
    const seen = await Promise.all(devices.map((device) => running(api, REMOTE, `device=${device}`)));
    const share = seen.filter((release) => release === canary).length / devices.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.18);
    expect(await Promise.all(devices.slice(0, 20).map((device) => running(api, REMOTE, `device=${device}`)))).toEqual(seen.slice(0, 20));
    expect(await running(api, REMOTE)).toBe(active);
    await tool.post(`/api/deploy/remotes/${REMOTE}/activate`).send({ release: canary, sharePercent: 40 }).expect(200);
    const grown = await Promise.all(devices.slice(0, 60).map((device) => running(api, REMOTE, `device=${device}`)));
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

  it('is of half of all browsers at most, and never of what everybody runs', async () => {
    const activate = (body: object) => refused(tool.post(`/api/deploy/remotes/${REMOTE}/activate`).send(body));
    expect(await activate({ release: canary, sharePercent: 51 })).toBe('400 invalid-fields');
    expect(await activate({ release: active, sharePercent: 10 })).toBe('422 release-active');
    expect((await statusOf(tool, REMOTE)).canary).toMatchObject({ release: canary, sharePercent: 10 });
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
