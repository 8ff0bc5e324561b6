import type { Permission, PermissionLimits, Remote, Role } from '@sannidhi/contracts';
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
  /** The most their role may handle at once, where it is limited. */
  limits?: PermissionLimits;
  /** Must set up the second factor its role requires before anything else. */
  secondFactorDue: boolean;
  /** The network address of this request. */
  address?: string;
}

/** Someone who verified a phone with a one-time code. */
export interface GuestActor {
  kind: 'guest';
  guestSessionId: string;
  /** E.164 */
  phone: string;
  /** The network address of this request. */
  address?: string;
}

/** A team's release tool with a deploy token for one remote. */
export interface DeployActor {
  kind: 'deploy';
  tokenId: string;
  /** Who uses the token, as its issuer entered it. */
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

/** Whom a request or job acts for: the first argument of every service method that a user can reach. */
export type Actor = AccountActor | GuestActor | DeployActor | AnonymousActor | SystemActor;

/** A staff member of a temple. */
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

/** The actor as a remote's release tool, or `deploy-token-required`. */
export function deployerOf(actor: Actor): DeployActor {
  if (actor.kind !== 'deploy') throw new DomainError('deploy-token-required');
  return actor;
}

/** A stable identifier per actor: for owners of idempotency keys and names in audit entries. */
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
