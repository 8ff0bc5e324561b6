import type { AfterOwnership } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** Ownership that was offered to a staff member and waits for their consent: one at a time per temple. */
@Entity('ownership_offers')
@Index('ix_ownership_offers_to', ['toAccountId'])
export class OwnershipOfferRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @RefColumn()
  toMemberId: string;

  @RefColumn()
  toAccountId: string;

  @RefColumn()
  fromMemberId: string;

  @TextColumn(120)
  fromName: string;

  /** What becomes of the owner who offered it. */
  @TextColumn(10)
  becomes: AfterOwnership;

  @InstantColumn()
  expiresAt: Date;
}
