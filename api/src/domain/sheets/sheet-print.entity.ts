import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** The last printed sheet of a slot, under the slot's id. */
@Entity('sheet_prints')
@Index('ix_sheet_prints_account', ['accountId', 'id'])
export class SheetPrint extends TenantEntity {
  /** How often it was printed; each print is one conditional step. */
  @IntegerColumn()
  times: number;

  /** The versions of the bookings on it, by their ids. */
  @JsonColumn()
  versions: Record<string, number>;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  printedBy: string;

  @InstantColumn()
  printedAt: Date;
}
