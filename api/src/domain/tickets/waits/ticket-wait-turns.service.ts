import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { oneByOne } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { dateFacts } from '../ticket-facts.ts';
import { lockDatePlaces } from '../ticket-places.ts';
import type { TicketWaitRow } from './ticket-wait.entity.ts';
import type { DateLine } from './ticket-wait-rows.ts';

/** Works through those who wait, one party at a time. */
@Injectable()
export class TicketWaitTurns {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Moves each party on in a transaction of its own that has locked its date. Returns what was thrown for some of them. */
  each(
    waits: readonly TicketWaitRow[],
    work: (tx: EntityManager, wait: TicketWaitRow, date: DateLine) => Promise<void>,
  ): Promise<unknown[]> {
    const moveOn = (wait: TicketWaitRow) =>
      this.database.transaction(async (tx) => {
        const date = await this.lineOf(tx, wait);
        await lockDatePlaces(tx, date.templeId, date.occurrenceId, date.saleId);
        await work(tx, wait, date);
      });
    return oneByOne(waits, moveOn, ({ id }, err) =>
      this.logger.error({ ticketWaitId: id, err }, 'a party that waits couldn’t be moved on'),
    );
  }

  /** The line that an entry is in. */
  async lineOf(tx: EntityManager, { templeId, occurrenceId }: TicketWaitRow): Promise<DateLine> {
    const facts = await dateFacts(tx, templeId, occurrenceId);
    return { templeId, occurrenceId, saleId: facts?.sale.id ?? '' };
  }
}
