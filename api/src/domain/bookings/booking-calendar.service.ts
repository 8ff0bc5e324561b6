import { Inject, Injectable } from '@nestjs/common';
import type { BookingPass } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { qrSvgAddress } from '../../platform/documents/qr.ts';
import { found } from '../../platform/http/domain-error.ts';
import { type Appointment, appointmentFeed } from '../calendar-links/appointment-feed.ts';
import { CalendarLinks } from '../calendar-links/calendar-links.service.ts';
import { locationOf, OwnCalendar, sinceLastMonth } from '../calendar-links/own-calendar.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { BookingRow } from './booking.entity.ts';
import { slotsOf } from './slots/slots-and-services.ts';

const MOST = 500;
const OFFICE = '/temple-admin/pooja-booking-management';

/** A devotee's booked poojas in their own calendar app, and the code that checks one in. */
@Injectable()
export class BookingCalendar extends OwnCalendar {
  constructor(
    private readonly database: Database,
    links: CalendarLinks,
    private readonly temples: TemplesService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    super(links, 'bookings');
  }

  /** The feed behind a token, from a month ago on. Throws `not-found` for one that ended. */
  async feed(token: string): Promise<string> {
    const accountId = await this.ownerOf(token);
    const manager = this.database.reader;
    const startsAt = sinceLastMonth();
    const bookings = await manager.find(BookingRow, { where: { accountId, startsAt }, order: { startsAt: 'ASC', id: 'ASC' }, take: MOST });
    const lookup = await slotsOf(manager, bookings);
    const temples = await this.temples.named(
      manager,
      bookings.map(({ templeId }) => templeId),
    );
    const appointments = bookings.map((booking): Appointment => {
      const { slot, service } = lookup(booking);
      const temple = found(temples.get(booking.templeId));
      const when = { startsAt: slot.startsAt, endsAt: slot.endsAt, madeAt: booking.createdAt, changedAt: booking.updatedAt };
      return {
        id: `${booking.id}@bookings`,
        summary: booking.service,
        location: locationOf(service.place, temple),
        canceled: booking.status === 'canceled',
        ...when,
      };
    });
    return appointmentFeed('Poojas', 'poojas', appointments);
  }

  /** The address of a devotee's own booking in the temple's office, as a QR code: only its staff can do something there. Throws `not-found`. */
  async pass(actor: Actor, bookingId: string): Promise<BookingPass> {
    const { accountId } = accountOf(actor);
    const { id } = found(await this.database.reader.findOneBy(BookingRow, { accountId, id: bookingId }));
    return { number: id, qr: await qrSvgAddress(`${this.settings.publicUrl}${OFFICE}?view=check-in&code=${id}`) };
  }
}
