import { Injectable } from '@nestjs/common';
import { messagesOf, type OpeningSlot, poojaOpeningNoun } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../poojas/slot-counts.ts';
import { gateSlot, ungateSlot } from '../poojas/slot-places.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

const say = messagesOf(poojaOpeningNoun);
type Opening = Pick<PoojaOpeningRow, 'templeId' | 'id' | 'slotIds' | 'kind' | 'opensAt'>;

/** The slots of openings: taken for one, free again, and as they are shown. */
@Injectable()
export class OpeningSlots {
  /** Takes an opening's slots, and gives those back it no longer has. Throws `invalid-fields` for what can't be sold through it. */
  async take(tx: EntityManager, opening: Opening, before: readonly string[], now: Date): Promise<void> {
    const { templeId, id, slotIds } = opening;
    for (const slotId of before.filter((each) => !slotIds.includes(each)).sort()) await ungateSlot(tx, { templeId, id: slotId }, id);
    for (const slotId of [...slotIds].sort())
      if (!(await gateSlot(tx, { templeId, id: slotId }, id, now))) throw fieldError('slotIds', say('pooja-opening.slot-unknown'));
    const slots = await tx.findBy(PoojaSlotRow, { templeId, id: In(slotIds) });
    if (slots.some(({ startsAt }) => startsAt <= opening.opensAt)) throw fieldError('opensOn', say('pooja-opening.opens-too-late'));
  }

  /** Places of its slots that are free online. */
  async free(manager: EntityManager, { templeId, slotIds }: Opening): Promise<number> {
    const slots = await manager.findBy(PoojaSlotRow, { templeId, id: In(slotIds) });
    return slots.reduce((sum, slot) => sum + freeOnline(slot), 0);
  }

  /** Its slots by time, as everyone may see them. */
  async views(manager: EntityManager, opening: Opening): Promise<OpeningSlot[]> {
    const { templeId, slotIds } = opening;
    const slots = await manager.find(PoojaSlotRow, { where: { templeId, id: In(slotIds) }, order: { startsAt: 'ASC', id: 'ASC' } });
    const serviceIds = [...new Set(slots.map(({ serviceId }) => serviceId))];
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In(serviceIds) });
    const names = new Map(services.map(({ id, name }) => [id, name]));
    const registered = opening.kind === 'draw' ? await registeredBySlot(manager, opening) : new Map<string, number>();
    return slots.map((slot) => {
      const { id, serviceId, startsAt, endsAt, onDate: date, atTime: time, onlinePlaces, capacity } = slot;
      const when = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), date, time };
      const places = { free: freeOnline(slot), capacity: Math.min(onlinePlaces, capacity) };
      const asked = { registered: registered.get(id) ?? 0, canceled: slot.status === 'canceled' };
      return { id, serviceId, service: names.get(serviceId) ?? '', ...when, ...places, ...asked };
    });
  }
}

async function registeredBySlot(manager: EntityManager, { templeId, id }: Opening): Promise<Map<string, number>> {
  const rows: { slotId: string; people: number | string }[] = await manager.query(
    `SELECT slotId, COUNT(*) AS people FROM pooja_opening_places
     WHERE templeId = ? AND openingId = ? AND status IN ('registered', 'drawn') GROUP BY slotId`,
    [templeId, id],
  );
  return new Map(rows.map(({ slotId, people }) => [slotId, toSafeInteger(people)]));
}
