import type { OwnWait, WaitStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A family's place on a slot's waitlist. */
@Entity('pooja_waits')
@Index('ix_pooja_waits_line', ['templeId', 'slotId', 'status', 'turn', 'id'])
@Index('ux_pooja_waits_open', ['openKey'], { unique: true })
@Index('ix_pooja_waits_offers', ['status', 'offeredUntil'])
@Index('ix_pooja_waits_account', ['accountId', 'id'])
export class PoojaWaitRow extends TenantEntity {
  @RefColumn()
  slotId: string;

  @RefColumn()
  accountId: string;

  @TextColumn(120)
  bookedBy: string;

  @TextColumn(10)
  status: WaitStatus;

  /** `<slot>:<account>` while it waits or was offered a place: nobody waits twice. */
  @TextColumn(80, { nullable: true })
  openKey: string | null;

  /** 0 for who paid and found no place, 1 for everybody else, or the turn in the slot's opening: within it, by their ids. */
  @IntegerColumn()
  turn: number;

  /** What they will book: names, intention, and where prasadam is mailed. */
  @JsonColumn()
  item: Pick<OwnWait, 'participants' | 'intention' | 'inAbsentia'> & Partial<Pick<OwnWait, 'prasadamTo'>>;

  @IntegerColumn()
  nameCount: number;

  @InstantColumn({ nullable: true })
  offeredUntil: Date | null;

  @InstantColumn()
  createdAt: Date;
}
