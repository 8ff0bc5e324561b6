import { isPreset, messagesOf, staffMemberNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { isCurrent } from '../staff/membership-period.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { limitCents, type RoleFacts, rolesOf } from '../staff/staff-permissions.ts';

const say = messagesOf(staffMemberNoun);
const OWNER = 'owner';

type Giver = Pick<StaffActor, 'permissions' | 'limits'>;
type Grant = Pick<RoleFacts, 'permissions' | 'limits'>;

/** Nobody gives, changes or takes away what they may not do themselves, nor a higher amount. Throws `role-beyond-yours`. */
export function assertWithin(actor: Giver, ...wanted: readonly Grant[]): void {
  if (!wanted.every((grant) => isWithin(actor, grant))) throw new DomainError('role-beyond-yours');
}

const isWithin = (giver: Giver, wanted: Grant): boolean =>
  wanted.permissions.every(
    (permission) => giver.permissions.includes(permission) && limitCents(wanted, permission) <= limitCents(giver, permission),
  );

/**
 * A role that the actor may give, by its reference. One of the temple's own stays until the transaction ends, so that nobody is given a role
 * that is deleted in the meantime. Only owners make owners. Throws `invalid-fields` for an unknown one, and `role-beyond-yours`.
 */
export async function roleToGive(tx: EntityManager, actor: StaffActor, staffRole: string): Promise<RoleFacts> {
  const templeId = actor.temple.id;
  const exists = isPreset(staffRole) || (await holdRole(tx, templeId, staffRole));
  if (!exists) throw fieldError('role', say('staff-member.role-unknown'));
  const { accountId } = actor;
  if (staffRole === OWNER && !(await tx.existsBy(StaffMember, { templeId, accountId, staffRole })))
    throw new DomainError('role-beyond-yours');
  const facts = (await rolesOf(tx, [{ templeId, staffRole }]))({ templeId, staffRole });
  assertWithin(actor, facts);
  return facts;
}

/**
 * Whether an account of a temple may still give a role: it manages the staff, and may do all that the role may. An invitation promises no
 * more than its sender can give on the day it is accepted. Only owners make owners.
 */
export async function mayStillGive(
  manager: EntityManager,
  giver: Pick<StaffMember, 'templeId' | 'accountId'>,
  wanted: Grant & Pick<StaffMember, 'staffRole'>,
): Promise<boolean> {
  const member = await manager.findOneBy(StaffMember, giver);
  if (!member || !isCurrent(member)) return false;
  if (wanted.staffRole === OWNER && member.staffRole !== OWNER) return false;
  const facts = (await rolesOf(manager, [member]))(member);
  return facts.permissions.includes('staff:manage') && isWithin(facts, wanted);
}

/** Locks one of the temple's own roles; false where there is none. */
export const holdRole = async (tx: EntityManager, templeId: string, id: string): Promise<boolean> =>
  (await execute(tx, 'UPDATE staff_roles SET name = name WHERE templeId = ? AND id = ?', [templeId, id])) === 1;
