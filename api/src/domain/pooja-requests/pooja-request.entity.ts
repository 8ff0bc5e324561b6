import type { Participant, PostalAddress, QuotedTime, RequestPlace, RequestQuote, RequestStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A quote as it is kept: its dates on the temple's clocks. */
export type KeptQuote = Omit<RequestQuote, 'dates'> & { dates: QuotedTime[] };

/** A pooja a family asked for, outside every schedule. */
@Entity('pooja_requests')
@Index('ix_pooja_requests_status', ['templeId', 'status', 'id'])
@Index('ix_pooja_requests_account', ['accountId', 'id'])
@Index('ix_pooja_requests_slot', ['templeId', 'slotId'])
@Index('ix_pooja_requests_due', ['dueAt', 'id'])
export class PoojaRequestRow extends TenantEntity {
  /** Null once the account is gone. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  bookedBy: string;

  @TextColumn(254, { nullable: true })
  email: string | null;

  @TextColumn(12)
  status: RequestStatus;

  /** The pooja that was asked for; null for own words. */
  @RefColumn({ nullable: true })
  serviceId: string | null;

  @TextColumn(80)
  title: string;

  @TextColumn(1_000)
  wish: string;

  @TextColumn(10)
  place: RequestPlace;

  /** The home; forgotten some time after the request has ended. */
  @JsonColumn({ nullable: true })
  address: PostalAddress | null;

  @JsonColumn()
  preferred: { date: string; part: 'morning' | 'afternoon' | 'evening' }[];

  @TextColumn(40)
  language: string;

  @JsonColumn()
  participants: Participant[];

  @IntegerColumn()
  nameCount: number;

  @TextColumn(300)
  intention: string;

  @BooleanColumn()
  inAbsentia: boolean;

  @JsonColumn({ nullable: true })
  quote: KeptQuote | null;

  /** Counts quotes from 1; 0 before the first. */
  @IntegerColumn()
  quoteVersion: number;

  @CentsColumn()
  totalCents: number;

  @CentsColumn()
  depositCents: number;

  /** What was paid and not refunded as a whole line. */
  @CentsColumn()
  paidCents: number;

  /** The order's line that pays for it at the moment: two tabs never pay the same part. */
  @RefColumn({ nullable: true })
  payLineId: string | null;

  @JsonColumn({ nullable: true })
  chosen: QuotedTime | null;

  @RefColumn({ nullable: true })
  slotId: string | null;

  @RefColumn({ nullable: true })
  bookingId: string | null;

  @InstantColumn({ nullable: true })
  startsAt: Date | null;

  @TextColumn(200, { nullable: true })
  reason: string | null;

  /** When the worker looks at it next: as it expires, and when its address is to be forgotten. */
  @InstantColumn({ nullable: true })
  dueAt: Date | null;

  /** What the office's search looks in, in lower case. */
  @TextColumn(600)
  searchText: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
