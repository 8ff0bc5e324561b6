import { Injectable } from '@nestjs/common';
import { type BodyOf, type bookingEndpoints, bookingNoun, messagesOf, type WaitRow } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Audit } from '../../audit/audit.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { freeAtCounter, freeOnline } from '../../poojas/slot-counts.ts';
import { lockSlot } from '../../poojas/slot-places.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { assertNames, assertOwnFamily } from '../booking-names.ts';
import { slotsOf } from '../slots/slots-and-services.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { mostOf, USUAL_TURN } from './pooja-wait-rows.ts';
import { officeWaits } from './pooja-wait-views.ts';
import { WaitlistService } from './waitlist.service.ts';

const say = messagesOf(bookingNoun);
const AT_COUNTER = { accountId: null };

/** Families without an account whom the counter puts on the waitlist of a full time. */
@Injectable()
export class CounterWaits {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly waitlist: WaitlistService,
    private readonly audit: Audit,
  ) {}

  /**
   * In the same line as everyone, by its phone number. Throws `temple-not-accepting`, `not-found`, `slot-closed`, `booking-of-request`,
   * `opening-line-first` for a time that an opening sells, `waitlist-not-needed`, `waitlist-full`, `already-waiting` and `invalid-fields`.
   */
  async join(actor: Actor, body: BodyOf<typeof bookingEndpoints.waitAtCounter>): Promise<WaitRow> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const { slotId, participants, intention, places, takesFewer, bookedBy, phone, email, language } = body;
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId);
      found(await tx.findOneBy(PoojaSlotRow, { templeId, id: slotId }));
      await lockSlot(tx, { templeId, id: slotId });
      const { slot, service } = (await slotsOf(tx, [{ templeId, slotId }]))({ templeId, slotId });
      if (participants.length > 0) assertNames(service, participants);
      await assertOwnFamily(tx, null, participants);
      const now = new Date();
      assertFull(slot, places, now);
      const max = Math.min(service.perOrderMax, mostOf(slot, AT_COUNTER));
      if (places > max) throw fieldError('places', say('booking.places-range', { max }));
      const waiting = (await this.waitlist.count(tx, templeId, [slotId])).get(slotId) ?? 0;
      if (service.waitlistMax !== null && waiting >= service.waitlistMax) throw new DomainError('waitlist-full');
      const who = { ...AT_COUNTER, bookedBy, phone, email: email ?? null, language, nameCount: participants.length };
      const item = { participants, intention, inAbsentia: false, prasadamTo: null };
      const wait = { templeId, id: newId(), slotId, ...who, turn: USUAL_TURN, item, places, takesFewer, createdAt: now };
      if (!(await this.waitlist.join(tx, wait))) throw new DomainError('already-waiting');
      const subject = { kind: 'pooja-wait', id: wait.id };
      await this.audit.record(tx, { actor: staff, templeId, action: 'pooja-wait.joined', subject, after: { places } });
      if (takesFewer) await this.waitlist.offerFree(tx, { templeId, id: slotId }, now);
      return found((await officeWaits(tx, [await tx.findOneByOrFail(PoojaWaitRow, { templeId, id: wait.id })]))[0]);
    });
  }
}

/** Throws why nobody waits for this time at the counter: it is over, a request’s own, on sale in an opening, or has enough places. */
function assertFull(slot: PoojaSlotRow, places: number, now: Date): void {
  if (slot.status !== 'open' || slot.retired || slot.startsAt <= now) throw new DomainError('slot-closed');
  if (slot.requestKey !== '') throw new DomainError('booking-of-request');
  if (slot.gatedBy !== null) throw new DomainError('opening-line-first');
  if (Math.max(freeOnline(slot), freeAtCounter(slot)) >= places) throw new DomainError('waitlist-not-needed');
}
