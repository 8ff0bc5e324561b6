import type { Language, OwnWait, WaitStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** A family's place on a slot's waitlist. */
@Entity('pooja_waits')
@Index('ix_pooja_waits_line', ['templeId', 'slotId', 'status', 'turn', 'id'])
@Index('ux_pooja_waits_open', ['openKey'], { unique: true })
@Index('ix_pooja_waits_offers', ['status', 'offeredUntil'])
@Index('ix_pooja_waits_account', ['accountId', 'id'])
export class PoojaWaitRow extends TenantEntity {
  @RefColumn()
  slotId: string;

  /** Null for a family whom the counter put on the list: it is reached by phone. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  /** E.164, of a family without an account. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  /** In which it is texted. Null with an account. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @TextColumn(120)
  bookedBy: string;

  @TextColumn(10)
  status: WaitStatus;

  /** `<slot>:<account>`, or its phone, while it waits or was offered a place: nobody waits twice. */
  @TextColumn(80, { nullable: true })
  openKey: string | null;

  /** 0 for who paid and found no place, 1 for everybody else, or the turn in the slot's opening: within it, by their ids. */
  @IntegerColumn()
  turn: number;

  /** What they will book: names, intention, and where prasadam is mailed. Of several places, the first. */
  @JsonColumn()
  item: Pick<OwnWait, 'participants' | 'intention' | 'inAbsentia'> & Partial<Pick<OwnWait, 'prasadamTo'>>;

  @IntegerColumn()
  nameCount: number;

  /** For how many places it waits; each becomes a booking. Null from before it was asked: one. */
  @IntegerColumn({ nullable: true })
  places: number | null;

  /** It takes the places there are if there aren't enough for all of it. Null where it wasn't asked. */
  @BooleanColumn({ nullable: true })
  takesFewer: boolean | null;

  /** How many places the latest offer is for. Null before there was one, and in offers of earlier releases: one. */
  @IntegerColumn({ nullable: true })
  offeredPlaces: number | null;

  /** How many of those have been put into the cart. Null in offers of earlier releases: none, or the one that was accepted. */
  @IntegerColumn({ nullable: true })
  claimed: number | null;

  @InstantColumn({ nullable: true })
  offeredUntil: Date | null;

  @InstantColumn()
  createdAt: Date;
}
