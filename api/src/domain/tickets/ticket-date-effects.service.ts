import { Injectable } from '@nestjs/common';
import type { BodyOf, EventCancellation, EventChangeEffects, EventReach, EventScope, ticketEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { isInScope } from '../events/event-dates.service.ts';
import { EventDesk } from '../events/event-desk.service.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { isOpen } from '../events/event-rows.ts';
import { EventSeries } from '../events/event-series.service.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';
import { effectsOf } from './date-effects.ts';
import { TicketRow } from './ticket.entity.ts';

/** What the office sees before dates with tickets are ended. */
@Injectable()
export class TicketDateEffects {
  constructor(
    private readonly database: Database,
    private readonly series: EventSeries,
    private readonly desk: EventDesk,
  ) {}

  /** What canceling or postponing does, or, once it is canceled, what is left to do. Throws `not-found`. */
  async ofEnding(actor: Actor, occurrenceId: string, scope: EventScope): Promise<EventCancellation> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const row = found(await reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    const now = new Date();
    const all = await reader.findBy(EventOccurrenceRow, { templeId, eventId: row.eventId });
    const dates = row.status === 'canceled' ? [row] : all.filter((each) => isOpen(each, now) && isInScope(each, row, scope));
    return {
      status: row.status,
      ...(await effectsOf(reader, templeId, dates)),
    };
  }

  /** Who hears of another time: everyone who saved the temple and everyone with a ticket, each once. Throws `not-found`. */
  async ofMove(actor: Actor, occurrenceId: string): Promise<EventReach> {
    const templeId = staffOf(actor).temple.id;
    const reach = await this.desk.reach(actor, occurrenceId);
    const { notified: holders } = await this.ofEnding(actor, occurrenceId, 'one');
    const twice = reach.notified > 0 ? await this.savedWithTickets(templeId, occurrenceId) : 0;
    return { ...reach, notified: reach.notified + holders - twice };
  }

  private savedWithTickets(templeId: string, occurrenceId: string): Promise<number> {
    const query = this.database.reader.createQueryBuilder(SavedTempleRow, 'saved').where({ templeId });
    const ticket = query.subQuery().select('1').from(TicketRow, 'ticket').where('ticket.templeId = :templeId', { templeId });
    ticket.andWhere("ticket.occurrenceId = :occurrenceId AND ticket.status = 'valid' AND ticket.accountId = saved.accountId");
    return query.andWhere(`EXISTS ${ticket.getQuery()}`, { templeId, occurrenceId }).getCount();
  }

  /** What a change of an event would cancel. Throws what the change does. */
  async ofChange(actor: Actor, eventId: string, body: BodyOf<typeof ticketEndpoints.changeEffects>): Promise<EventChangeEffects> {
    const gone = await this.series.goneBy(actor, eventId, body);
    const effects = await effectsOf(this.database.reader, staffOf(actor).temple.id, gone);
    return { status: 'published', ...effects, gone: gone.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })) };
  }
}
