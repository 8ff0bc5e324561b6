import type { MarkConflict } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** That a priest performed a service, as marked at the altar; maybe sent hours later. */
@Entity('service_marks')
@Index('ux_service_marks_key', ['templeId', 'slotId', 'markKey'], { unique: true })
@Index('ix_service_marks_account', ['accountId', 'id'])
@Index('ix_service_marks_undone', ['undoneById'])
export class ServiceMark extends TenantEntity {
  @RefColumn()
  slotId: string;

  /** Made on the device with the mark: a second arrival finds the first. */
  @RefColumn()
  markKey: string;

  /** Who marked it; null once the account was erased. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  markedBy: string;

  @InstantColumn()
  performedAt: Date;

  @TextColumn(500)
  note: string;

  /** Where the priest's sheet differed from the office's by the time this arrived. */
  @JsonColumn()
  conflicts: MarkConflict[];

  @BooleanColumn()
  hasPhoto: boolean;

  @InstantColumn()
  createdAt: Date;

  /** The bookings it says were performed, also where another mark said so before; null in marks from before they were kept. */
  @JsonColumn({ nullable: true })
  bookingIds: string[] | null;

  /** Null unless it was taken back. */
  @InstantColumn({ nullable: true })
  undoneAt: Date | null;

  @TextColumn(120, { nullable: true })
  undoneBy: string | null;

  /** Null once the account was erased. */
  @RefColumn({ nullable: true })
  undoneById: string | null;

  /** The office's reason; null where the priest took it back. */
  @TextColumn(200, { nullable: true })
  undoneWhy: string | null;
}
