import { In, IsNull, Not } from 'typeorm';
import type { LocationPart, Spot } from '../broadcasts/location-part.ts';
import { zipCode } from '../temples/zip-codes.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';

/** The home a family asked this temple to come to, by its ZIP code: the latest, while it isn't forgotten. */
export const requestLocation: LocationPart = {
  order: 10,
  of: async (reader, templeId, accountIds) => {
    const where = { templeId, accountId: In([...accountIds]), address: Not(IsNull()) };
    const rows = await reader.find(PoojaRequestRow, { where, order: { id: 'ASC' } });
    const spots = new Map<string, Spot>();
    for (const { accountId, address } of rows) {
      const known = zipCode(address?.zip.slice(0, 5) ?? '');
      if (accountId && known) spots.set(accountId, known);
    }
    return spots;
  },
};
