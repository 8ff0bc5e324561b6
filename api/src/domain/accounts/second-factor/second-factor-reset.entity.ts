import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** `pending` until `dueAt`. `done`: the factor is gone. `canceled` by its owner, an operator, or use of the factor itself. */
export type SecondFactorResetState = 'pending' | 'done' | 'canceled';

/** An operator's reset of an account's second factor. Each account has at most one pending. */
@Entity('second_factor_resets')
@Index('ux_second_factor_resets_pending', ['pendingFor'], { unique: true })
@Index('ux_second_factor_resets_token', ['cancelTokenHash'], { unique: true })
@Index('ix_second_factor_resets_due', ['state', 'dueAt'])
@Index('ix_second_factor_resets_account', ['accountId', 'createdAt'])
export class SecondFactorReset {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  /** The account while the reset is pending, then null: its unique key allows one at a time. */
  @RefColumn({ nullable: true })
  pendingFor: string | null;

  /** The operator's account. */
  @RefColumn()
  startedBy: string;

  /** The reason, in the operator's words. */
  @TextColumn(300)
  reason: string;

  /** Hash of the secret in the emailed cancel link. */
  @TextColumn(64)
  cancelTokenHash: string;

  @TextColumn(10)
  state: SecondFactorResetState;

  /** When it takes effect. */
  @InstantColumn()
  dueAt: Date;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
