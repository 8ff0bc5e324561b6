import { DEPLOY_TOKEN_MOST_DAYS, type DeployToken, type Remote, type RemoteStatus } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { refused, startRegistry } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';

let api: TestApi;
let operator: TestAgent;
beforeAll(async () => {
  ({ api, operator } = await startRegistry());
});
afterAll(() => api.close());

const desk = (remote: Remote) => `/api/superadmin/remotes/${remote}`;

/** Publishes two releases; the second one is active. */
async function publishTwo(remote: Remote): Promise<{ first: string; second: string }> {
  const tool = await signInDeployer(api, remote);
  const [first, second] = [buildRelease(remote), buildRelease(remote)];
  await publishRelease(tool, first);
  await publishRelease(tool, second);
  return { first: first.manifest.release, second: second.manifest.release };
}
const lastChange = async (remote: Remote) => (await operator.get(`${desk(remote)}/history`).expect(200)).body.at(-1);

describe('a canary from the desk', () => {
  const REMOTE = 'mfe-priest';
  const start = (body: object) => operator.post(`${desk(REMOTE)}/canary`).send(body);
  const end = (body: object) => operator.post(`${desk(REMOTE)}/end-canary`).send(body);

  it('starts with a share and a reason, grows, and ends with its own entry in the history', async () => {
    const { first: release, second } = await publishTwo(REMOTE);
    const { body } = await start({ release, sharePercent: 5, reason: 'Slots by hour' }).expect(200);
    expect(body).toMatchObject({ active: second, canary: { release, sharePercent: 5 } });
    expect(await lastChange(REMOTE)).toMatchObject({
      actor: 'Asha Rao',
      what: 'remote.canary-started',
      note: `${release} · 5% · Slots by hour`,
    });
    await start({ release, sharePercent: 50, reason: 'It holds' }).expect(200);
    const { body: ended } = await end({ release, reason: 'Seen enough' }).expect(200);
    expect([ended.canary, ended.active]).toEqual([null, second]);
    expect(await lastChange(REMOTE)).toMatchObject({ actor: 'Asha Rao', what: 'remote.canary-stopped', note: `${release} · Seen enough` });
  });

  it('is refused without a reason, without a share, and above half of all browsers', async () => {
    const { first: release } = await publishTwo(REMOTE);
    const given = { release, sharePercent: 10, reason: 'Slots by hour' };
    for (const wrong of [{ reason: ' ' }, { sharePercent: 51 }, { sharePercent: 0 }, { sharePercent: 2.5 }, { sharePercent: undefined }]) {
      const { status, body } = await start({ ...given, ...wrong });
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)]);
    }
    expect(await refused(start({ ...given, release: '0'.repeat(16) }))).toBe('404 not-found');
    expect(await refused(end({ release }))).toBe('409 state-conflict');
  });

  it('can’t be ended for another one that took its place', async () => {
    const { first, second } = await publishTwo(REMOTE);
    await start({ release: first, sharePercent: 10, reason: 'Slots by hour' }).expect(200);
    expect(await refused(end({ release: second }))).toBe('409 state-conflict');
    const { body } = await operator.get('/api/superadmin/remotes').expect(200);
    expect((body as RemoteStatus[]).find(({ remote }) => remote === REMOTE)?.canary?.release).toBe(first);
  });
});

