import { BRAND } from '@sannidhi/contracts';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';
import { ZonedDate } from './zoned-date.ts';

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
  /** Not at this time, and no other is known yet. */
  tentative?: boolean;
  /** Counts its changes, where somebody does; otherwise it follows from when it changed. */
  sequence?: number;
  /** The zone on whose clocks it is; without one it is an instant. */
  timeZone?: string;
  description?: string;
  url?: string;
}

/** Higher after each change, as RFC 5545 asks of `SEQUENCE`: the seconds from when it was made to its last change. */
const revisionOf = (madeAt: Date, changedAt: Date): number => Math.max(0, Math.ceil((changedAt.getTime() - madeAt.getTime()) / 1_000));

/**
 * Appointments as a calendar that calendar apps subscribe to. Times are instants, which every app shows in its own zone, or on the clocks of
 * an appointment's zone, which comes with the calendar.
 */
export function appointmentFeed(name: string, product: string, appointments: readonly Appointment[]): string {
  const calendar = ical({ name, prodId: { company: BRAND.name, product }, method: ICalCalendarMethod.PUBLISH, ttl: REFRESH_SECONDS });
  if (appointments.some(({ timeZone }) => timeZone)) calendar.timezone({ name: null, generator: zoneOf });
  for (const appointment of appointments) calendar.createEvent(entryOf(appointment));
  return calendar.toString();
}

function entryOf(appointment: Appointment): ICalEventData {
  const { id, summary, location, startsAt, endsAt, madeAt, changedAt, timeZone, description, url } = appointment;
  return {
    id,
    start: timeZone ? new ZonedDate(startsAt, timeZone) : startsAt,
    end: timeZone ? new ZonedDate(endsAt, timeZone) : endsAt,
    summary,
    location,
    status: statusOf(appointment),
    stamp: changedAt,
    lastModified: changedAt,
    sequence: appointment.sequence ?? revisionOf(madeAt, changedAt),
    ...(timeZone ? { timezone: timeZone } : {}),
    ...(description ? { description } : {}),
    ...(url ? { url } : {}),
  };
}

function statusOf({ canceled, tentative }: Appointment): ICalEventStatus {
  if (canceled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A zone's rules as RFC 5545 writes them. */
const zoneOf = (timeZone: string): string | null => zoneBlock(timeZone)[0] ?? null;
