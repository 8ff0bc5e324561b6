import { Injectable } from '@nestjs/common';
import type { BodyOf, GuestWait, guestWaitEndpoints, Language } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, guestOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { GuestTicketLinks } from '../guests/guest-ticket-links.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { TicketWaits, views } from './ticket-waits.service.ts';

/** Waitlists and requests for approval of people without an account: in the same line as everybody, by the phone that they proved. */
@Injectable()
export class GuestWaits {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly waits: TicketWaits,
    private readonly links: GuestTicketLinks,
  ) {}

  /** Throws what `TicketWaits.join` throws. */
  async join(actor: Actor, { legalName, email, ...party }: BodyOf<typeof guestWaitEndpoints.join>, language: Language): Promise<GuestWait> {
    const { phone } = guestOf(actor);
    const temple = await this.temples.acceptingBySlug(party.templeSlug);
    const wait = await this.waits.put(actor, party, { accountId: null, bookedBy: legalName, phone, email: email ?? null, language });
    return { ...wait, bookedBy: legalName, link: this.links.waitLinkOf({ templeId: temple.id, id: wait.id }) };
  }

  /** Throws `not-found` for a link that isn't ours. */
  async of(link: string): Promise<GuestWait> {
    const { reader } = this.database;
    const row = await this.rowOf(reader, link);
    return { ...found((await views(reader, [row]))[0]), bookedBy: row.bookedBy, link };
  }

  /** Throws `not-found`, and `ticket-offer-over` for one that no longer waits. */
  leave(actor: Actor, link: string): Promise<void> {
    return this.waits.leaveAs(actor, { ...found(this.links.waitOf(link)), accountId: IsNull() });
  }

  /** The entry behind a link. Throws `not-found`. */
  async rowOf(manager: EntityManager, link: string): Promise<TicketWaitRow> {
    return found(await manager.findOneBy(TicketWaitRow, { ...found(this.links.waitOf(link)), accountId: IsNull() }));
  }
}
