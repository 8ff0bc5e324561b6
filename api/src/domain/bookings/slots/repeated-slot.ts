import type { Participant, PostalAddress } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { bookable } from '../../poojas/pooja-slots.service.ts';
import { freeOnline } from '../../poojas/slot-counts.ts';

/** What a plan keeps of a pooja it books again and again. */
export interface RepeatedPooja {
  serviceId: string;
  /** The time of day that is looked for, `HH:MM` at the temple. */
  atTime: string;
  participants: Participant[];
  intention: string;
  inAbsentia: boolean;
  prasadamTo: PostalAddress | null;
}

/** The free slot of the pooja on a day that is nearest to its time of day, the earlier of two; null where none is free. Openings sell their own. */
export async function repeatedSlot(
  manager: EntityManager,
  templeId: string,
  { serviceId, atTime }: RepeatedPooja,
  onDate: string,
): Promise<PoojaSlotRow | null> {
  const service = await manager.findOneBy(PoojaServiceRow, { templeId, id: serviceId, active: true });
  if (!service) return null;
  const [first, last] = bookable(service, new Date());
  const slots = await manager.find(PoojaSlotRow, { where: { templeId, serviceId, onDate, gatedBy: IsNull() }, order: { startsAt: 'ASC' } });
  const free = slots.filter((slot) => freeOnline(slot) > 0 && slot.startsAt >= first && slot.startsAt <= last);
  const away = ({ atTime: time }: PoojaSlotRow) => Math.abs(minutesOf(time) - minutesOf(atTime));
  return free.sort((a, b) => away(a) - away(b))[0] ?? null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
