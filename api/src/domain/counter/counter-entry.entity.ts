import type { CounterMethod, Dedication, FeeAccount } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  JsonColumn,
  LocalDateColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One gift of a batch. It becomes a donation when the batch is closed. */
@Entity('counter_entries')
@Index('ix_counter_entries_batch', ['templeId', 'batchId', 'id'])
export class CounterEntry extends TenantEntity {
  @RefColumn()
  batchId: string;

  @TextColumn(12)
  method: CounterMethod;

  @TextColumn(120, { nullable: true })
  legalName: string | null;

  /** Under which name the donor agreed to be thanked in public; null where they didn't. */
  @TextColumn(120, { nullable: true })
  creditedName: string | null;

  /** The donor asked to be named nowhere. Null, from before it was asked, is false. */
  @BooleanColumn({ nullable: true })
  anonymous: boolean | null;

  /** Whom it honors or remembers, and who gets a card. */
  @JsonColumn({ nullable: true })
  dedication: Dedication | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  /** E.164. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  @RefColumn()
  fundId: string;

  /** What a fee credits; null for a gift, and for a fee that credits fee income. */
  @TextColumn(20, { nullable: true })
  incomeAccount: FeeAccount | null;

  @CentsColumn()
  amountCents: number;

  @TextColumn(20, { nullable: true })
  checkNumber: string | null;

  /** A mailed check's, never after the day it was received. */
  @LocalDateColumn({ nullable: true })
  postmarkedOn: string | null;

  @TextColumn(300, { nullable: true })
  propertyDescription: string | null;

  /** Whose account entered it; null from before it was kept. */
  @RefColumn({ nullable: true })
  enteredById: string | null;

  /** The gift it became. */
  @RefColumn({ nullable: true })
  orderId: string | null;

  @InstantColumn()
  createdAt: Date;
}
