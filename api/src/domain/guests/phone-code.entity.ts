import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** A one-time code that was texted. Phone, address and code are kept as keyed hashes only. */
@Entity('phone_codes')
@Index('ix_phone_codes_phone', ['phoneHash', 'createdAt'])
@Index('ix_phone_codes_address', ['addressHash', 'createdAt'])
export class PhoneCode {
  @IdColumn()
  id: string;

  @TextColumn(64)
  phoneHash: string;

  @TextColumn(64)
  addressHash: string;

  @TextColumn(64)
  codeHash: string;

  @IntegerColumn()
  tries: number;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
