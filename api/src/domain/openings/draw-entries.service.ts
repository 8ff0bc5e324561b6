import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type OwnOpening, type openingEndpoints, poojaOpeningNoun } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { assertNames, assertOwnFamily } from '../bookings/booking-names.ts';
import { slotsOf } from '../bookings/slots/slots-and-services.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { OpeningPlaces, shownOpening } from './opening-places.service.ts';

const say = messagesOf(poojaOpeningNoun);

/** What devotees register for a draw: one time, and who the pooja is for. */
@Injectable()
export class DrawEntries {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly places: OpeningPlaces,
  ) {}

  /** Registers, or changes what was registered. Throws `not-found`, `opening-not-open`, `slot-closed` and `invalid-fields`. */
  async register(actor: Actor, openingId: string, body: BodyOf<typeof openingEndpoints.register>): Promise<OwnOpening> {
    const account = accountOf(actor);
    const { slotId, participants, intention, inAbsentia } = body;
    return this.database.transaction(async (tx) => {
      const opening = await shownOpening(tx, openingId);
      const { templeId } = opening;
      await this.temples.mustAccept(tx, templeId);
      if (!opening.slotIds.includes(slotId)) throw fieldError('slotId', say('pooja-opening.slot-required'));
      const { slot, service } = (await slotsOf(tx, [{ templeId, slotId }]))({ templeId, slotId });
      if (slot.status !== 'open' || slot.retired || slot.startsAt <= new Date()) throw new DomainError('slot-closed');
      assertNames(service, participants);
      await assertOwnFamily(tx, account.accountId, participants);
      const prasadamTo = service.prasadamCents === null ? null : body.prasadamTo;
      const item = { participants, intention, inAbsentia, prasadamTo };
      return this.places.register(tx, account, opening, { status: 'registered', slotId, item });
    });
  }
}
