import type { Access } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';
import type { AccountActor, Actor } from './actor.ts';

/** Throws unless the actor may call a route of this access: 401 where signing in would help, 403 where it would not. */
export function assertAccess(access: Access, actor: Actor): void {
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
}

function assertRole(access: Extract<Access, { kind: 'role' }>, actor: AccountActor): void {
  if (!access.roles.includes(actor.role)) throw new DomainError('forbidden');
  if (access.permission && !(actor.temple && actor.permissions.includes(access.permission))) throw new DomainError('forbidden');
  if (actor.secondFactorDue && !access.beforeSecondFactor) throw new DomainError('second-factor-setup-required');
  if (access.verified && !actor.emailVerified) throw new DomainError('email-unverified');
}
