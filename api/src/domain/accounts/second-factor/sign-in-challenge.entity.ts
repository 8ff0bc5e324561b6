import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** A sign-in whose password was right and whose code is awaited. Only the keyed hash of its name is kept. */
@Entity('sign_in_challenges')
@Index('ux_sign_in_challenges_token', ['tokenHash'], { unique: true })
@Index('ix_sign_in_challenges_account', ['accountId'])
@Index('ix_sign_in_challenges_expires', ['expiresAt'])
export class SignInChallenge {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(64)
  tokenHash: string;

  /** The mailed code, as a keyed hash; null where a code of the app is awaited. */
  @TextColumn(64, { nullable: true })
  codeHash: string | null;

  /** How often a code was asked for by mail; null where none is. */
  @IntegerColumn({ nullable: true })
  mails: number | null;

  /** Codes tried. */
  @IntegerColumn()
  tries: number;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;
}
