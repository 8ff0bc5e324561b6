import type { Gateway, SavedCardStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A card the provider keeps for one devotee with one temple's account. The number never reaches us. */
@Entity('saved_cards')
@Index('ix_saved_cards_owner', ['accountId', 'templeId', 'id'])
@Index('ix_saved_cards_expiry', ['status', 'expiresYear', 'expiresMonth'])
@Index('ix_saved_cards_plan', ['templeId', 'planId'])
export class SavedCard extends TenantEntity {
  /** Null once the account is gone. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  /** The plan that takes the card as soon as it is there. */
  @RefColumn({ nullable: true })
  planId: string | null;

  @TextColumn(12)
  status: SavedCardStatus;

  @TextColumn(12)
  gateway: Gateway;

  @TextColumn(60)
  paymentAccount: string;

  /** The provider's names for setup, person and card. */
  @TextColumn(120, { nullable: true })
  gatewaySetupId: string | null;

  @LongTextColumn({ nullable: true })
  setupUrl: string | null;

  @TextColumn(120, { nullable: true })
  customer: string | null;

  @TextColumn(120, { nullable: true })
  paymentMethod: string | null;

  @TextColumn(20, { nullable: true })
  brand: string | null;

  @TextColumn(4, { nullable: true })
  last4: string | null;

  /** 1–12 */
  @IntegerColumn({ nullable: true })
  expiresMonth: number | null;

  @IntegerColumn({ nullable: true })
  expiresYear: number | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
