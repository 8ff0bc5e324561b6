import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { BookingRow } from './booking.entity.ts';
import { BookingTerm } from './booking-term.entity.ts';
import { DepartedNameRow } from './departed-name.entity.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { WaitlistService } from './waitlist.service.ts';

/** A devotee's bookings stay with the temple that performs them, without who booked; the names go once they were said. */
@Injectable()
export class BookingsData {
  constructor(personalData: PersonalData, waitlist: WaitlistService) {
    const erase = async (tx: EntityManager, accountId: string) => {
      const waits = await tx.findBy(PoojaWaitRow, { accountId, status: In(['waiting', 'offered']) });
      for (const wait of waits) await waitlist.leave(tx, wait);
      await tx.delete(PoojaWaitRow, { accountId });
      await tx.delete(DepartedNameRow, { accountId });
      await unlink(tx, accountId);
    };
    personalData.add({
      name: 'bookings',
      nouns: ['booking'],
      entities: [BookingRow, DepartedNameRow, PoojaWaitRow],
      export: exported,
      erase,
    });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const bookings = await reader.find(BookingRow, { where: { accountId }, order: { id: 'ASC' } });
  const waits = await reader.find(PoojaWaitRow, { where: { accountId }, order: { id: 'ASC' } });
  return {
    bookings,
    waits: waits.map(({ openKey: _key, ...wait }) => wait),
  };
}

/** A booking that is still ahead keeps the names the priest has to say; it loses everything that leads to the person. */
async function unlink(tx: EntityManager, accountId: string): Promise<void> {
  const nobody = { accountId: null, email: null, phone: null, bookedBy: 'Former devotee', prasadamTo: null };
  const said = { participants: [], intention: '', note: null };
  for (const { templeId, id, startsAt } of await tx.findBy(BookingRow, { accountId })) {
    await tx.delete(BookingTerm, { templeId, bookingId: id });
    await tx.update(BookingRow, { templeId, id }, startsAt > new Date() ? nobody : { ...nobody, ...said });
  }
}
