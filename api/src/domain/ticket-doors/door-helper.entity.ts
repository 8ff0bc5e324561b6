import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Somebody who may keep the door of one date: the devotee whose verified email this is. */
@Entity('door_helpers')
@Index('uq_door_helpers', ['templeId', 'occurrenceId', 'email'], { unique: true })
@Index('ix_door_helpers_email', ['email', 'id'])
@Index('ix_door_helpers_account', ['accountId'])
@Index('ix_door_helpers_removed', ['removedAt'])
export class DoorHelperRow extends TenantEntity {
  @RefColumn()
  occurrenceId: string;

  /** Lowercase, as the office typed it. */
  @TextColumn(254)
  email: string;

  /** Null until that devotee opened the door: before, nobody learns whether the email has an account. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  /** Empty until then. */
  @TextColumn(120)
  name: string;

  @InstantColumn()
  createdAt: Date;

  /** When the office ended it; null while they keep the door. Kept a while for what their phone hasn't sent yet. */
  @InstantColumn({ nullable: true })
  removedAt: Date | null;
}
