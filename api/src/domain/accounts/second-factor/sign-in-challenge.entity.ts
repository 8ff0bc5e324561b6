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

  /** Codes tried. */
  @IntegerColumn()
  tries: number;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;
}
