import type { SandboxCardSetup as SandboxCardSetupView, SavedCardBehaviour } from '@sannidhi/contracts';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, RefColumn, TextColumn } from '../../database/columns.ts';

/** A card somebody saves, or has saved, in the sandbox processor's own books. */
@Entity('sandbox_card_setups')
@Index('ux_sandbox_card_setups_setup', ['setupId'], { unique: true })
@Index('ux_sandbox_card_setups_method', ['paymentMethod'], { unique: true })
export class SandboxCardSetup {
  @IdColumn()
  id: string;

  /** The caller's own id of the setup. */
  @RefColumn()
  setupId: string;

  @TextColumn(60)
  account: string;

  @TextColumn(160)
  payee: string;

  @RefColumn()
  customer: string;

  @LongTextColumn()
  successUrl: string;

  @LongTextColumn()
  cancelUrl: string;

  @Column({ type: 'varchar', length: 20 })
  status: SandboxCardSetupView['status'];

  @Column({ type: 'varchar', length: 20, nullable: true })
  behaviour: SavedCardBehaviour | null;

  @RefColumn({ nullable: true })
  paymentMethod: string | null;

  @TextColumn(4, { nullable: true })
  last4: string | null;

  /** 1–12 */
  @IntegerColumn({ nullable: true })
  expiresMonth: number | null;

  @IntegerColumn({ nullable: true })
  expiresYear: number | null;

  @InstantColumn()
  createdAt: Date;
}
