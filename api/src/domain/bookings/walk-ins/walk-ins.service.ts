import { Injectable } from '@nestjs/common';
import type { BodyOf, BookingDetail, bookingEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow, insertRows } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderRows } from '../../orders/order-draft.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { SettlementService } from '../../orders/payments/settlement.service.ts';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../../temples/temples.service.ts';
import { BookingRow } from '../booking.entity.ts';
import { assertNames, assertOwnFamily } from '../booking-names.ts';
import { bookingDetailView } from '../booking-views.ts';
import { poojaLine } from '../pooja-line.ts';
import { assertOffered } from '../waits/pooja-wait-rows.ts';

type WalkIn = BodyOf<typeof bookingEndpoints.walkIn>;

/** Families who book at the counter: a place of the counter's in the same slot, paid at once, on the same sheet. */
@Injectable()
export class WalkIns {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly settlement: SettlementService,
    private readonly audit: Audit,
  ) {}

  /** Throws `temple-not-accepting`, `not-found`, `place-gone`, `offer-over` and `invalid-fields`. */
  async book(actor: Actor, body: WalkIn, claim: IdempotencyClaim): Promise<BookingDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId, NOTHING_RECORDED);
      const slot = found(await tx.findOneBy(PoojaSlotRow, { templeId, id: body.slotId }));
      const service = await tx.findOneByOrFail(PoojaServiceRow, { templeId, id: slot.serviceId });
      if (body.waitId) await assertOffered(tx, slot, body.waitId, new Date());
      assertNames(service, body.participants);
      await assertOwnFamily(tx, null, body.participants);
      const policy = await this.taxPolicy.current(tx, templeId);
      const at = new Date();
      const item = { ...detailsOf(body), slotId: slot.id, prasadamTo: null, waitId: body.waitId };
      const line = { ...poojaLine(service, policy, slot.id), item };
      const paid = { source: 'counter', method: body.method, coverFees: false, taxPolicyVersion: policy.version, at } as const;
      const who = { legalName: body.bookedBy, email: body.email ?? null, phone: body.phone, checkNumber: body.checkNumber ?? null };
      const recordedById = staff.accountId;
      const { order, lines } = orderRows({ templeId, orderId: claim.operationId, ...paid, ...who, recordedById, lines: [line] });
      const received: Order = { ...order, status: 'paid', receivedAt: at, listedAt: at };
      await insertRow(tx, Order, received);
      await insertRows(tx, OrderLine, lines);
      await this.settlement.complete(tx, received, at);
      const booking = await tx.findOneBy(BookingRow, { templeId, orderId: received.id });
      if (!booking) throw new DomainError('place-gone');
      const subject = { kind: 'booking', id: booking.id };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'booking.made',
        subject,
        after: { slotId: slot.id, method: body.method },
      });
      const view = bookingDetailView(booking, slot, service);
      await claim.complete(tx, view);
      return view;
    });
  }
}

const detailsOf = ({ participants, intention, inAbsentia }: WalkIn) => ({ participants, intention, inAbsentia });
