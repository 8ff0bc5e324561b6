import type { Permission, Remote, Role } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';

/** A signed-in account. `temple` and `permissions` are set for temple staff. */
export interface AccountActor {
  kind: 'account';
  sessionId: string;
  accountId: string;
  role: Role;
  email: string;
  fullName: string;
  emailVerified: boolean;
  temple?: { id: string; slug: string };
  permissions: readonly Permission[];
  /** Must set up the second factor its position asks for before anything else. */
  secondFactorDue: boolean;
  /** The network address of this request. */
  address?: string;
}

/** Somebody who proved a phone by a one-time code. */
export interface GuestActor {
  kind: 'guest';
  guestSessionId: string;
  /** E.164 */
  phone: string;
  /** The network address of this request. */
  address?: string;
}

/** A team's release tool, which holds a deploy token of one remote. */
export interface DeployActor {
  kind: 'deploy';
  tokenId: string;
  /** Who holds the token, as its issuer named them. */
  label: string;
  remote: Remote;
  /** The network address of this request. */
  address?: string;
}

export interface AnonymousActor {
  kind: 'anonymous';
}

/** The platform itself: a job, a webhook, a command. */
export interface SystemActor {
  kind: 'system';
  name: string;
}

/** Who a request or a job acts for: the first argument of every service method a person can reach. */
export type Actor = AccountActor | GuestActor | DeployActor | AnonymousActor | SystemActor;

/** A member of a temple's staff. */
export type StaffActor = AccountActor & { temple: { id: string; slug: string } };

export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
export const systemActor = (name: string): SystemActor => ({ kind: 'system', name });

/** The actor as an account, or `session-required`. */
export function accountOf(actor: Actor): AccountActor {
  if (actor.kind !== 'account') throw new DomainError('session-required');
  return actor;
}

/** The actor as temple staff, or `forbidden`: the id of its temple is the tenant of everything it does. */
export function staffOf(actor: Actor): StaffActor {
  const account = accountOf(actor);
  if (!account.temple) throw new DomainError('forbidden');
  return { ...account, temple: account.temple };
}

/** The actor as a guest, or `guest-session-required`. */
export function guestOf(actor: Actor): GuestActor {
  if (actor.kind !== 'guest') throw new DomainError('guest-session-required');
  return actor;
}

/** The actor as the release tool of a remote, or `deploy-token-required`. */
export function deployerOf(actor: Actor): DeployActor {
  if (actor.kind !== 'deploy') throw new DomainError('deploy-token-required');
  return actor;
}

/** One stable word per actor: who owns an idempotency key, who an audit entry names. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'account':
      return `account:${actor.accountId}`;
    case 'guest':
      return `guest:${actor.guestSessionId}`;
    case 'deploy':
      return `deploy:${actor.tokenId}`;
    case 'system':
      return `system:${actor.name}`;
    case 'anonymous':
      return 'anonymous';
  }
}
