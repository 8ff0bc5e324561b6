import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../../platform/database/columns.ts';

/** Random bytes for one passkey to sign, once. Only their hash is stored. */
@Entity('passkey_challenges')
@Index('ux_passkey_challenges_challenge', ['challengeHash'], { unique: true })
@Index('ix_passkey_challenges_expires', ['expiresAt'])
export class PasskeyChallenge {
  @IdColumn()
  id: string;

  @TextColumn(64)
  challengeHash: string;

  /** What it may be used for: `sign-in:donor`, `factor:<sign-in>`, `add:<session>`, `delete:<session>`, `prove:<session>`. */
  @TextColumn(80)
  boundTo: string;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;
}
