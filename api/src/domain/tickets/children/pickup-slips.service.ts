import { Injectable } from '@nestjs/common';
import type { PickupSlip } from '@sannidhi/contracts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { dateFacts } from '../ticket-facts.ts';
import { PickupCodes } from './pickup-codes.ts';
import type { TicketChildRow } from './ticket-child.entity.ts';
import { childrenOf } from './ticket-child-rows.ts';

/** For so long after they were registered: the family is at the counter. */
const AT_COUNTER_MS = 3_600_000;

/** Pickup codes of children registered without an email address, for the counter to hand out. */
@Injectable()
export class PickupSlips {
  constructor(
    private readonly database: Database,
    private readonly codes: PickupCodes,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** One for each child of a registration, for an hour. Throws `not-found` for any other. */
  async of(actor: Actor, orderId: string, now = new Date()): Promise<PickupSlip[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const children = await handedOut(tx, templeId, orderId, now);
      const slips = [];
      for (const [ticket, child] of children) slips.push(...(await this.slip(tx, ticket, child)));
      if (slips.length === 0) throw new DomainError('not-found');
      for (const { id } of slips)
        await this.audit.record(tx, { actor: staff, templeId, action: 'ticket.pickup-code-shown', subject: { kind: 'ticket', id } });
      return slips;
    });
  }

  private async slip(tx: EntityManager, ticket: TicketRow, child: TicketChildRow): Promise<PickupSlip[]> {
    const pickupCode = this.codes.shown(child);
    if (pickupCode === null) return [];
    const { id, templeId, occurrenceId, name } = ticket;
    const { date, series } = found(await dateFacts(tx, templeId, occurrenceId));
    const { name: temple } = await this.temples.of(tx, templeId);
    const when = { startsAt: date.startsAt.toISOString(), timeZone: series.timeZone };
    return [{ id, child: name, guardian: child.guardian, pickupCode, event: series.title, temple, ...when }];
  }
}

/** Whether the counter hands out what a family that registered there needs: it has neither an account nor an email. */
export const isAtCounter = (
  { channel, accountId, email, status, createdAt }: Pick<TicketRow, 'channel' | 'accountId' | 'email' | 'status' | 'createdAt'>,
  now = new Date(),
): boolean => channel === 'counter' && accountId === null && email === null && status === 'valid' && createdAt > counterSince(now);

const counterSince = (now: Date): Date => new Date(now.getTime() - AT_COUNTER_MS);

/** The children of a registration at the counter without an email. */
export async function handedOut(
  manager: EntityManager,
  templeId: string,
  orderId: string,
  now = new Date(),
): Promise<[TicketRow, TicketChildRow][]> {
  const unreached = { channel: 'counter', accountId: IsNull(), email: IsNull(), status: 'valid' } as const;
  const where = { templeId, orderId, ...unreached, createdAt: MoreThan(counterSince(now)) };
  const tickets = await manager.find(TicketRow, { where, order: { id: 'ASC' } });
  const children = await childrenOf(manager, tickets);
  return tickets.flatMap((ticket) => {
    const child = children.get(ticket.id);
    return child ? [[ticket, child]] : [];
  });
}
