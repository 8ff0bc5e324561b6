import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** A code on paper for one sign-in when the phone is lost. Only its keyed hash is stored. */
@Entity('recovery_codes')
@Index('ux_recovery_codes_code', ['accountId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(64)
  codeHash: string;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;
}
