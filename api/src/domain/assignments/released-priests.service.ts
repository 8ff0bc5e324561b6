import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { needOf } from './needs.ts';
import type { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { PRIESTS, PriestOffers } from './priest-offers.service.ts';
import { Withdrawals } from './withdrawals.service.ts';

/** Gives the services of a priest who leaves to others. */
@Injectable()
export class ReleasedPriests {
  constructor(
    private readonly temples: TemplesService,
    private readonly offers: PriestOffers,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** Withdraws live assignments and asks the next priests, in the caller's transaction. */
  async giveBack(tx: EntityManager, rows: readonly PriestAssignmentRow[], actor: Actor = PRIESTS): Promise<void> {
    const now = new Date();
    for (const row of rows) {
      const slot = { templeId: row.templeId, id: row.slotId ?? '' };
      await lockSlot(tx, slot);
      const temple = await this.temples.of(tx, row.templeId);
      const need = await needOf(tx, temple, slot);
      const service = need ?? { temple, service: '', startsAt: row.startsAt };
      if ((await this.withdrawals.withdraw(tx, actor, row, service, { now })) && need) await this.offers.ask(tx, need, row.position, now);
    }
  }
}
