import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../platform/database/columns.ts';

/** An account's authenticator app. It counts once a first code was confirmed: then the account says so too. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** Base32, sealed with the installation's key. */
  @TextColumn(200)
  sealedSecret: string;

  /** The last thirty-second step a code was taken of; that one and earlier ones are spent. */
  @IntegerColumn()
  lastStep: number;

  @InstantColumn()
  createdAt: Date;
}
