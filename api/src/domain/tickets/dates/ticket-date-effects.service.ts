import { Injectable } from '@nestjs/common';
import type { BodyOf, EventCancellation, EventChangeEffects, EventReach, QueryOf, ticketEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { canceledWith } from '../../events/event-dates.service.ts';
import { EventDesk } from '../../events/event-desk.service.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { EventSeries } from '../../events/event-series.service.ts';
import { effectsOf } from './date-effects.ts';
import { sumOfTold } from './told-of-dates.ts';

type EndingQuery = QueryOf<typeof ticketEndpoints.cancellation>;

/** What the office sees before dates with tickets end or change. */
@Injectable()
export class TicketDateEffects {
  constructor(
    private readonly database: Database,
    private readonly series: EventSeries,
    private readonly desk: EventDesk,
  ) {}

  /** What canceling or postponing does, or, once it is canceled, what is left to do. Throws `not-found`. */
  async ofEnding(actor: Actor, occurrenceId: string, { scope, whoCame }: EndingQuery): Promise<EventCancellation> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const row = found(await reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    const now = new Date();
    const all = await reader.findBy(EventOccurrenceRow, { templeId, eventId: row.eventId });
    const dates = row.status === 'canceled' ? [row] : canceledWith(all, row, scope, now);
    return {
      status: row.status,
      ...(await effectsOf(reader, templeId, dates, { whoCame, now })),
    };
  }

  /** Who hears of another time: everyone with a ticket, who waits and who saved the temple, each once. Throws `not-found`. */
  async ofMove(actor: Actor, occurrenceId: string): Promise<EventReach> {
    const { told } = await this.ofEnding(actor, occurrenceId, { scope: 'one', whoCame: 'refunded' });
    return { notified: sumOfTold(told), date: await this.desk.date(actor, occurrenceId) };
  }

  /** What a change of an event would cancel, and whom another time or place concerns. Throws what the change does. */
  async ofChange(actor: Actor, eventId: string, body: BodyOf<typeof ticketEndpoints.changeEffects>): Promise<EventChangeEffects> {
    const { gone, moved, placed } = await this.series.heldBy(actor, eventId, body);
    const effects = async (dates: readonly EventOccurrenceRow[]): Promise<EventCancellation> => ({
      status: 'published',
      ...(await effectsOf(this.database.reader, staffOf(actor).temple.id, dates)),
    });
    return {
      ...(await effects(gone)),
      gone: gone.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
      moved: await effects(moved),
      placed: await effects(placed),
    };
  }
}
