import { Injectable } from '@nestjs/common';
import { type CurrentUser, type Permission, STAFF_PRESETS, type StaffPreset } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { StaffMember } from './staff-member.entity.ts';

/** Where a staff account works and what it may do there. */
export interface StaffPlace {
  temple?: { id: string; slug: string };
  permissions: readonly Permission[];
}

/** What a staff member's browser knows in addition to the account. */
export type StaffProfile = Pick<CurrentUser, 'adminName' | 'temple' | 'permissions' | 'staffRole'>;

const UNNAMED = 'Temple Admin';

interface Appointment {
  templeId: string;
  accountId: string;
  preset: StaffPreset;
  adminName: string;
}

/** The members of temples' staffs. */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** The temple and permissions of an account; nothing for accounts on no staff, `undefined` if the platform rejected the temple. */
  async placeOf(account: { id: string; role: string }): Promise<StaffPlace | undefined> {
    const member = account.role === 'temple-admin' ? await this.memberOf(account.id) : null;
    if (!member) return { permissions: [] };
    const { id, slug, status } = await this.temples.byId(member.templeId);
    if (status === 'rejected') return undefined;
    return { temple: { id, slug }, permissions: member.permissions };
  }

  /** The temple of a staff account, in the caller's transaction; null for accounts on no staff. */
  async templeIdOf(tx: EntityManager, accountId: string): Promise<string | null> {
    return (await tx.findOneBy(StaffMember, { accountId }))?.templeId ?? null;
  }

  /** The accounts on a temple's staff with a permission. */
  async holdersOf(tx: EntityManager, templeId: string, permission: Permission): Promise<string[]> {
    const members = await tx.findBy(StaffMember, { templeId });
    return members.filter(({ permissions }) => permissions.includes(permission)).map(({ accountId }) => accountId);
  }

  /** What the office shows about a staff account. */
  async profileOf(accountId: string): Promise<StaffProfile> {
    const member = await this.memberOf(accountId);
    if (!member) return { adminName: UNNAMED, permissions: [] };
    const { id, slug, name, city, state, timeZone } = await this.temples.byId(member.templeId);
    const { adminName, permissions, staffRole } = member;
    return { adminName: adminName ?? UNNAMED, permissions, staffRole, temple: { id, slug, name, city, state, timeZone } };
  }

  /** Adds an account to a temple's staff, in the caller's transaction. */
  async appoint(tx: EntityManager, { templeId, accountId, preset, adminName }: Appointment): Promise<void> {
    const permissions = [...STAFF_PRESETS[preset]];
    await insertRow(tx, StaffMember, {
      templeId,
      id: newId(),
      accountId,
      staffRole: preset,
      adminName,
      permissions,
      createdAt: new Date(),
    });
  }

  private memberOf(accountId: string): Promise<StaffMember | null> {
    return this.database.reader.findOneBy(StaffMember, { accountId });
  }
}
