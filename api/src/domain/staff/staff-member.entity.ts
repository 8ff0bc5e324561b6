import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple-admin account's position at a temple. An account may work for several. */
@Entity('staff_members')
@Index('ux_staff_members_person', ['templeId', 'accountId'], { unique: true })
@Index('ix_staff_members_account', ['accountId'])
@Index('ix_staff_members_role', ['templeId', 'staffRole'])
export class StaffMember extends TenantEntity {
  @RefColumn()
  accountId: string;

  /** A preset's name, or the id of the temple's own role. What it may do is read from there, so that a change counts at once. */
  @TextColumn(60)
  staffRole: string;

  /** The name the office shows; null if none was given. */
  @TextColumn(120, { nullable: true })
  adminName: string | null;

  /** When the person last chose to work for this temple: a new session starts at the latest. */
  @InstantColumn({ nullable: true })
  enteredAt: Date | null;

  /** When it starts; null for those who started when they joined. */
  @InstantColumn({ nullable: true })
  startsAt: Date | null;

  /** When it ends by itself; null for those who stay. */
  @InstantColumn({ nullable: true })
  endsAt: Date | null;

  /** A second role, like `staffRole`; null without one. See `secondRoleOf`. */
  @TextColumn(60, { nullable: true })
  alsoRole: string | null;

  /** When the second role starts; null if it did when it was given. */
  @InstantColumn({ nullable: true })
  alsoStartsAt: Date | null;

  /** When the second role ends by itself. */
  @InstantColumn({ nullable: true })
  alsoEndsAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
