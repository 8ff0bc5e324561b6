import { Injectable } from '@nestjs/common';
import type { BodyOf, EventThanks, eventThanksEndpoints, ThankedDate } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { TicketSaleRow } from '../tickets/ticket-sale.entity.ts';
import { EventThanksRow } from './event-thanks.entity.ts';
import { datesAhead, isOn, SENT, thanksIdOf } from './thanks-dates.ts';
import { ThanksSentRow } from './thanks-sent.entity.ts';
import { THANKS_WITHIN_MS, thanksAt } from './thanks-time.ts';

const SHOWN = 5;

/** What the office sees and decides of an event's thanks. */
@Injectable()
export class EventThanksDesk {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`. */
  async thanks(actor: Actor, eventId: string): Promise<EventThanks> {
    const { reader } = this.database;
    return viewOf(reader, found(await reader.findOneBy(EventSeriesRow, { templeId: staffOf(actor).temple.id, id: eventId })));
  }

  /** Also for the other parts of a split series. Throws `not-found`. */
  async change(actor: Actor, eventId: string, body: BodyOf<typeof eventThanksEndpoints.change>): Promise<EventThanks> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const series = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
      const key = { templeId, id: thanksIdOf(series) };
      const before = await tx.findOneBy(EventThanksRow, key);
      const after = { isOn: body.isOn, text: body.text, wording: body.wording, updatedAt: new Date() };
      if (!(await insertOnce(tx, EventThanksRow, { ...key, ...after }))) await tx.update(EventThanksRow, key, after);
      const subject = { kind: 'event', id: eventId } as const;
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'event.thanks-changed',
        subject,
        before: before ?? undefined,
        after: body,
      });
      return viewOf(tx, series);
    });
  }
}

async function viewOf(manager: EntityManager, series: EventSeriesRow, now = new Date()): Promise<EventThanks> {
  const thanks = await manager.findOneBy(EventThanksRow, { templeId: series.templeId, id: thanksIdOf(series) });
  const on = isOn(thanks, series);
  const { timeZone } = series;
  const sells = await manager.existsBy(TicketSaleRow, { templeId: series.templeId, id: thanksIdOf(series) });
  const next = on && sells ? await nextOf(manager, series, now) : null;
  return { isOn: on, sells, text: thanks?.text ?? '', wording: thanks?.wording ?? {}, timeZone, next, sent: await sentOf(manager, series) };
}

async function nextOf(manager: EntityManager, series: EventSeriesRow, now: Date): Promise<EventThanks['next']> {
  const dates = await datesAhead(manager, series, new Date(now.getTime() - THANKS_WITHIN_MS));
  const ahead = dates.map((date) => ({ date, at: thanksAt(date.endsAt, series.timeZone) })).find(({ at }) => at > now);
  return ahead ? { id: ahead.date.id, startsAt: ahead.date.startsAt.toISOString(), at: ahead.at.toISOString() } : null;
}

async function sentOf(manager: EntityManager, { templeId, id: eventId }: EventSeriesRow): Promise<ThankedDate[]> {
  const dates = await manager
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .where({ templeId, eventId })
    .andWhere(SENT)
    .orderBy('date.startsAt', 'DESC')
    .limit(SHOWN)
    .getMany();
  const rows = await manager.findBy(ThanksSentRow, { templeId, id: In(dates.map(({ id }) => id)) });
  return dates.flatMap(({ id, startsAt }) => {
    const sent = rows.find((row) => row.id === id);
    return sent ? [{ id, startsAt: startsAt.toISOString(), sentAt: sent.sentAt.toISOString(), people: sent.people }] : [];
  });
}
