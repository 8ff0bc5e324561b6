import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** A sign-in with the right password that waits for its code. Only the keyed hash of its name is stored. */
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

  /** The emailed code, as a keyed hash; null if a code from the app is expected. */
  @TextColumn(64, { nullable: true })
  codeHash: string | null;

  /** How many codes were emailed; null if none is expected. */
  @IntegerColumn({ nullable: true })
  mails: number | null;

  /** Attempts so far. */
  @IntegerColumn()
  tries: number;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;
}
