import type { DakshinaEntry, DakshinaState } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What a temple owes one priest for families of one service: once for each, however often it is marked as performed. */
@Entity('dakshina_entries')
@Index('ux_dakshina_entries_service', ['templeId', 'slotId', 'accountId', 'familiesBefore'], { unique: true })
@Index('ix_dakshina_entries_time', ['templeId', 'performedAt', 'id'])
@Index('ix_dakshina_entries_state', ['templeId', 'state', 'accountId'])
@Index('ix_dakshina_entries_payment', ['templeId', 'paymentId'])
@Index('ix_dakshina_entries_priest', ['accountId', 'performedAt', 'id'])
export class DakshinaEntryRow extends TenantEntity {
  @RefColumn()
  slotId: string;

  /** Null once the priest's account was deleted. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  priestName: string;

  /** What it was called when it was performed. */
  @TextColumn(80)
  service: string;

  @InstantColumn()
  startsAt: Date;

  @IntegerColumn()
  families: number;

  /** How many families the service's earlier entries were for when this was written: those marked after it was completed add one. */
  @IntegerColumn()
  familiesBefore: number;

  @TextColumn(10)
  way: DakshinaEntry['way'];

  @CentsColumn()
  cents: number;

  @TextColumn(10)
  state: DakshinaState;

  @InstantColumn()
  performedAt: Date;

  @RefColumn({ nullable: true })
  paymentId: string | null;
}
