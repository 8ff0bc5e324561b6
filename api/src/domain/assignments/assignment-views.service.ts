import { Injectable } from '@nestjs/common';
import type { OfficeAssignment, PriestAssignment, StaffedSlot } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { priestsOf } from './needs.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

/** Assignments as their priests and offices see them. */
@Injectable()
export class AssignmentViews {
  constructor(private readonly temples: TemplesService) {}

  /** In their order, of any temples. */
  async own(manager: EntityManager, rows: readonly PriestAssignmentRow[]): Promise<PriestAssignment[]> {
    if (rows.length === 0) return [];
    const templeIds = [...new Set(rows.map(({ templeId }) => templeId))];
    const temples = await this.temples.named(manager, templeIds);
    const slotIds = rows.flatMap(({ slotId }) => slotId ?? []);
    const slots = byId(await manager.findBy(PoojaSlotRow, { templeId: In(templeIds), id: In(slotIds) }));
    const serviceIds = [...slots.values()].map(({ serviceId }) => serviceId);
    const services = byId(await manager.findBy(PoojaServiceRow, { templeId: In(templeIds), id: In(serviceIds) }));
    return rows.map((row) => {
      const slot = slots.get(row.slotId ?? '');
      const service = services.get(slot?.serviceId ?? '');
      return ownView(row, found(temples.get(row.templeId)), slot, service);
    });
  }

  /** Slots of a temple in their order, with everyone who was asked. */
  async staffed(manager: EntityManager, templeId: string, slots: readonly PoojaSlotRow[]): Promise<StaffedSlot[]> {
    if (slots.length === 0) return [];
    const ids = slots.map(({ id }) => id);
    const services = byId(await manager.findBy(PoojaServiceRow, { templeId, id: In(slots.map(({ serviceId }) => serviceId)) }));
    const where = { templeId, slotId: In(ids) };
    const rows = await manager.find(PriestAssignmentRow, { where, order: { position: 'ASC', offeredAt: 'DESC', id: 'DESC' } });
    const priests = byId(await manager.findBy(Account, { id: In([...new Set(rows.map(({ accountId }) => accountId))]) }));
    return slots.map((slot) => {
      const own = rows.filter(({ slotId }) => slotId === slot.id);
      return staffedView(
        slot,
        found(services.get(slot.serviceId)),
        own.map((row) => officeView(row, priests.get(row.accountId)?.fullName ?? '')),
        own.filter(({ liveKey, state }) => liveKey !== null || state === 'completed').length,
      );
    });
  }
}

function ownView(
  row: PriestAssignmentRow,
  { slug, name, city, state, timeZone }: PriestAssignment['temple'],
  slot: PoojaSlotRow | undefined,
  service: PoojaServiceRow | undefined,
): PriestAssignment {
  return {
    id: row.id,
    state: row.state,
    temple: { slug, name, city, state, timeZone },
    slotId: row.slotId,
    requestId: row.requestId,
    service: service?.name ?? '',
    location: service?.location ?? 'temple',
    place: service?.place ?? '',
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    position: row.position,
    priestsNeeded: slot && service ? priestsOf(slot, service) : row.position,
    families: slot ? slot.onlineSold + slot.counterSold : 0,
    answerBy: row.answerBy.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

const officeView = (row: PriestAssignmentRow, fullName: string): OfficeAssignment => ({
  id: row.id,
  state: row.state,
  position: row.position,
  priest: { accountId: row.accountId, fullName },
  answerBy: row.answerBy.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  reason: row.reason,
  explanation: row.explanation,
});

const staffedView = (slot: PoojaSlotRow, service: PoojaServiceRow, assignments: OfficeAssignment[], taken: number): StaffedSlot => ({
  id: slot.id,
  serviceId: service.id,
  service: service.name,
  startsAt: slot.startsAt.toISOString(),
  endsAt: slot.endsAt.toISOString(),
  date: slot.onDate,
  time: slot.atTime,
  location: service.location,
  place: service.place,
  families: slot.onlineSold + slot.counterSold,
  capacity: slot.capacity,
  priestsNeeded: priestsOf(slot, service),
  open: Math.max(0, priestsOf(slot, service) - taken),
  assignments,
});

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));
