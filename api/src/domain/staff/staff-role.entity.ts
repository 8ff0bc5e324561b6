import type { Permission, PermissionLimits } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What makes two names the same to a reader: neither letter case nor the spaces between words. */
export const nameKeyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').slice(0, 60);

/** A role that a temple composed from the permissions. */
@Entity('staff_roles')
@Index('ux_staff_roles_name', ['templeId', 'nameKey'], { unique: true })
export class StaffRole extends TenantEntity {
  @TextColumn(60)
  name: string;

  /** See `nameKeyOf`. */
  @TextColumn(60)
  nameKey: string;

  @JsonColumn()
  permissions: Permission[];

  /** Null where nothing is limited. */
  @JsonColumn({ nullable: true })
  limits: PermissionLimits | null;

  /** Counts changes; null for none yet. */
  @IntegerColumn({ nullable: true })
  version: number | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
