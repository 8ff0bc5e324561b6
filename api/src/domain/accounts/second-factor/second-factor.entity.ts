import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../platform/database/columns.ts';

/** An account's authenticator app. It takes effect once a first code was confirmed, which the account records too. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** Base32, sealed with the installation's key. */
  @TextColumn(200)
  sealedSecret: string;

  /** Of an app that is being set up beside passkeys, sealed too; it replaces the other with its first code. */
  @TextColumn(200, { nullable: true })
  pendingSecret: string | null;

  /** The last thirty-second step whose code was accepted; that one and earlier ones are used up. */
  @IntegerColumn()
  lastStep: number;

  @InstantColumn()
  createdAt: Date;
}
