import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { BookingRow } from './booking.entity.ts';
import { DepartedNameRow } from './departed-names/departed-name.entity.ts';
import { FormerBookings } from './departed-names/former-bookings.service.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';
import { WaitlistService } from './waits/waitlist.service.ts';

/** A devotee's bookings stay with the temple that performs them, without who booked. */
@Injectable()
export class BookingsData {
  constructor(personalData: PersonalData, waitlist: WaitlistService, former: FormerBookings) {
    const erase = async (tx: EntityManager, accountId: string) => {
      const waits = await tx.findBy(PoojaWaitRow, { accountId, status: In(['waiting', 'offered']) });
      for (const wait of waits) await waitlist.leave(tx, wait);
      await tx.delete(PoojaWaitRow, { accountId });
      await tx.delete(DepartedNameRow, { accountId });
      for (const booking of await tx.findBy(BookingRow, { accountId })) await former.unlink(tx, booking, new Date());
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
