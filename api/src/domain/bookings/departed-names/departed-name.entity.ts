import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn } from '../../../platform/database/columns.ts';

/** Somebody who was removed from a family, while bookings still have the name: it is erased once it was said. */
@Entity('departed_names')
@Index('ix_departed_names_account', ['accountId'])
@Index('ix_departed_names_due', ['nextAt', 'familyMemberId'])
export class DepartedNameRow {
  @IdColumn()
  familyMemberId: string;

  @RefColumn()
  accountId: string;

  /** When its bookings are looked at next. */
  @InstantColumn()
  nextAt: Date;
}
