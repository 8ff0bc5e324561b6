import type { SandboxBehaviour, SandboxCheckout as SandboxCheckoutView, SavedCardBehaviour } from '@sannidhi/contracts';
import { Column, Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../database/columns.ts';

/** A checkout as the sandbox processor's own books have it: never read by the giving domain, only through the port. */
@Entity('sandbox_checkouts')
@Index('ux_sandbox_checkouts_donation', ['orderId'], { unique: true })
@Index('ux_sandbox_checkouts_payment', ['paymentId'], { unique: true })
@Index('ix_sandbox_checkouts_account', ['account', 'id'])
export class SandboxCheckout {
  @IdColumn()
  id: string;

  @TextColumn(60)
  account: string;

  @RefColumn()
  orderId: string;

  @TextColumn(160)
  payee: string;

  @CentsColumn()
  totalCents: number;

  @JsonColumn()
  lines: { label: string; amountCents: number }[];

  @LongTextColumn()
  successUrl: string;

  @LongTextColumn()
  cancelUrl: string;

  @Column({ type: 'varchar', length: 20 })
  status: SandboxCheckoutView['status'];

  /** How the saved card behaved that a charge was tried with last; null for a checkout somebody is shown. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  chargedAs: SavedCardBehaviour | null;

  /** How the card that paid behaves; its refunds behave alike. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  behaviour: SandboxBehaviour | null;

  @RefColumn({ nullable: true })
  paymentId: string | null;

  @TextColumn(40, { nullable: true })
  paidWith: string | null;

  @CentsColumn()
  feeCents: number;

  @CentsColumn()
  refundedCents: number;

  @CentsColumn()
  disputedCents: number;

  @CentsColumn()
  lostCents: number;

  @CentsColumn()
  disputeFeeCents: number;

  /** When it stops taking payment. */
  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  /** Whether it takes cards only; null for those from before that was known. */
  @BooleanColumn({ nullable: true })
  cardOnly: boolean | null;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  /** When money last moved: paid, given back, taken or returned by the bank. */
  @InstantColumn({ nullable: true })
  movedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
