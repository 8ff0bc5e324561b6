import { Injectable } from '@nestjs/common';
import { messagesOf, type PriestDayService, type priestDayEndpoints, type QueryOf, sankalpamSheetNoun } from '@sannidhi/contracts';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Audit } from '../audit/audit.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { SlotPerformance } from '../bookings/slots/slot-performance.service.ts';
import { acceptedService } from './assigned-services.ts';
import { plainJpeg } from './jpeg.ts';
import { PriestDays } from './priest-days.service.ts';
import { ServiceMark } from './service-mark.entity.ts';

const say = messagesOf(sankalpamSheetNoun);
/** Devices make photos smaller before they send them. */
export const PHOTO_MAX_BYTES = 2 * 1024 * 1024;

/** Photos of performed services, for the office and for the families they were performed for. */
@Injectable()
export class ServicePhotos {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly days: PriestDays,
    private readonly performance: SlotPerformance,
    private readonly audit: Audit,
  ) {}

  /** Adds a photo to the priest's own mark; again replaces it. Throws `not-found`, `unsupported-media-type`, `request-too-large`. */
  async add(actor: Actor, { slotId, key }: QueryOf<typeof priestDayEndpoints.photo>, bytes: unknown): Promise<PriestDayService> {
    const account = accountOf(actor);
    const { slot, assignment } = await acceptedService(this.database.reader, account, slotId);
    const { templeId } = slot;
    const own = { templeId, slotId, markKey: key, accountId: account.accountId };
    const mark = found(await this.database.reader.findOneBy(ServiceMark, own));
    const photo = Buffer.isBuffer(bytes) ? plainJpeg(bytes) : undefined;
    if (!photo) throw new DomainError('unsupported-media-type', { message: say('sankalpam-sheet.photo-type') });
    if (photo.length > PHOTO_MAX_BYTES) throw new DomainError('request-too-large');
    await this.store.write(storageKey(mark), photo);
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(ServiceMark, { templeId, id: mark.id, hasPhoto: false }, { hasPhoto: true });
      await this.performance.photographed(tx, slot, mark.id);
      const subject = { kind: 'pooja-slot', id: slotId };
      if (affected === 1) await this.audit.record(tx, { actor: account, templeId, action: 'sankalpam-sheet.photo', subject });
      return this.days.view(tx, slot, assignment, 'latin');
    });
  }

  /** A mark's photo, for the temple's office. Throws `not-found`. */
  async ofMark(actor: Actor, markId: string): Promise<Buffer> {
    const where = { templeId: staffOf(actor).temple.id, id: markId, hasPhoto: true };
    return this.read(await this.database.reader.findOneBy(ServiceMark, where));
  }

  /** The photo of a devotee's own performed booking. Throws `not-found`. */
  async ofBooking(actor: Actor, bookingId: string): Promise<Buffer> {
    const { accountId } = accountOf(actor);
    const { templeId, photoId } = found(await this.database.reader.findOneBy(BookingRow, { accountId, id: bookingId }));
    return this.read(photoId === null ? null : await this.database.reader.findOneBy(ServiceMark, { templeId, id: photoId }));
  }

  private async read(mark: ServiceMark | null): Promise<Buffer> {
    return found(await this.store.read(storageKey(found(mark))));
  }
}

const storageKey = ({ templeId, id }: ServiceMark): string => `service-photos/${templeId}/${id}.jpg`;