describe('rolling back from the desk', () => {
  const REMOTE = 'mfe-temple-admin';

  it('goes back one step when two operators press at once', async () => {
    const { first, second } = await publishTwo(REMOTE);
    const press = () => operator.post(`${desk(REMOTE)}/rollback`).send({ reason: 'Refunds fail', leaving: second });
    expect((await Promise.all([press(), press()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await operator.get('/api/superadmin/remotes').expect(200);
    expect((body as RemoteStatus[]).find(({ remote }) => remote === REMOTE)?.active).toBe(first);
    expect(await lastChange(REMOTE)).toMatchObject({ actor: 'Asha Rao', what: 'remote.rolled-back', note: `${second} · Refunds fail` });
  });
});

describe('the list of releases', () => {
  const REMOTE = 'mfe-superadmin';

  it('holds the one in use however many came after it', async () => {
    const tool = await signInDeployer(api, REMOTE);
    const active = buildRelease(REMOTE);
    await publishRelease(tool, active);
    for (let count = 0; count < 21; count++) await publishRelease(tool, buildRelease(REMOTE), { activate: false });
    const { body } = await operator.get('/api/superadmin/remotes').expect(200);
    const { releases } = (body as RemoteStatus[]).find(({ remote }) => remote === REMOTE)!;
    expect([releases.length, releases.at(-1)]).toMatchObject([21, { release: active.manifest.release, keptUntil: null }]);
  });
});

describe('deploy tokens', () => {
  const TOKENS = '/api/superadmin/deploy-tokens';
  const issue = async (remote: Remote, given: object = {}) =>
    (
      await operator
        .post(TOKENS)
        .send({ remote, label: 'CI of the priests', ...given })
        .expect(201)
    ).body;
  const list = async (query: object): Promise<DeployToken[]> => (await operator.get(TOKENS).query(query).expect(200)).body.items;

  it('are listed by remote, newest first, with who made them, and never with the secret', async () => {
    const older = await issue('mfe-auth', { days: 7 });
    const newer = await issue('mfe-auth', { label: 'Laptop' });
    await issue('mfe-priest');
    const tokens = await list({ remote: 'mfe-auth' });
    expect(tokens.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(tokens[0]).toMatchObject({ label: 'Laptop', state: 'valid', createdBy: 'Asha Rao', lastUsedAt: null, revokedAt: null });
    expect(JSON.stringify(tokens)).not.toContain(newer.token);
    const { body } = await operator.get(TOKENS).query({ remote: 'mfe-auth', limit: 1 }).expect(200);
    const { body: next } = await operator.get(TOKENS).query({ remote: 'mfe-auth', limit: 1, cursor: body.nextCursor }).expect(200);
    expect([body.items[0].id, next.items[0].id, next.nextCursor]).toEqual([newer.id, older.id, null]);
  });

  it('tell when they are over or were revoked, and when they were last used', async () => {
    const [old, gone, used] = [await issue('mfe-devotee'), await issue('mfe-devotee'), await issue('mfe-devotee')];
    await api.database.transaction((tx) => tx.update(DeployTokenRow, { id: old.id }, { expiresAt: new Date(0) }));
    await operator.delete(`${TOKENS}/${gone.id}`).expect(204);
    await api.client().get('/api/deploy/remotes/mfe-devotee').set('authorization', `Deploy ${used.token}`).expect(200);
    const state = new Map((await list({ remote: 'mfe-devotee' })).map((token) => [token.id, token]));
    expect([old, gone, used].map(({ id }) => state.get(id)?.state)).toEqual(['expired', 'revoked', 'valid']);
    expect(state.get(used.id)?.lastUsedAt).not.toBeNull();
  });

  it('are written down when they are issued and revoked, once', async () => {
    const { id } = await issue('mfe-superadmin');
    await operator.delete(`${TOKENS}/${id}`).expect(204);
    await operator.delete(`${TOKENS}/${id}`).expect(204);
    const entries = await api.database.reader.find(AuditEntry, { where: { subjectId: id }, order: { at: 'ASC', id: 'ASC' } });
    expect(entries.map(({ action, actorLabel }) => [action, actorLabel])).toEqual([
      ['deploy-token.issued', 'Asha Rao'],
      ['deploy-token.revoked', 'Asha Rao'],
    ]);
  });

  it('are refused without a name, for no remote of ours, and for longer than a year', async () => {
    for (const wrong of [{ label: ' ' }, { remote: 'evil' }, { days: DEPLOY_TOKEN_MOST_DAYS + 1 }, { days: 0 }]) {
      const { status, body } = await operator.post(TOKENS).send({ remote: 'mfe-priest', label: 'CI', ...wrong });
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)]);
    }
    expect(await refused(operator.get(TOKENS).query({ remote: 'evil' }))).toBe('400 invalid-fields');
    expect((await operator.post(TOKENS).send({ remote: 'mfe-evil', label: 'CI' })).status).toBe(404);
  });
});
