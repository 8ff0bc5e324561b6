import { BRAND } from '@sannidhi/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const REFRESH_SECONDS = 3_600;

/** Something at a time and a place. */
export interface Appointment {
  id: string;
  summary: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** Kept with this status, so that calendar apps take it away instead of keeping an old copy. */
  canceled: boolean;
  madeAt: Date;
  /** When it last changed; keeps an unchanged feed the same, byte for byte. */
  changedAt: Date;
}

/** Higher after each change, as RFC 5545 asks of `SEQUENCE`: the seconds from when it was made to its last change. */
const revisionOf = (madeAt: Date, changedAt: Date): number => Math.max(0, Math.ceil((changedAt.getTime() - madeAt.getTime()) / 1_000));

/** Appointments as a calendar that calendar apps subscribe to. Times are instants, which every app shows in its own zone. */
export function appointmentFeed(name: string, product: string, appointments: readonly Appointment[]): string {
  const calendar = ical({ name, prodId: { company: BRAND.name, product }, method: ICalCalendarMethod.PUBLISH, ttl: REFRESH_SECONDS });
  for (const { id, summary, location, startsAt, endsAt, canceled, madeAt, changedAt } of appointments) {
    const status = canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    calendar.createEvent({
      id,
      start: startsAt,
      end: endsAt,
      summary,
      location,
      status,
      stamp: changedAt,
      sequence: revisionOf(madeAt, changedAt),
    });
  }
  return calendar.toString();
}
