import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  messagesOf,
  type PermissionLimits,
  STAFF_PRESET_NAMES,
  STAFF_PRESETS,
  type StaffRoleView,
  staffRoleEndpoints,
  staffRoleNoun,
} from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Audit } from '../audit/audit.ts';
import { secondRoleOf } from '../staff/second-role.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import type { RoleFacts } from '../staff/staff-permissions.ts';
import { nameKeyOf, StaffRole } from '../staff/staff-role.entity.ts';
import { assertWithin, holdRole } from './grants.ts';
import { StaffNotices } from './staff-notices.ts';

const say = messagesOf(staffRoleNoun);
type Body = BodyOf<typeof staffRoleEndpoints.create>;
type Change = BodyOf<typeof staffRoleEndpoints.update>;

/** The roles of a temple: presets, and those it composed itself. */
@Injectable()
export class StaffRolesService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly notices: StaffNotices,
    private readonly audit: Audit,
  ) {}

  /** Every role of the actor's temple, presets first. */
  list(actor: Actor): Promise<StaffRoleView[]> {
    return views(this.database.reader, staffOf(actor).temple.id);
  }

  /** Composes a role. Throws `role-beyond-yours`, and `duplicate` for a name that is taken. */
  async create(actor: Actor, body: Body): Promise<StaffRoleView[]> {
    const staff = staffOf(actor);
    const facts = factsOf(body);
    assertWithin(staff, facts);
    return this.database.transaction(async (tx) => {
      const at = new Date();
      const role: StaffRole = {
        templeId: staff.temple.id,
        id: newId(),
        ...facts,
        nameKey: freeNameKey(facts),
        version: null,
        createdAt: at,
        updatedAt: at,
      };
      await insertRow(tx, StaffRole, role).catch(refuseDouble);
      await this.record(tx, staff, role.id, 'staff-role.created', { after: facts });
      return views(tx, staff.temple.id);
    });
  }

  /**
   * Changes a role for everybody who has it, and notifies them. Throws `not-found`, `own-role` for the actor's own, `role-beyond-yours`,
   * `duplicate`, and `role-changed` if somebody changed it since the version that the actor looked at.
   */
  async update(actor: Actor, id: string, { version, ...body }: Change): Promise<StaffRoleView[]> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id };
    const facts = factsOf(body);
    return this.database.transaction(async (tx) => {
      await holdRole(tx, key.templeId, id);
      const there = found(await tx.findOneBy(StaffRole, key));
      const before = grantOf(there);
      const members = await havingRole(tx, key.templeId, id);
      if (members.some(({ accountId }) => accountId === staff.accountId)) throw new DomainError('own-role');
      assertWithin(staff, before, facts);
      await replace(tx, key, { ...facts, nameKey: freeNameKey(facts), updatedAt: new Date() }, version ?? there.version ?? 0);
      this.sessions.forgetActors();
      await this.record(tx, staff, id, 'staff-role.changed', { before, after: facts });
      for (const { accountId } of members) await this.notices.roleChanged(tx, staff, accountId, facts);
      return views(tx, key.templeId);
    });
  }

  /** Deletes a role that nobody has or is invited to. Throws `not-found` and `role-in-use`. */
  async remove(actor: Actor, id: string): Promise<StaffRoleView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      if (!(await holdRole(tx, templeId, id))) throw new DomainError('not-found');
      const before = grantOf(await tx.findOneByOrFail(StaffRole, { templeId, id }));
      assertWithin(staff, before);
      const used = (await havingRole(tx, templeId, id)).length > 0 || (await tx.existsBy(StaffInvitation, openFor(templeId, id)));
      if (used) throw new DomainError('role-in-use');
      await tx.delete(StaffRole, { templeId, id });
      await this.record(tx, staff, id, 'staff-role.deleted', { before });
      return views(tx, templeId);
    });
  }

  private record(tx: EntityManager, actor: StaffActor, id: string, action: AuditAction, change: object): Promise<void> {
    return this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'staff-role', id }, ...change });
  }
}

type Replaced = Pick<StaffRole, 'name' | 'nameKey' | 'permissions' | 'limits' | 'updatedAt'>;

/** Writes the next version, if the one it was made from is still there. */
async function replace(tx: EntityManager, key: Pick<StaffRole, 'templeId' | 'id'>, role: Replaced, version: number): Promise<void> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(StaffRole)
    .set({ ...role, version: version + 1 })
    .where('templeId = :templeId AND id = :id AND COALESCE(version, 0) = :version', { ...key, version })
    .execute()
    .catch(refuseDouble);
  if (affected !== 1) throw new DomainError('role-changed');
}

const grantOf = ({ name, permissions, limits }: StaffRole): RoleFacts => ({ name, permissions, limits: limits ?? {} });

/** What a role is called and may do; an amount counts only for what it may do. */
const factsOf = ({ name, permissions, limits }: Body) => ({
  name,
  permissions,
  limits: Object.fromEntries(
    permissions.flatMap((permission) => {
      const cents = limits[permission];
      return cents === undefined ? [] : [[permission, cents]];
    }),
  ) as PermissionLimits,
});

const hasRole = (member: StaffMember, role: string): boolean => member.staffRole === role || secondRoleOf(member)?.role === role;

/** Everybody who has a role, as their first or their second one. */
const havingRole = async (tx: EntityManager, templeId: string, role: string): Promise<StaffMember[]> =>
  (await tx.findBy(StaffMember, { templeId })).filter((member) => hasRole(member, role));

const openFor = (templeId: string, staffRole: string) => ({
  templeId,
  staffRole,
  status: 'open' as const,
  expiresAt: MoreThan(new Date()),
});

async function views(manager: EntityManager, templeId: string): Promise<StaffRoleView[]> {
  const [members, invitations, own] = await Promise.all([
    manager.findBy(StaffMember, { templeId }),
    manager.findBy(StaffInvitation, { templeId, status: 'open' }),
    manager.find(StaffRole, { where: { templeId }, order: { name: 'ASC' } }),
  ]);
  const people = (id: string) => ({
    members: members.filter((member) => hasRole(member, id)).length,
    invited: invitations.filter(({ staffRole }) => staffRole === id).length,
  });
  return [
    ...STAFF_PRESET_NAMES.map((id) => ({
      id,
      name: id,
      preset: true,
      version: 0,
      permissions: [...STAFF_PRESETS[id]],
      limits: {},
      ...people(id),
    })),
    ...own.map((role) => ({
      id: role.id,
      preset: false,
      version: role.version ?? 0,
      ...grantOf(role),
      permissions: role.permissions,
      ...people(role.id),
    })),
  ];
}

/** The key of a role's name. Throws `duplicate` for a preset's: nobody could distinguish the two. */
function freeNameKey({ name }: Pick<StaffRole, 'name'>): string {
  const nameKey = nameKeyOf(name);
  if (PRESET_KEYS.has(nameKey)) throw NAME_TAKEN();
  return nameKey;
}

const PRESET_KEYS: ReadonlySet<string> = new Set(STAFF_PRESET_NAMES.map((preset) => preset.replace('-', ' ')));
const NAME_TAKEN = () => fieldError('name', say('staff-role.name-taken'), 'duplicate');

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? NAME_TAKEN() : error;
}
