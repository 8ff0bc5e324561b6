import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** A one-time code that was texted. Phone, network and code are kept as keyed hashes only, for a day. */
@Entity('phone_codes')
@Index('ix_phone_codes_phone', ['phoneHash', 'createdAt'])
@Index('ix_phone_codes_address', ['addressHash', 'createdAt'])
@Index('ix_phone_codes_site', ['siteHash', 'createdAt'])
export class PhoneCode {
  @IdColumn()
  id: string;

  @TextColumn(64)
  phoneHash: string;

  /** The network that asked. */
  @TextColumn(64)
  addressHash: string;

  /** The customer site around the network: several networks of one IPv6 customer. Null for IPv4. */
  @TextColumn(64, { nullable: true })
  siteHash: string | null;

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
