import { type EntityManager, In } from 'typeorm';
import { findTogether } from '../../../platform/database/find-together.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import type { SlotKey } from '../../poojas/slot-places.ts';

type InSlot = { templeId: string; slotId: string };

/** The slots of rows, and their poojas. */
export type SlotLookup = (row: InSlot) => { slot: PoojaSlotRow; service: PoojaServiceRow };

/** A slot with its pooja. */
export type SlotAndService = { slot: PoojaSlotRow; service: PoojaServiceRow };

/** A slot with its pooja, in one statement; undefined where the temple has none. */
export async function slotAndService(manager: EntityManager, { templeId, id }: SlotKey): Promise<SlotAndService | undefined> {
  const from = `FROM pooja_slots slot JOIN pooja_services service ON service.templeId = slot.templeId AND service.id = slot.serviceId
    WHERE slot.templeId = ? AND slot.id = ?`;
  const rows = { slot: PoojaSlotRow, service: PoojaServiceRow };
  const [found] = await findTogether(manager, { rows, optional: {}, from, values: [templeId, id] });
  return found;
}

/** Reads the slots and poojas of rows of any temples in two statements. */
export async function slotsOf(manager: EntityManager, rows: readonly InSlot[]): Promise<SlotLookup> {
  if (rows.length === 0)
    return () => {
      throw new Error('No rows were looked up.');
    };
  const templeIds = [...new Set(rows.map(({ templeId }) => templeId))];
  const slotIds = [...new Set(rows.map(({ slotId }) => slotId))];
  const slots = byId(await manager.findBy(PoojaSlotRow, { templeId: In(templeIds), id: In(slotIds) }));
  const serviceIds = [...new Set([...slots.values()].map(({ serviceId }) => serviceId))];
  const services = byId(await manager.findBy(PoojaServiceRow, { templeId: In(templeIds), id: In(serviceIds) }));
  return ({ slotId }) => {
    const slot = found(slots.get(slotId));
    return { slot, service: found(services.get(slot.serviceId)) };
  };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));
