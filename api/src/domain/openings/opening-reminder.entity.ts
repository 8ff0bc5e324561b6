import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Somebody wants to hear when an opening's waiting room opens. */
@Entity('pooja_opening_reminders')
@Index('ux_pooja_opening_reminders_account', ['templeId', 'openingId', 'accountId'], { unique: true })
@Index('ix_pooja_opening_reminders_due', ['templeId', 'openingId', 'sentAt', 'id'])
@Index('ix_pooja_opening_reminders_own', ['accountId', 'id'])
export class OpeningReminderRow extends TenantEntity {
  @RefColumn()
  openingId: string;

  @RefColumn()
  accountId: string;

  @InstantColumn({ nullable: true })
  sentAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
