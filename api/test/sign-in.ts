import type { Remote, StaffPreset } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../src/domain/accounts/account.entity.ts';
import { GuestSessionsService } from '../src/domain/accounts/guest-sessions.service.ts';
import { SessionsService } from '../src/domain/accounts/sessions.service.ts';
import { DeployTokensService } from '../src/domain/remotes/deploy-tokens.service.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { systemActor } from '../src/platform/auth/actor.ts';
import { SessionTokens } from '../src/platform/auth/session-token.ts';
import { buildAccount } from './factories/account.factory.ts';
import { buildStaff, type StaffGiven } from './factories/staff.factory.ts';
import type { TestApi } from './start-test-api.ts';

/** A client that sends the bearer token of a session of the account. */
export async function signInAs(api: TestApi, account: Account): Promise<TestAgent> {
  const client = api.client();
  client.set('authorization', await tokenFor(api, account));
  return client;
}

/** The `authorization` of a new session of the account. */
export async function tokenFor(api: TestApi, account: Account): Promise<string> {
  const sessionId = await api.database.transaction((tx) => api.get(SessionsService).open(tx, account.id, 'supertest'));
  return `Bearer ${api.get(SessionTokens).sign(sessionId)}`;
}

/** A new verified devotee, signed in. */
export async function signInDonor(api: TestApi, given: Partial<Account> = {}): Promise<{ client: TestAgent; account: Account }> {
  const account = await buildAccount(api, given);
  return { client: await signInAs(api, account), account };
}

/** A new staff member of a temple, signed in: `signInStaff(api, { temple, preset: 'treasurer' })`. */
export async function signInStaff(
  api: TestApi,
  given: StaffGiven & { preset?: StaffPreset } = {},
): Promise<{ client: TestAgent; account: Account; temple: Temple }> {
  const { account, temple } = await buildStaff(api, given);
  return { client: await signInAs(api, account), account, temple };
}

/** A guest who verified a phone, with the header their page sends. */
export async function signInGuest(api: TestApi, phone = '+17325550148') {
  const { guestToken, guestSessionId } = await api.database.transaction((tx) => api.get(GuestSessionsService).issue(tx, phone));
  const client = api.client();
  client.set('authorization', `Guest ${guestToken}`);
  return { client, guestToken, guestSessionId };
}

/** The release tool of a remote's team. */
export async function signInDeployer(api: TestApi, remote: Remote = 'mfe-devotee'): Promise<TestAgent> {
  const { token } = await api.get(DeployTokensService).issue(systemActor('test'), { remote, label: 'Team of the test', days: 30 });
  const client = api.client();
  client.set('authorization', `Deploy ${token}`);
  return client;
}
