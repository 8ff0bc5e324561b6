import { Injectable } from '@nestjs/common';
import { type bookingEndpoints, LABELS_MAX, type PrasadamLabel, type QueryOf, SHIPPABLE_BOOKINGS } from '@sannidhi/contracts';
import { In, Not } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { BookingRow } from '../booking.entity.ts';

/** Addresses of prasadam that is to be mailed. */
@Injectable()
export class PrasadamLabels {
  constructor(private readonly database: Database) {}

  /** Of the poojas that are over, the oldest first. */
  async list(actor: Actor, { prasadam }: QueryOf<typeof bookingEndpoints.labels>): Promise<PrasadamLabel[]> {
    const where = {
      templeId: staffOf(actor).temple.id,
      ...toMail(prasadam),
    };
    const bookings = await this.database.reader.find(BookingRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: LABELS_MAX });
    return bookings.flatMap(({ id, service, startsAt, prasadamTo }) =>
      prasadamTo ? [{ id, service, startsAt: startsAt.toISOString(), to: prasadamTo }] : [],
    );
  }
}

/** Bookings whose prasadam is at one of the steps before it is mailed: it is packed after its pooja, and not for a canceled one. */
export const toMail = (prasadam: 'none' | 'packed') => ({
  prasadam,
  status: prasadam === 'none' ? In([...SHIPPABLE_BOOKINGS]) : Not('canceled' as const),
});
