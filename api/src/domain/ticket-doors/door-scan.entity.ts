import type { DoorAct, DoorDecision, DoorWay } from '@sannidhi/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, RefColumn, safeInteger, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One line of a door's log; its id comes from the device. Lines are never changed, but for names: of a scanner whose account was deleted, and of who took a child, once the date is long over. */
@Entity('door_scans')
@Index('uq_door_scans_line', ['templeId', 'occurrenceId', 'line'], { unique: true })
@Index('ix_door_scans_account', ['accountId', 'id'])
export class DoorScanRow extends TenantEntity {
  @RefColumn()
  occurrenceId: string;

  /** Its place in the log, in the order of arrival, from 1. */
  @IntegerColumn()
  line: number;

  @RefColumn()
  ticketId: string;

  @IntegerColumn()
  version: number;

  @TextColumn(10)
  act: DoorAct;

  @TextColumn(10)
  way: DoorWay;

  /** The line that `undo` and `settle` are about. */
  @RefColumn({ nullable: true })
  of: string | null;

  @TextColumn(12, { nullable: true })
  decision: DoorDecision | null;

  /** Who took a child that went out. */
  @TextColumn(120, { nullable: true })
  handedTo: string | null;

  /** Why without the pickup code; empty where it was right. */
  @TextColumn(200, { nullable: true })
  handedWhy: string | null;

  /** Whether that adult was on the list of those who may not, when the line arrived; null for lines of before that was kept. */
  @BooleanColumn({ nullable: true })
  handedBarred: boolean | null;

  /** It arrived after its scanner's door had ended; null for all others. */
  @BooleanColumn({ nullable: true })
  isLate: boolean | null;

  /** By the device, as it said; it may be wrong. Milliseconds since 1970. */
  @Column({ type: 'bigint', transformer: safeInteger })
  atMs: number;

  @InstantColumn()
  receivedAt: Date;

  @TextColumn(40)
  device: string;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  scannedBy: string;
}
