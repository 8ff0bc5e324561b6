import { Injectable } from '@nestjs/common';
import type { CurrentUser, Permission } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { StaffMember } from './staff-member.entity.ts';

/** Where a staff account works and what it may do there. */
export interface StaffPlace {
  temple?: { id: string; slug: string };
  permissions: readonly Permission[];
}

/** What a staff member's browser knows beyond the account. */
export type StaffProfile = Pick<CurrentUser, 'adminName' | 'temple' | 'permissions' | 'staffRole'>;

const UNNAMED = 'Temple Admin';

/** The members of temples' staffs. */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** The temple and permissions of an account; nothing for accounts that are on no staff. */
  async placeOf(account: { id: string; role: string }): Promise<StaffPlace> {
    const member = account.role === 'temple-admin' ? await this.memberOf(account.id) : null;
    if (!member) return { permissions: [] };
    const { id, slug } = await this.temples.byId(member.templeId);
    return { temple: { id, slug }, permissions: member.permissions };
  }

  /** What the office shows about a staff account. */
  async profileOf(accountId: string): Promise<StaffProfile> {
    const member = await this.memberOf(accountId);
    if (!member) return { adminName: UNNAMED, permissions: [] };
    const { id, slug, name, city, state, timeZone } = await this.temples.byId(member.templeId);
    const { adminName, permissions, staffRole } = member;
    return { adminName: adminName ?? UNNAMED, permissions, staffRole, temple: { id, slug, name, city, state, timeZone } };
  }

  private memberOf(accountId: string): Promise<StaffMember | null> {
    return this.database.reader.findOneBy(StaffMember, { accountId });
  }
}
