import { Injectable } from '@nestjs/common';
import type { CurrentUser, Permission, PermissionLimits, StaffPreset } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { isCurrent, isToCome, type Period } from './membership-period.ts';
import { NO_SECOND_ROLE } from './second-role.ts';
import { StaffMember } from './staff-member.entity.ts';
import { addOwner } from './staff-owners.ts';
import { limitCents, rolesOf } from './staff-permissions.ts';

/** Where a staff account works and what it may do there. */
export interface StaffPlace {
  temple?: { id: string; slug: string };
  permissions: readonly Permission[];
  /** The most its role may handle at once, where it is limited. */
  limits?: PermissionLimits;
}

/** What a staff member's browser knows in addition to the account. */
export type StaffProfile = Pick<CurrentUser, 'adminName' | 'temple' | 'permissions' | 'limits' | 'staffRole' | 'temples'>;

const UNNAMED = 'Temple Admin';
const ALWAYS: Period = { startsAt: null, endsAt: null };

interface Appointment {
  templeId: string;
  accountId: string;
  /** A preset's name, or the id of the temple's own role. */
  role: StaffPreset | string;
  adminName: string;
  /** From when until when; by default from now on. */
  period?: Period;
}

/** The members of temples' staffs. */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /**
   * The temple and permissions of an account, at the temple its session chose or else the one it last worked for; nothing for accounts on
   * no staff, `undefined` if the platform rejected the temple.
   */
  async placeOf(account: { id: string; role: string }, chosenTempleId?: string | null): Promise<StaffPlace | undefined> {
    const manager = this.database.reader;
    const member = account.role === 'temple-admin' ? await currentOf(manager, account.id, chosenTempleId) : undefined;
    if (!member) return { permissions: [] };
    const { id, slug, status } = await this.temples.byId(member.templeId);
    if (status === 'rejected') return undefined;
    const { permissions, limits } = (await rolesOf(manager, [member]))(member);
    return { temple: { id, slug }, permissions, limits };
  }

  /** The temple of a staff account, in the caller's transaction; null for accounts on no staff. */
  async templeIdOf(tx: EntityManager, accountId: string): Promise<string | null> {
    return (await currentOf(tx, accountId))?.templeId ?? null;
  }

  /** The accounts on a temple's staff with a permission. */
  async holdersOf(tx: EntityManager, templeId: string, permission: Permission): Promise<string[]> {
    return (await this.whoMay(tx, templeId, permission, 0)).map(({ accountId }) => accountId);
  }

  /** Whether an account is on a temple's staff now. */
  async isMember(manager: EntityManager, templeId: string, accountId: string): Promise<boolean> {
    return (await manager.findBy(StaffMember, { templeId, accountId })).some(isCurrent);
  }

  /** Whether an account on a temple's staff has a permission now. */
  async isHolder(manager: EntityManager, templeId: string, accountId: string, permission: Permission): Promise<boolean> {
    const positions = (await manager.findBy(StaffMember, { templeId, accountId })).filter(isCurrent);
    const roleOf = await rolesOf(manager, positions);
    return positions.some((position) => roleOf(position).permissions.includes(permission));
  }

  /** Those on a temple's staff who may handle an amount of cents with a permission, in the order they joined. */
  async whoMay(tx: EntityManager, templeId: string, permission: Permission, cents: number): Promise<StaffMember[]> {
    const members = (await tx.find(StaffMember, { where: { templeId }, order: { createdAt: 'ASC' } })).filter(isCurrent);
    const roleOf = await rolesOf(tx, members);
    return members.filter((member) => {
      const role = roleOf(member);
      return role.permissions.includes(permission) && limitCents(role, permission) >= cents;
    });
  }

  /** What the office shows about a staff account. */
  async profileOf(accountId: string, chosenTempleId?: string | null): Promise<StaffProfile> {
    const manager = this.database.reader;
    const members = await membershipsOf(manager, accountId);
    const member = chosen(members, chosenTempleId);
    if (!member) return { adminName: UNNAMED, permissions: [] };
    const { id, slug, name, city, state, timeZone } = await this.temples.byId(member.templeId);
    const { name: staffRole, permissions, limits } = (await rolesOf(manager, [member]))(member);
    const adminName = member.adminName ?? UNNAMED;
    return {
      adminName,
      permissions: [...permissions],
      limits,
      staffRole,
      temple: { id, slug, name, city, state, timeZone },
      temples: members.length,
    };
  }

  /** Adds an account to a temple's staff, in the caller's transaction. */
  async appoint(tx: EntityManager, { templeId, accountId, role, adminName, period = ALWAYS }: Appointment): Promise<StaffMember> {
    const at = new Date();
    const position = { accountId, staffRole: role, ...NO_SECOND_ROLE, ...period };
    const member: StaffMember = {
      templeId,
      id: newId(),
      ...position,
      adminName,
      enteredAt: isToCome(period.startsAt) ? null : at,
      createdAt: at,
    };
    await insertRow(tx, StaffMember, member);
    if (role === 'owner') await addOwner(tx, templeId);
    return member;
  }
}

/**
 * An account's positions that have started and not ended, the one it last worked in first; at temples that the platform rejected only where it has no
 * other, so that nobody else's registration ends what somebody does elsewhere.
 */
export const membershipsOf = async (manager: EntityManager, accountId: string): Promise<StaffMember[]> => {
  const all = await manager.find(StaffMember, { where: { accountId }, order: { createdAt: 'ASC', templeId: 'ASC' } });
  const members = all.filter(isCurrent);
  const open = members.length > 1 ? await notRejected(manager, members) : members;
  const usable = open.length > 0 ? open : members;
  return usable.sort((one, other) => (other.enteredAt?.getTime() ?? 0) - (one.enteredAt?.getTime() ?? 0));
};

async function notRejected(manager: EntityManager, members: readonly StaffMember[]): Promise<StaffMember[]> {
  const temples = await manager.findBy(Temple, { id: In(members.map(({ templeId }) => templeId)) });
  const rejected = new Set(temples.filter(({ status }) => status === 'rejected').map(({ id }) => id));
  return members.filter(({ templeId }) => !rejected.has(templeId));
}

const chosen = (members: readonly StaffMember[], templeId: string | null | undefined): StaffMember | undefined =>
  members.find((member) => member.templeId === templeId) ?? members[0];

const currentOf = async (manager: EntityManager, accountId: string, templeId?: string | null): Promise<StaffMember | undefined> =>
  chosen(await membershipsOf(manager, accountId), templeId);
