import type { OpeningPlace, OpeningPlaceStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** An account's one place in an opening. Its id is the ticket. */
@Entity('pooja_opening_places')
@Index('ux_pooja_opening_places_account', ['templeId', 'openingId', 'accountId'], { unique: true })
@Index('ix_pooja_opening_places_turn', ['templeId', 'openingId', 'turn'])
@Index('ix_pooja_opening_places_shuffled', ['templeId', 'openingId', 'shuffledTurn'])
@Index('ix_pooja_opening_places_line', ['templeId', 'openingId', 'status', 'turn', 'joinedAt', 'id'])
@Index('ix_pooja_opening_places_own', ['accountId', 'id'])
export class OpeningPlaceRow extends TenantEntity {
  @RefColumn()
  openingId: string;

  @RefColumn()
  accountId: string;

  @TextColumn(12)
  status: OpeningPlaceStatus;

  /** Its turn, from 1; null until it is decided. */
  @IntegerColumn({ nullable: true })
  turn: number | null;

  /** The turn it was given by the shuffle, which is published; a person who comes back later gets another. */
  @IntegerColumn({ nullable: true })
  shuffledTurn: number | null;

  @InstantColumn()
  joinedAt: Date;

  @InstantColumn({ nullable: true })
  admittedUntil: Date | null;

  /** Places it took of those it was admitted for. */
  @IntegerColumn()
  taken: number;

  /** What it is for, in a draw. */
  @RefColumn({ nullable: true })
  slotId: string | null;

  @TextColumn(120)
  bookedBy: string;

  @JsonColumn({ nullable: true })
  item: (Pick<OpeningPlace, 'participants' | 'intention' | 'inAbsentia'> & Partial<Pick<OpeningPlace, 'prasadamTo'>>) | null;
}
