import type { RegistryDocument, Remote, RemoteStatus } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from './factories/account.factory.ts';
import type { BuiltRelease } from './factories/release.factory.ts';
import { signInAs } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** An API behind a gateway that forwards the browser's address, and its operator, Asha Rao. */
export async function startRegistry(): Promise<{ api: TestApi; operator: TestAgent }> {
  const api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  return { api, operator: await signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Asha Rao' })) };
}

/** The release of a remote that a browser with these cookies runs. Groups of tests on one database each use a different remote. */
export async function running(api: TestApi, remote: Remote, cookie = ''): Promise<string | undefined> {
  const { body } = await api.client().get('/api/public/remotes').set('cookie', cookie).expect(200);
  return (body as RegistryDocument).releases.find(({ name }) => name === remote)?.release;
}

/** The state of the tool's remote. */
export const statusOf = async (tool: TestAgent, remote: Remote): Promise<RemoteStatus> =>
  (await tool.get(`/api/deploy/remotes/${remote}`).expect(200)).body;

/** Status and code of an error: `422 release-gone`. */
export async function refused(sent: PromiseLike<{ status: number; body: { code: string } }>): Promise<string> {
  const { status, body } = await sent;
  return `${status} ${body.code}`;
}

/** Registers a release whose files were sent, with parts of its `mfe.json` changed. */
export const register = (tool: TestAgent, { manifest }: BuiltRelease, given: object = {}) =>
  tool.post(`/api/deploy/remotes/${manifest.name}/releases`).send({ manifest: { ...manifest, ...given } });
