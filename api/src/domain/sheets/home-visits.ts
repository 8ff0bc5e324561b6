import type { HomeVisit } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import type { BookingRow } from '../bookings/booking.entity.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';

/** The home of each booking that a request for a home pooja led to, by the booking's id. Reads nothing where no booking has a request. */
export async function homeVisits(manager: EntityManager, bookings: readonly BookingRow[]): Promise<Map<string, HomeVisit>> {
  const asked = bookings.filter(({ requestId }) => requestId !== null);
  if (asked.length === 0) return new Map();
  const keys = { templeId: In(asked.map(({ templeId }) => templeId)), id: In(asked.map(({ requestId }) => requestId)) };
  const requests = (await manager.findBy(PoojaRequestRow, keys)).filter(({ place }) => place === 'home');
  const phones = await phonesOf(manager, requests);
  return new Map(
    requests.flatMap(({ bookingId, address, bookedBy, email, accountId }) =>
      bookingId && address ? [[bookingId, { address, contact: bookedBy, phone: phones.get(accountId ?? '') ?? null, email }]] : [],
    ),
  );
}

async function phonesOf(manager: EntityManager, requests: readonly PoojaRequestRow[]): Promise<Map<string, string | null>> {
  const accountIds = requests.flatMap(({ accountId }) => accountId ?? []);
  if (accountIds.length === 0) return new Map();
  const accounts = await manager.findBy(Account, { id: In(accountIds) });
  return new Map(accounts.map(({ id, phone }) => [id, phone]));
}
