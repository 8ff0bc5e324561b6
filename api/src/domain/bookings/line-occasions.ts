import type { LineOccasion } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';

/** When lines take place that are paid for a slot: a booking where it was moved to, everything else in its slot. */
export async function slotOccasions(
  manager: EntityManager,
  lines: readonly OrderLine[],
  peopleOf: (line: OrderLine) => number,
): Promise<Map<string, LineOccasion>> {
  const templeId = In([...new Set(lines.map((line) => line.templeId))]);
  const slots = await manager.findBy(PoojaSlotRow, { templeId, id: In(lines.flatMap(({ itemId }) => itemId ?? [])) });
  const bookings = await manager.findBy(BookingRow, { templeId, id: In(lines.map(({ id }) => id)) });
  const occasionOf = (line: OrderLine): [string, LineOccasion][] => {
    const at = bookings.find(({ id }) => id === line.id) ?? slots.find(({ id }) => id === line.itemId);
    return at ? [[line.id, { startsAt: at.startsAt.toISOString(), people: peopleOf(line) }]] : [];
  };
  return new Map(lines.flatMap(occasionOf));
}
