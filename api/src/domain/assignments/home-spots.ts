import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';
import { zipCode } from '../temples/zip-codes.ts';
import type { Spot } from './travel.ts';

interface AtSlot {
  templeId: string;
  slotId: string | null;
}

/**
 * Where the homes are at which slots are performed, by the slot's id: the middle of their ZIP codes. A slot at its temple isn't in it, nor
 * one whose address is forgotten or has no known ZIP code.
 */
export async function homeSpots(manager: EntityManager, slots: readonly AtSlot[]): Promise<Map<string, Spot>> {
  const slotIds = slots.flatMap(({ slotId }) => slotId ?? []);
  if (slotIds.length === 0) return new Map();
  const templeId = In([...new Set(slots.map((slot) => slot.templeId))]);
  const where = { templeId, slotId: In(slotIds), place: 'home' as const, address: Not(IsNull()) };
  const requests = await manager.findBy(PoojaRequestRow, where);
  return new Map(
    requests.flatMap(({ slotId, address }) => {
      const spot = zipCode(address?.zip.slice(0, 5) ?? '');
      return slotId && spot ? [[slotId, spot]] : [];
    }),
  );
}
