import type { BookingChannel, BookingStatus, Participant, PostalAddress, PrasadamStatus } from '@sannidhi/contracts';
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

/** One family's place in a slot. Its id is the id of the order's line that paid for it. */
@Entity('bookings')
@Index('ix_bookings_slot', ['templeId', 'slotId', 'id'])
@Index('ix_bookings_start', ['templeId', 'startsAt', 'id'])
@Index('ix_bookings_status', ['templeId', 'status', 'startsAt', 'id'])
@Index('ix_bookings_service', ['templeId', 'serviceId', 'startsAt', 'id'])
@Index('ix_bookings_prasadam', ['templeId', 'prasadam', 'startsAt', 'id'])
@Index('ix_bookings_order', ['templeId', 'orderId'])
@Index('ix_bookings_request', ['requestId', 'status'])
@Index('ix_bookings_account', ['accountId', 'startsAt', 'id'])
export class BookingRow extends TenantEntity {
  @RefColumn()
  orderId: string;

  @RefColumn()
  slotId: string;

  @RefColumn()
  serviceId: string;

  /** The request it was scheduled from, which changes, moves and cancels it; null for a place of the schedule. */
  @RefColumn({ nullable: true })
  requestId: string | null;

  /** Of its slot, so that lists sort by it. */
  @InstantColumn()
  startsAt: Date;

  /** What the pooja was called when it was booked. */
  @TextColumn(80)
  service: string;

  @TextColumn(12)
  status: BookingStatus;

  @TextColumn(10)
  channel: BookingChannel;

  @RefColumn({ nullable: true })
  accountId: string | null;

  /** Who booked, as the office sees them. */
  @TextColumn(120)
  bookedBy: string;

  @TextColumn(254, { nullable: true })
  email: string | null;

  @TextColumn(16, { nullable: true })
  phone: string | null;

  /** As they were when it was booked, or last changed. */
  @JsonColumn()
  participants: Participant[];

  @IntegerColumn()
  nameCount: number;

  @TextColumn(300)
  intention: string;

  @BooleanColumn()
  inAbsentia: boolean;

  /** Counts changes of what the priest reads, so that a sheet can mark what is new since it was printed. */
  @IntegerColumn()
  version: number;

  /** What was paid for it, prasadam included. */
  @CentsColumn()
  amountCents: number;

  /** Null where no prasadam is mailed. */
  @TextColumn(10, { nullable: true })
  prasadam: PrasadamStatus | null;

  /** The line of its order that paid for it; null for what was paid with the pooja's own. */
  @RefColumn({ nullable: true })
  prasadamLineId: string | null;

  @JsonColumn({ nullable: true })
  prasadamTo: PostalAddress | null;

  @TextColumn(60, { nullable: true })
  trackingNumber: string | null;

  /** Canceling pays back until so many hours before it starts, as it was stated before payment; null where an earlier release kept no terms. */
  @IntegerColumn({ nullable: true })
  cancelHours: number | null;

  /** What moving it later than that costs, and whether sutaka waives it: of the same sale. */
  @CentsColumn({ nullable: true })
  changeFeeCents: number | null;

  @BooleanColumn({ nullable: true })
  sutakaWaives: boolean | null;

  /** Until when canceling pays it back, where a move left it terms of its own. */
  @InstantColumn({ nullable: true })
  refundUntil: Date | null;

  /** When it was before its whole time was moved; null once its family has been notified. */
  @InstantColumn({ nullable: true })
  movedFrom: Date | null;

  @TextColumn(200, { nullable: true })
  canceledWhy: string | null;

  @TextColumn(500, { nullable: true })
  note: string | null;

  @InstantColumn({ nullable: true })
  performedAt: Date | null;

  /** What it was before that, for an undo. */
  @TextColumn(12, { nullable: true })
  performedFrom: BookingStatus | null;

  /** When its family was notified of that; null until then, and where nobody is. */
  @InstantColumn({ nullable: true })
  performedNoticeAt: Date | null;

  /** The photo that was taken when it was performed: the id of the priest's mark. */
  @RefColumn({ nullable: true })
  photoId: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
