import { Injectable } from '@nestjs/common';
import type { Permission } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { StaffMember } from './staff-member.entity.ts';

/** Where a staff account works and what it may do there. */
export interface StaffPlace {
  temple?: { id: string; slug: string };
  permissions: readonly Permission[];
}

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

  /** The staff row of an account, or null. */
  memberOf(accountId: string): Promise<StaffMember | null> {
    return this.database.reader.findOneBy(StaffMember, { accountId });
  }
}
