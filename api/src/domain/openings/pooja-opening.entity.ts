import type { OpeningKind, OpeningStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** The sale of a big day's slots. What everyone sees of it is counted here by the worker, so that a stream reads a single row. */
@Entity('pooja_openings')
@Index('ix_pooja_openings_list', ['templeId', 'opensAt', 'id'])
@Index('ix_pooja_openings_status', ['status', 'opensAt'])
export class PoojaOpeningRow extends TenantEntity {
  @TextColumn(80)
  name: string;

  @LongTextColumn()
  about: string;

  @TextColumn(10)
  kind: OpeningKind;

  @TextColumn(12)
  status: OpeningStatus;

  @JsonColumn()
  slotIds: string[];

  /** When the waiting room opens; null for a draw. */
  @InstantColumn({ nullable: true })
  waitsAt: Date | null;

  @InstantColumn()
  opensAt: Date;

  @InstantColumn()
  closesAt: Date;

  @IntegerColumn()
  admitPerMinute: number;

  @IntegerColumn()
  admitMinutes: number;

  @IntegerColumn()
  placesEach: number;

  @IntegerColumn()
  payHours: number;

  /** Hexadecimal, 32 bytes: secret until the order is decided. */
  @TextColumn(64)
  seed: string;

  @TextColumn(64)
  seedHash: string;

  /** How many tickets were shuffled, and the hash of their list; null before. */
  @IntegerColumn({ nullable: true })
  tickets: number | null;

  @TextColumn(64, { nullable: true })
  listHash: string | null;

  @IntegerColumn()
  joined: number;

  /** The last turn that was given. */
  @IntegerColumn()
  lastTurn: number;

  /** Turns up to this one were let in: so many people. */
  @IntegerColumn()
  admittedTurn: number;

  @IntegerColumn()
  admitted: number;

  /** Until when the time is used up that lets people in. */
  @InstantColumn()
  admittedThrough: Date;

  /** Places that are free online. */
  @IntegerColumn()
  free: number;

  @TextColumn(200, { nullable: true })
  canceledWhy: string | null;

  @RefColumn({ nullable: true })
  createdBy: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
