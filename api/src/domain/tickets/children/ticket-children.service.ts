import { Injectable } from '@nestjs/common';
import type { OwnTicketChild, TicketChild } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertOnce } from '../../../platform/database/rows.ts';
import type { TicketRow } from '../ticket.entity.ts';
import { PickupCodes } from './pickup-codes.ts';
import { TicketChildRow } from './ticket-child.entity.ts';
import { childView, NO_CHILD } from './ticket-child-rows.ts';

type Key = Pick<TicketRow, 'templeId' | 'id'>;

/** What a temple knows of the children it takes care of, by their tickets. */
@Injectable()
export class TicketChildren {
  constructor(private readonly codes: PickupCodes) {}

  /** As a ticket's holder sees it: with the pickup code, once it is filled in. */
  async ofHolder(manager: EntityManager, { templeId, id }: Key): Promise<OwnTicketChild> {
    const row = await manager.findOneBy(TicketChildRow, { templeId, id });
    return row ? { ...childView(row), pickupCode: this.codes.shown(row) } : { ...NO_CHILD, pickupCode: null };
  }

  /** As the office sees it. */
  async ofOffice(manager: EntityManager, { templeId, id }: Key): Promise<TicketChild> {
    const row = await manager.findOneBy(TicketChildRow, { templeId, id });
    return row ? childView(row) : NO_CHILD;
  }

  /** Keeps it; the first time with a new pickup code. */
  async keep(tx: EntityManager, { templeId, id }: Key, child: TicketChild): Promise<void> {
    const known = { ...child, updatedAt: new Date() };
    if ((await tx.update(TicketChildRow, { templeId, id }, known)).affected === 1) return;
    await insertOnce(tx, TicketChildRow, { templeId, id, ...known, ...(await this.codes.create(id)) });
  }

  /** A new pickup code, where there was one: the old one is no longer right. */
  async renewCode(tx: EntityManager, { templeId, id }: Key): Promise<void> {
    if (!(await tx.existsBy(TicketChildRow, { templeId, id }))) return;
    await tx.update(TicketChildRow, { templeId, id }, { ...(await this.codes.create(id)), updatedAt: new Date() });
  }
}
