import type { SlotStatus } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  LocalDateColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** No count is ever negative. They may exceed the places, after those were reduced. */
export const PLACES_COUNTED = 'onlineHeld >= 0 AND onlineSold >= 0 AND counterSold >= 0 AND offered >= 0';

/** One pooja at one time. Its id stays, whatever becomes of the schedule that made it; only the office moves it. */
@Entity('pooja_slots')
@Index('ux_pooja_slots_time', ['templeId', 'serviceId', 'onDate', 'atTime', 'requestKey'], { unique: true })
@Index('ix_pooja_slots_date', ['templeId', 'onDate', 'startsAt'])
@Index('ix_pooja_slots_schedule', ['templeId', 'scheduleId', 'onDate'])
@Index('ix_pooja_slots_service', ['templeId', 'serviceId', 'startsAt'])
@Index('ix_pooja_slots_status', ['templeId', 'status', 'id'])
@Check('ck_pooja_slots_counts', PLACES_COUNTED)
export class PoojaSlotRow extends TenantEntity {
  @RefColumn()
  serviceId: string;

  /** The schedule that made it; null for a single one. */
  @RefColumn({ nullable: true })
  scheduleId: string | null;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  /** On the temple's clocks. */
  @LocalDateColumn()
  onDate: string;

  /** `HH:MM` */
  @TextColumn(5)
  atTime: string;

  /** The request it is for, which has this time for itself; '' for a time of the schedule. */
  @TextColumn(36)
  requestKey: string;

  @TextColumn(10)
  status: SlotStatus;

  /** Its schedule no longer has this time: nobody can book it any more, who did keeps it. */
  @BooleanColumn()
  retired: boolean;

  /** Why the office canceled it as a whole; null otherwise. A booking whose mark as performed is undone later is canceled for the same reason. */
  @TextColumn(200, { nullable: true })
  canceledWhy: string | null;

  /** Why the office last moved it; null where it hasn't, and where the temple's time zone changed since. */
  @TextColumn(200, { nullable: true })
  movedWhy: string | null;

  /** Up to which amount of an order that refunds, in cents; null for any. */
  @CentsColumn({ nullable: true })
  canceledLimitCents: number | null;

  /** When a time without poojas closed it, which retires it; null once that is lifted. */
  @InstantColumn({ nullable: true })
  blackedOutAt: Date | null;

  @IntegerColumn()
  capacity: number;

  /** Of these so many are sold online and at the counter; the rest is held back. */
  @IntegerColumn()
  onlinePlaces: number;

  @IntegerColumn()
  counterPlaces: number;

  /** Held in carts and at checkouts. */
  @IntegerColumn()
  onlineHeld: number;

  @IntegerColumn()
  onlineSold: number;

  @IntegerColumn()
  counterSold: number;

  /** Held for walk-ins whose card is being charged. Null before there were any. */
  @IntegerColumn({ nullable: true })
  counterHeld: number | null;

  /** Offered to families on the waitlist. */
  @IntegerColumn()
  offered: number;

  /** Somebody had a place in it at some time: its id is known outside, so it is never removed. */
  @BooleanColumn()
  used: boolean;

  /** Of a request, as its quote says; null for as many as its pooja needs. */
  @IntegerColumn({ nullable: true })
  priestsNeeded: number | null;

  /** `YYYY-MM-DD HH:MM` its schedule made it for, once the office has moved it. */
  @TextColumn(16, { nullable: true })
  plannedAt: string | null;

  /** When the office moved it last. */
  @InstantColumn({ nullable: true })
  movedAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  /** The opening it is or was sold through. */
  @RefColumn({ nullable: true })
  openingId: string | null;

  /** The same while only the people it admits can book it. */
  @RefColumn({ nullable: true })
  gatedBy: string | null;
}
