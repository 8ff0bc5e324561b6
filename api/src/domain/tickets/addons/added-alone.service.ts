import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { LAST_PERSON_REFUNDED } from '../../events/date-reasons.ts';
import { lockOrderTickets } from '../moves/ticket-move-rows.ts';
import { TicketRow } from '../ticket.entity.ts';
import { backOrKept, TicketCancellations } from '../ticket-cancellations.service.ts';
import { addedAlone, withoutPeople } from './ticket-addons.ts';

const JOB = 'tickets-added-alone';
const ACTOR = systemActor('Refunds');
type Added = Pick<TicketRow, 'templeId' | 'orderId'> & { ids: string[] };

/**
 * Ends and pays back what is only added to tickets, such as lunch, once the last person of its order on that date was paid back. A message does
 * so: money of an order moves in a transaction of its own.
 */
@Injectable()
export class AddedAlone implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly cancellations: TicketCancellations,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(JOB, ({ data }) => this.end(data as unknown as Added));
  }

  /** In the transaction that ended these tickets of one order, which holds all of them. */
  async follow(tx: EntityManager, ended: readonly TicketRow[]): Promise<void> {
    const alone = await addedAlone(tx, ended);
    const [first] = alone;
    if (!first) return;
    const { templeId, orderId } = first;
    await this.outbox.enqueue(tx, {
      kind: JOB,
      data: { templeId, orderId, ids: alone.map(({ id }) => id) },
      dedupeKey: `${JOB}:${newId()}`,
    });
  }

  /** Somebody may have come back to that date meanwhile. */
  private async end({ templeId, orderId, ids }: Added): Promise<void> {
    const why = { reason: LAST_PERSON_REFUNDED, requestedBy: BRAND.name };
    await backOrKept((money) =>
      this.database.transaction(async (tx) => {
        await lockOrderTickets(tx, { templeId, orderId });
        const valid = await tx.findBy(TicketRow, { templeId, orderId, id: In(ids), status: 'valid' });
        return this.cancellations.cancelAll(tx, ACTOR, await withoutPeople(tx, valid), { ...why, money });
      }),
    );
  }
}
