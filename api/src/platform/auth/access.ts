import { type Access, type Endpoint, messagesOf, platformMessages, staffMemberNoun } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';
import type { AccountActor, Actor } from './actor.ts';

const say = messagesOf(platformMessages);
const sayToStaff = messagesOf(staffMemberNoun);

type RoleAccess = Extract<Access, { kind: 'role' }>;

/** Throws unless the actor may call the endpoint: 401 if signing in would help, 403 if it would not. */
export function assertAccess({ access, method }: Pick<Endpoint, 'access' | 'method'>, actor: Actor): void {
  if (access.kind === 'public') return;
  if (access.kind === 'guest') {
    if (actor.kind !== 'guest') throw new DomainError('guest-session-required');
    return;
  }
  if (access.kind === 'deploy') {
    if (actor.kind !== 'deploy') throw new DomainError('deploy-token-required');
    return;
  }
  if (actor.kind !== 'account') throw new DomainError('session-required');
  assertRole(access, actor);
  if (!actor.emailVerified && !isOpenBeforeVerification(access, method)) throw new DomainError('email-unverified');
}

/**
 * Throws `temple-switched` for an office's call from a page of another temple than the session's, which another tab chose meanwhile.
 * @param named the temple the page was opened with, if it says so
 */
export function assertTempleOfPage({ access, method, anyTemple }: Endpoint, actor: Actor, named: string | string[] | undefined): void {
  if (named === undefined || anyTemple) return;
  if (access.kind !== 'role' || !access.roles.every((role) => role === 'temple-admin')) return;
  if (actor.kind === 'account' && actor.temple?.id === named) return;
  throw new DomainError('temple-switched', method === 'GET' ? { message: sayToStaff('staff-member.page-of-another') } : {});
}

function assertRole(access: RoleAccess, actor: AccountActor): void {
  if (!access.roles.includes(actor.role)) throw new DomainError('forbidden');
  if (access.permission && !(actor.temple && actor.permissions.includes(access.permission))) {
    throw new DomainError('forbidden', actor.temple ? { message: say('forbidden-to-staff') } : {});
  }
  if (actor.secondFactorDue && !access.beforeSecondFactor) throw new DomainError('second-factor-setup-required');
}

/** Someone who hasn't verified the address could be anyone: they may look around their own account but set nothing up. */
const isOpenBeforeVerification = ({ beforeVerification }: RoleAccess, method: Endpoint['method']): boolean =>
  beforeVerification === 'change' || (beforeVerification === 'read' && method === 'GET');
