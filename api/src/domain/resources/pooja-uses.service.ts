import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { clashesOf } from './held-times.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { ResourceUses, type UseOf } from './resource-uses.service.ts';
import { useTimesOf } from './use-times.ts';

const EVERY_SECONDS = 30;
/** Slots that follow in one transaction: it has their resource for so long. */
const BATCH = 50;

/**
 * Keeps the uses of poojas with their times: schedules make them ahead, times without poojas take them away, the office moves them. A time
 * that finds its hall taken is kept in conflict, as the schedule can't ask anyone.
 */
@Injectable()
export class PoojaUses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: ResourceUses,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('pooja-uses', EVERY_SECONDS, () => this.followDue());
  }

  /** One slot, in the transaction that moved or canceled it. */
  followSlot(tx: EntityManager, slot: PoojaSlotRow, now = new Date()): Promise<void> {
    return this.followSlots(tx, [slot], now);
  }

  /** Slots of one temple, in their order, in the transaction that moved them. */
  async followSlots(tx: EntityManager, slots: readonly PoojaSlotRow[], now = new Date()): Promise<void> {
    const templeId = slots[0]?.templeId;
    const resources = templeId ? await tx.findBy(ResourceRow, { templeId }) : [];
    if (resources.length === 0) return;
    const services = await tx.findBy(PoojaServiceRow, { templeId, id: In([...new Set(slots.map(({ serviceId }) => serviceId))]) });
    const names = new Map(services.map(({ id, name }) => [id, name]));
    const wanted = slots.map((slot) => useOf(slot, names.get(slot.serviceId) ?? '', placeOf(resources, slot.serviceId)?.id ?? null));
    await this.uses.followAll(tx, wanted, now);
  }

  /** What a slot would meet in its hall at other times. */
  async foresee(
    manager: EntityManager,
    { templeId, id, serviceId }: PoojaSlotRow,
    at: Pick<PoojaSlotRow, 'startsAt' | 'endsAt'>,
  ): Promise<Foreseen> {
    const resource = placeOf(await manager.findBy(ResourceRow, { templeId }), serviceId);
    if (!resource) return { taken: '', clashes: [] };
    const use = await manager.findOneBy(ResourceUseRow, { templeId, source: 'pooja', sourceId: id });
    const clashes = await clashesOf(manager, { templeId, resourceId: resource.id, id: use?.id ?? '', ...useTimesOf(resource, at) });
    return { taken: resource.name, clashes };
  }

  /** Every slot to come whose use isn't where and when it is. One that fails stops no other. */
  async followDue(now = new Date()): Promise<void> {
    const resources = await this.database.reader.findBy(ResourceRow, { version: MoreThan(-1) });
    const temples = [...new Set(resources.map(({ templeId }) => templeId))];
    const ofTemple = (templeId: string) => resources.filter((resource) => resource.templeId === templeId);
    await oneByOne(
      temples,
      (templeId) => this.followTemple(templeId, ofTemple(templeId), now),
      (templeId, err) => this.logger.error({ templeId, err }, 'a temple’s halls couldn’t follow its poojas'),
    );
  }

  private async followTemple(templeId: string, resources: readonly ResourceRow[], now: Date): Promise<void> {
    const due = await this.dueOf(this.database.reader, templeId, resources, now);
    const follow = (some: readonly UseOf[]) => this.database.transaction((tx) => this.uses.followAll(tx, some, now));
    const followEach = (some: readonly UseOf[]) =>
      oneByOne(
        some,
        (use) => follow([use]),
        ({ sourceId: slotId }, err) => this.logger.error({ slotId, err }, 'a hall couldn’t follow a pooja'),
      );
    for (let at = 0; at < due.length; at += BATCH) {
      const some = due.slice(at, at + BATCH);
      await follow(some).catch(() => followEach(some));
    }
  }

  private async dueOf(manager: EntityManager, templeId: string, resources: readonly ResourceRow[], now: Date): Promise<UseOf[]> {
    const placed = new Map(
      resources.flatMap(({ id, active, serviceIds }) => (active ? serviceIds.map((serviceId) => [serviceId, id] as const) : [])),
    );
    const uses = await manager.findBy(ResourceUseRow, { templeId, source: 'pooja', startsAt: MoreThan(now) });
    const serviceIds = [...placed.keys()];
    const slots =
      serviceIds.length === 0 ? [] : await manager.findBy(PoojaSlotRow, { templeId, serviceId: In(serviceIds), startsAt: MoreThan(now) });
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In(serviceIds) });
    const bySlot = new Map(uses.map((use) => [use.sourceId, use]));
    const names = new Map(services.map(({ id, name }) => [id, name]));
    const wanted = slots.map((slot) => useOf(slot, names.get(slot.serviceId) ?? '', placed.get(slot.serviceId) ?? null));
    const known = new Set(slots.map(({ id }) => id));
    const gone = uses.filter(({ sourceId }) => !known.has(sourceId)).map((use): UseOf => ({ ...use, resourceId: null }));
    return [...wanted.filter((use) => isDue(use, bySlot.get(use.sourceId))), ...gone];
  }
}

interface Foreseen {
  /** The hall. */
  taken: string;
  clashes: ResourceUseRow[];
}

const placeOf = (resources: readonly ResourceRow[], serviceId: string): ResourceRow | undefined =>
  resources.find(({ active, serviceIds }) => active && serviceIds.includes(serviceId));

/** Whether a slot takes place: it isn't canceled, and it can be booked or has been. */
export const takesPlace = ({ status, retired, onlineSold, counterSold }: PoojaSlotRow): boolean =>
  status !== 'canceled' && (!retired || onlineSold + counterSold > 0);

function useOf(slot: PoojaSlotRow, title: string, resourceId: string | null): UseOf {
  const { templeId, id: sourceId, startsAt, endsAt } = slot;
  return { templeId, source: 'pooja', sourceId, title, startsAt, endsAt, resourceId: takesPlace(slot) ? resourceId : null };
}

/** In conflict or not, the use is due if its place, time or name differ. */
function isDue(wanted: UseOf, use: ResourceUseRow | undefined): boolean {
  if (!use) return wanted.resourceId !== null;
  const { resourceId, title, startsAt, endsAt } = wanted;
  if (resourceId !== use.resourceId || title !== use.title) return true;
  return startsAt.getTime() !== use.startsAt.getTime() || endsAt.getTime() !== use.endsAt.getTime();
}
