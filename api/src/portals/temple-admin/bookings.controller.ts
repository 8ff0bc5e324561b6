import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type BookingDetail,
  type BookingRow,
  bookingEndpoints,
  type Page,
  type PrasadamLabel,
  type QueryOf,
  type WaitRow,
} from '@sannidhi/contracts';
import { OfficeBookings } from '../../domain/bookings/office-bookings.service.ts';
import { PrasadamLabels } from '../../domain/bookings/prasadam/prasadam-labels.service.ts';
import { UndoneBookings } from '../../domain/bookings/undone-bookings.service.ts';
import { CounterWaits } from '../../domain/bookings/waits/counter-waits.service.ts';
import { PoojaWaits } from '../../domain/bookings/waits/pooja-waits.service.ts';
import { WalkIns } from '../../domain/bookings/walk-ins/walk-ins.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class OfficeBookingsController {
  constructor(
    private readonly bookings: OfficeBookings,
    private readonly walkIns: WalkIns,
    private readonly prasadam: PrasadamLabels,
    private readonly waits: PoojaWaits,
    private readonly counterWaits: CounterWaits,
    private readonly undone: UndoneBookings,
  ) {}

  @Handle(bookingEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof bookingEndpoints.list>): Promise<Page<BookingRow>> {
    return this.bookings.list(actor, query);
  }

  @Handle(bookingEndpoints.detail)
  one(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingDetail> {
    return this.bookings.one(actor, bookingId);
  }

  @Handle(bookingEndpoints.walkIn)
  walkIn(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.walkIn>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<BookingDetail> {
    return this.walkIns.book(actor, body, claim);
  }

  @Handle(bookingEndpoints.changeFor)
  change(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.changeFor>,
  ): Promise<BookingDetail> {
    return this.bookings.change(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.checkIn)
  checkIn(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingDetail> {
    return this.bookings.step(actor, bookingId, 'checked-in');
  }

  @Handle(bookingEndpoints.undoCheckIn)
  undoCheckIn(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingDetail> {
    return this.bookings.step(actor, bookingId, 'confirmed');
  }

  @Handle(bookingEndpoints.performed)
  performed(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingDetail> {
    return this.bookings.step(actor, bookingId, 'performed');
  }

  @Handle(bookingEndpoints.undoPerformed)
  undoPerformed(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.undoPerformed>,
  ): Promise<BookingDetail> {
    return this.undone.undo(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.noShow)
  noShow(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingDetail> {
    return this.bookings.step(actor, bookingId, 'no-show');
  }

  @Handle(bookingEndpoints.moveFor)
  move(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.moveFor>,
  ): Promise<BookingDetail> {
    return this.bookings.move(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.cancelFor)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.cancelFor>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<BookingDetail> {
    return this.bookings.cancel(actor, bookingId, body, claim);
  }

  @Handle(bookingEndpoints.prasadam)
  movePrasadam(
    @CurrentActor() actor: Actor,
    @Param('bookingId') bookingId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.prasadam>,
  ): Promise<BookingDetail> {
    return this.bookings.prasadam(actor, bookingId, body);
  }

  @Handle(bookingEndpoints.labels)
  labels(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof bookingEndpoints.labels>): Promise<PrasadamLabel[]> {
    return this.prasadam.list(actor, query);
  }

  @Handle(bookingEndpoints.waitlist)
  waitlist(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof bookingEndpoints.waitlist>): Promise<Page<WaitRow>> {
    return this.waits.list(actor, query);
  }

  @Handle(bookingEndpoints.waitAtCounter)
  waitAtCounter(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof bookingEndpoints.waitAtCounter>): Promise<WaitRow> {
    return this.counterWaits.join(actor, body);
  }

  @Handle(bookingEndpoints.removeWait)
  removeWait(
    @CurrentActor() actor: Actor,
    @Param('waitId') waitId: string,
    @ValidBody() body: BodyOf<typeof bookingEndpoints.removeWait>,
  ): Promise<void> {
    return this.waits.remove(actor, waitId, body);
  }
}
