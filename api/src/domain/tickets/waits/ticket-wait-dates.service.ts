import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { linesInCarts } from '../../orders/cart/lines-in-carts.ts';
import { currentNews, type DateNews } from '../dates/date-news.ts';
import { TicketNotices, type WaitEnd } from '../notices/ticket-notices.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { itemOf } from '../ticket-line.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { backInLine, belongingTo, endOffered, move } from './ticket-wait-rows.ts';
import { TicketWaitTurns } from './ticket-wait-turns.service.ts';

const IS_OPEN = { status: In(['requested', 'waiting', 'offered']) };

/** What a canceled, moved or postponed date means for its waitlist: entries end or keep their turn, and everyone on it is notified. */
@Injectable()
export class TicketWaitDates {
  constructor(
    private readonly database: Database,
    private readonly turns: TicketWaitTurns,
    private readonly notices: TicketNotices,
  ) {}

  /**
   * The date was canceled, or ended early: its waitlist ends, and everyone on it is notified of the reason, once; so are those who accepted
   * an offer and have it in the cart. Returns what was thrown for some of them.
   */
  async endAll(templeId: string, occurrenceId: string, { reason, hasBegun }: WaitEnd): Promise<unknown[]> {
    const why = { reason, ...(hasBegun ? { hasBegun } : {}) };
    const open = { templeId, occurrenceId, ...IS_OPEN };
    const errors = await this.turns.each(await this.database.reader.findBy(TicketWaitRow, open), async (tx, wait) => {
      const ended = (await endOffered(tx, wait, 'ended', new Date())) || (await move(tx, wait, ['requested', 'waiting'], 'ended'));
      if (!ended) return;
      await this.notices.waitEnded(tx, wait, await tx.findOneByOrFail(EventOccurrenceRow, { templeId, id: occurrenceId }), why);
    });
    return [...errors, ...(await this.tellAccepted(templeId, occurrenceId, why))];
  }

  private async tellAccepted(templeId: string, occurrenceId: string, why: WaitEnd): Promise<unknown[]> {
    const { reader } = this.database;
    const ids = (await linesInCarts(reader, templeId, 'ticket', occurrenceId)).flatMap((line) => itemOf(line).waitId ?? []);
    return this.turns.each(await reader.findBy(TicketWaitRow, { templeId, id: In(ids), status: 'claimed' }), async (tx, wait) => {
      const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId, id: occurrenceId });
      await this.notices.waitEnded(tx, wait, date, { ...why, accepted: true });
    });
  }

  /**
   * The date was moved, postponed or is somewhere else: everyone who waits for it hears of it, unless they have tickets and hear of it with
   * them. Those who were offered places of a postponed one wait again, first in line. Returns what was thrown for some of them.
   */
  async tellAll(templeId: string, occurrenceId: string, news: DateNews) {
    const key = { templeId, occurrenceId };
    return this.turns.each(await this.database.reader.findBy(TicketWaitRow, { ...key, ...IS_OPEN }), async (tx, { id }) => {
      const open = await tx.findOneBy(TicketWaitRow, { templeId, id, ...IS_OPEN });
      const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId, id: occurrenceId });
      const current = await currentNews(tx, date, news);
      if (!open || !current) return;
      const wait = current.kind === 'postponed' ? await backInLine(tx, open, new Date()) : open;
      if (await tx.existsBy(TicketRow, { ...key, ...belongingTo(open), status: 'valid' })) return;
      await this.notices.waitChanged(tx, wait, date, current);
    });
  }
}
