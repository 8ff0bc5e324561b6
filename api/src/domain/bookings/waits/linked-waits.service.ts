import { Injectable } from '@nestjs/common';
import type { LinkedWait } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { GuestActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { bookedSlot } from '../booking-views.ts';
import { slotsOf } from '../slots/slots-and-services.ts';
import type { PoojaWaitRow } from './pooja-wait.entity.ts';
import { placesIn, positionsOf } from './pooja-wait-views.ts';
import { WaitLinks } from './wait-links.service.ts';
import { WaitlistService } from './waitlist.service.ts';

/** Places on waitlists of families without an account, by their links. What is offered is booked at the counter; here it is given up. */
@Injectable()
export class LinkedWaits {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly links: WaitLinks,
    private readonly waitlist: WaitlistService,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found` for a link that isn't ours. */
  async of(link: string): Promise<LinkedWait> {
    const { reader } = this.database;
    return this.view(reader, await this.links.waitOf(reader, link));
  }

  /** Throws the same, and `offer-over` for one that no longer waits. */
  async leave(link: string): Promise<LinkedWait> {
    return this.database.transaction(async (tx) => {
      const wait = await this.links.waitOf(tx, link);
      if (!(await this.waitlist.leave(tx, wait))) throw new DomainError('offer-over');
      const subject = { kind: 'pooja-wait', id: wait.id };
      await this.audit.record(tx, { actor: guestOf(wait), templeId: wait.templeId, action: 'pooja-wait.left', subject });
      return this.view(tx, await this.links.waitOf(tx, link));
    });
  }

  private async view(manager: EntityManager, wait: PoojaWaitRow): Promise<LinkedWait> {
    const { id, templeId, status, claimed, offeredUntil } = wait;
    const { slug, name, timeZone, phone } = await this.temples.of(manager, templeId);
    const { slot, service } = (await slotsOf(manager, [wait]))(wait);
    return {
      status,
      temple: { slug, name, timeZone, phone: phone || null },
      slot: bookedSlot(slot, service),
      ...placesIn(wait),
      claimedPlaces: claimed ?? 0,
      position: (await positionsOf(manager, [wait])).get(id) ?? null,
      offeredUntil: status === 'offered' ? found(offeredUntil).toISOString() : null,
    };
  }
}

/** Anyone with the link acts on behalf of the phone number it was sent to. */
const guestOf = ({ phone }: PoojaWaitRow): GuestActor => ({ kind: 'guest', guestSessionId: '', phone: phone ?? '' });
