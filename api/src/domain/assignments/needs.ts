import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { SlotKey } from '../poojas/slot-places.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { Need } from './candidate.ts';
import { homeSpots } from './home-spots.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

/** Whether a slot is performed: it wasn't canceled, and either still belongs to its schedule or families have booked it. */
export const isPerformed = ({ status, retired, onlineSold, counterSold }: PoojaSlotRow): boolean =>
  status !== 'canceled' && (!retired || onlineSold + counterSold > 0);

/** What a slot needs of a priest; null where it is gone or won't be performed. */
export async function needOf(manager: EntityManager, temple: Temple, { templeId, id }: SlotKey): Promise<Need | null> {
  const slot = await manager.findOneBy(PoojaSlotRow, { templeId, id });
  if (!slot || !isPerformed(slot)) return null;
  const [need] = await needsOf(manager, temple, [slot]);
  return need ?? null;
}

/** What slots of a temple need, in their order. */
export async function needsOf(manager: EntityManager, temple: Temple, slots: readonly PoojaSlotRow[]): Promise<Need[]> {
  const ids = [...new Set(slots.map(({ serviceId }) => serviceId))];
  const services = new Map((await manager.findBy(PoojaServiceRow, { templeId: temple.id, id: In(ids) })).map((each) => [each.id, each]));
  const homes = await homeSpots(
    manager,
    slots.map(({ templeId, id: slotId }) => ({ templeId, slotId })),
  );
  return slots.flatMap((slot) => {
    const { id, serviceId, startsAt, endsAt } = slot;
    const service = services.get(serviceId);
    if (!service) return [];
    const { name, skills, languages } = service;
    const place = { at: homes.get(id) ?? temple, isHome: homes.has(id) };
    const needed = { skills, languages, priestsNeeded: priestsOf(slot, service) };
    return [{ temple, ...place, slotId: id, service: name, startsAt, endsAt, ...needed }];
  });
}

/** How many priests a slot needs: a request's quote may say otherwise than its pooja. */
export const priestsOf = (slot: PoojaSlotRow, service: PoojaServiceRow): number => slot.priestsNeeded ?? service.priestsNeeded;

/** The first position of a slot that nobody has; null where all are taken. */
export async function freePosition(manager: EntityManager, { temple, slotId, priestsNeeded }: Need): Promise<{ position: number | null }> {
  const live = await manager.findBy(PriestAssignmentRow, { templeId: temple.id, slotId, liveKey: Not(IsNull()) });
  const done = await manager.findBy(PriestAssignmentRow, { templeId: temple.id, slotId, state: 'completed' });
  const taken = new Set([...live, ...done].map(({ position }) => position));
  const free = Array.from({ length: priestsNeeded }, (_, index) => index + 1).find((position) => !taken.has(position));
  return { position: free ?? null };
}
