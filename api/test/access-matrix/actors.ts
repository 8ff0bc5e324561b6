import { PERMISSIONS, type Permission } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Account } from '../../src/domain/accounts/account.entity.ts';
import type { Temple } from '../../src/domain/temples/temple.entity.ts';
import { buildAccount } from '../factories/account.factory.ts';
import { buildStaff } from '../factories/staff.factory.ts';
import type { MayCall, RouteRow } from '../nouns/noun-fixture.ts';
import { signInAs, signInDeployer, signInGuest, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';

export const ACTORS = [
  'anonymous',
  'guest',
  'donor',
  'unverified donor',
  'unverified temple owner',
  'staff with the permission',
  'staff without the permission',
  'staff of no temple',
  'priest',
  'superadmin',
  'deploy token',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** The permission a row requires, if any. */
export const permissionOf = (may: MayCall): Permission | undefined => PERMISSIONS.find((permission) => may === `staff with ${permission}`);

/** A fresh client for the actor, because some calls end its session. */
export async function clientOf(api: TestApi, actor: ActorName, temple: Temple, permission: Permission | undefined): Promise<TestAgent> {
  const account = async (given: Parameters<typeof buildAccount>[1]) => signInAs(api, await buildAccount(api, given));
  switch (actor) {
    case 'anonymous':
      return api.client();
    case 'guest':
      return (await signInGuest(api)).client;
    case 'donor':
      return account({});
    case 'unverified donor':
      return account({ emailVerifiedAt: null });
    case 'unverified temple owner': {
      const owner = await buildStaff(api, { temple, permissions: [...PERMISSIONS] });
      await api.database.transaction((tx) => tx.update(Account, { id: owner.account.id }, { emailVerifiedAt: null }));
      return signInAs(api, owner.account);
    }
    case 'staff with the permission':
      return (await signInStaff(api, { temple, permissions: permission ? [permission] : [] })).client;
    case 'staff without the permission':
      return (await signInStaff(api, { temple, permissions: PERMISSIONS.filter((other) => other !== permission) })).client;
    case 'staff of no temple':
      return account({ role: 'temple-admin' });
    case 'priest':
      return account({ role: 'priest' });
    case 'superadmin':
      return account({ role: 'superadmin' });
    case 'deploy token':
      return signInDeployer(api);
  }
}

/** Clients for the actors: one for all calls that leave its session alone, and a fresh one for each of the others. */
export function actorClients(api: TestApi, temple: Temple) {
  const kept = new Map<string, Promise<TestAgent>>();
  return {
    of(actor: ActorName, permission: Permission | undefined, isSafe: boolean): Promise<TestAgent> {
      if (!isSafe) return clientOf(api, actor, temple, permission);
      const name = `${actor} ${permission}`;
      const client = kept.get(name) ?? clientOf(api, actor, temple, permission);
      kept.set(name, client);
      return client;
    },
  };
}

/** The code an actor is refused with on a row, or undefined if it may call. */
export function refusalOf(actor: ActorName, { may, beforeVerification }: RouteRow): string | undefined {
  if (may === 'anyone') return undefined;
  if (may === 'guest') return actor === 'guest' ? undefined : 'guest-session-required';
  if (may === 'deploy token') return actor === 'deploy token' ? undefined : 'deploy-token-required';
  if (actor === 'anonymous' || actor === 'guest' || actor === 'deploy token') return 'session-required';
  if (may !== 'anybody signed in' && !mayBe(actor, may)) return 'forbidden';
  return actor.startsWith('unverified') && !beforeVerification ? 'email-unverified' : undefined;
}

function mayBe(actor: ActorName, may: MayCall): boolean {
  if (actor === 'donor' || actor === 'unverified donor') return may === 'donor';
  if (actor === 'staff with the permission' || actor === 'unverified temple owner')
    return may === 'temple-admin' || permissionOf(may) !== undefined;
  if (actor === 'staff without the permission' || actor === 'staff of no temple') return may === 'temple-admin';
  return actor === may;
}
