import { Injectable } from '@nestjs/common';
import type { DoorEvent, DoorList } from '@sannidhi/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TicketKeys } from '../tickets/keys/ticket-keys.service.ts';
import { TicketLists } from '../tickets/ticket-lists.service.ts';
import { DoorAccess } from './door-access.service.ts';

/** What a door takes onto its device. */
@Injectable()
export class DoorLists {
  constructor(
    private readonly database: Database,
    private readonly access: DoorAccess,
    private readonly tickets: TicketLists,
    private readonly keys: TicketKeys,
  ) {}

  /** The doors this devotee keeps, soonest first. */
  async mine(actor: Actor): Promise<DoorEvent[]> {
    return this.events(await this.access.datesOf(actor));
  }

  /** A helper’s door. Throws `not-found`. */
  async ofHelper(actor: Actor, occurrenceId: string): Promise<DoorList> {
    return this.of(await this.access.ofHelper(actor, occurrenceId));
  }

  /** A door of the office’s temple. Throws `not-found`. */
  async ofOffice(actor: Actor, occurrenceId: string): Promise<DoorList> {
    return this.of(await this.access.ofOffice(actor, occurrenceId));
  }

  private async of(date: EventOccurrenceRow): Promise<DoorList> {
    const [event] = await this.events([date]);
    if (!event) throw new Error('A date without its event.');
    return {
      event,
      publicKey: await this.keys.publicKey(),
      serverTime: new Date().toISOString(),
      tickets: await this.tickets.ofDoor(this.database.reader, { templeId: date.templeId, occurrenceId: date.id }),
    };
  }

  private async events(dates: readonly EventOccurrenceRow[]): Promise<DoorEvent[]> {
    if (dates.length === 0) return [];
    const { reader } = this.database;
    const series = await reader.findBy(
      EventSeriesRow,
      dates.map(({ templeId, eventId }) => ({ templeId, id: eventId })),
    );
    const temples = await reader.findBy(Temple, { id: In(dates.map(({ templeId }) => templeId)) });
    return dates.flatMap((date) => {
      const own = series.find(({ id }) => id === date.eventId);
      return own ? [eventOf(date, own, temples.find(({ id }) => id === date.templeId)?.name ?? '')] : [];
    });
  }
}

const eventOf = (date: EventOccurrenceRow, series: EventSeriesRow, temple: string): DoorEvent => ({
  id: date.id,
  eventId: series.id,
  title: series.title,
  startsAt: date.startsAt.toISOString(),
  endsAt: date.endsAt.toISOString(),
  placeName: date.own.placeName || series.placeName,
  timeZone: series.timeZone,
  temple,
});
