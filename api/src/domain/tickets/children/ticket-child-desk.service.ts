import { Injectable } from '@nestjs/common';
import type { OwnTicket, TicketChild } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketKeys } from '../keys/ticket-keys.service.ts';
import { OwnTickets } from '../own-tickets.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { inCareBy, kindsInCare } from './ticket-child-rows.ts';
import { TicketChildren } from './ticket-children.service.ts';

/** Who says what of a child: the holder of its ticket, or the office for them. */
@Injectable()
export class TicketChildDesk {
  constructor(
    private readonly database: Database,
    private readonly own: OwnTickets,
    private readonly keys: TicketKeys,
    private readonly children: TicketChildren,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found` for a ticket of nobody in care, `ticket-ended`, and `ticket-too-late` once the date is over. */
  async change(actor: Actor, ticketId: string, child: TicketChild): Promise<OwnTicket> {
    const account = accountOf(actor);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      await this.keep(tx, account, await this.own.own(tx, actor, ticketId), child);
      return this.own.view(tx, await this.own.own(tx, actor, ticketId));
    });
  }

  /** What the office reads: never the pickup code. Throws `not-found`. */
  async of(actor: Actor, ticketId: string): Promise<TicketChild> {
    const { reader } = this.database;
    const ticket = await ofTemple(reader, actor, ticketId);
    await assertInCare(reader, ticket);
    return this.children.ofOffice(reader, ticket);
  }

  /** Throws the same as for its holder. */
  async changeFor(actor: Actor, ticketId: string, child: TicketChild): Promise<TicketChild> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const ticket = await ofTemple(tx, actor, ticketId);
      await this.keep(tx, staff, ticket, child);
      return this.children.ofOffice(tx, ticket);
    });
  }

  /** What it says is nobody's business in the history: that it changed is. */
  private async keep(tx: EntityManager, actor: AccountActor, ticket: TicketRow, child: TicketChild): Promise<void> {
    await assertInCare(tx, ticket);
    const { templeId, id, occurrenceId } = ticket;
    if (!(await inCareBy(tx, [ticket])).has(id)) throw new DomainError('ticket-ended');
    const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId, id: occurrenceId });
    if (date.status !== 'postponed' && date.endsAt <= new Date()) throw new DomainError('ticket-too-late');
    await this.children.keep(tx, ticket, child);
    await this.audit.record(tx, { actor, templeId, action: 'ticket.child-changed', subject: { kind: 'ticket', id } });
  }
}

const ofTemple = async (manager: EntityManager, actor: Actor, id: string): Promise<TicketRow> =>
  found(await manager.findOneBy(TicketRow, { templeId: staffOf(actor).temple.id, id }));

async function assertInCare(manager: EntityManager, ticket: TicketRow): Promise<void> {
  if (!(await kindsInCare(manager, [ticket])).has(ticket.typeId)) throw new DomainError('not-found');
}
