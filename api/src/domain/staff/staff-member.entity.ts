import type { Permission } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple-admin account's position at its temple: its title and permissions. An account works for one temple. */
@Entity('staff_members')
@Index('ux_staff_members_account', ['accountId'], { unique: true })
export class StaffMember extends TenantEntity {
  @RefColumn()
  accountId: string;

  /** A preset's name, or the temple's own. */
  @TextColumn(60)
  staffRole: string;

  /** The name the office shows; null if none was given. */
  @TextColumn(120, { nullable: true })
  adminName: string | null;

  @JsonColumn()
  permissions: Permission[];

  @InstantColumn()
  createdAt: Date;
}
