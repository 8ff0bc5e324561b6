import { Injectable } from '@nestjs/common';
import type { Page, PoojaOffer, poojaServiceEndpoints, QueryOf } from '@sannidhi/contracts';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { SlotOpenings } from './slot-openings.ts';

/** Among the next so many times of a pooja that openings sell, one is announced, or none is worth leading to. */
const GATED_MOST = 50;

/** The public catalog: what approved temples offer. */
@Injectable()
export class PoojaOffers {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly openings: SlotOpenings,
  ) {}

  /** Poojas by name. A temple nobody may see, or that doesn't exist, has none. */
  async catalog({ temple: slug, search, location, ...page }: QueryOf<typeof poojaServiceEndpoints.catalog>): Promise<Page<PoojaOffer>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(PoojaServiceRow, 'pooja').where({ active: true });
    query.innerJoin(Temple, 'temple', "temple.id = pooja.templeId AND temple.status = 'approved'");
    if (slug) query.andWhere('temple.slug = :slug', { slug });
    if (search) query.andWhere("LOWER(pooja.name) LIKE :search ESCAPE '!'", { search: containing(search) });
    if (location) query.andWhere({ location });
    const { items, nextCursor } = await keysetPage(query, { columns: ['name', 'id'], direction: 'ASC' }, page);
    return { items: await this.views(manager, items), nextCursor };
  }

  /** One pooja of a temple. Throws `not-found`. */
  async one(slug: string, serviceId: string): Promise<PoojaOffer> {
    const temple = await this.temples.approvedBySlug(slug);
    const manager = this.database.reader;
    const service = found(await manager.findOneBy(PoojaServiceRow, { templeId: temple.id, id: serviceId, active: true }));
    const openingId = await this.nextOpening(manager, service, new Date());
    return { ...found((await this.views(manager, [service]))[0]), ...(openingId ? { openingId } : {}) };
  }

  /** The opening that sells the next time of a pooja that only an opening sells. */
  private async nextOpening(manager: EntityManager, { templeId, id: serviceId }: PoojaServiceRow, now: Date): Promise<string | undefined> {
    const gated = { templeId, serviceId, startsAt: MoreThan(now), status: 'open' as const, retired: false, gatedBy: Not(IsNull()) };
    const slots = await manager.find(PoojaSlotRow, { where: gated, order: { startsAt: 'ASC' }, take: GATED_MOST });
    const shown = await this.openings.shownOf(manager, templeId, slots);
    return slots.flatMap(({ gatedBy }) => gatedBy ?? []).find((id) => shown.has(id));
  }

  private async views(manager: EntityManager, services: readonly PoojaServiceRow[]): Promise<PoojaOffer[]> {
    const templeIds = [...new Set(services.map(({ templeId }) => templeId))];
    const temples = await this.temples.named(manager, templeIds);
    const next = await nextStarts(manager, services, new Date());
    const policies = new Map(await Promise.all(templeIds.map(async (id) => [id, await this.taxPolicy.current(manager, id)] as const)));
    return services.map((service) => {
      const { taxClass } = found(policies.get(service.templeId)).ruleOf('fixed-price-pooja');
      return offerView(service, found(temples.get(service.templeId)), taxClass, next.get(service.id) ?? null);
    });
  }
}

/** The start of each pooja's next slot with a free place. */
async function nextStarts(manager: EntityManager, services: readonly PoojaServiceRow[], now: Date): Promise<Map<string, string>> {
  const starts = new Map<string, string>();
  for (const { templeId, id, noticeHours, daysAhead } of services) {
    const [row]: { startsAt: unknown }[] = await manager.query(
      `SELECT startsAt FROM pooja_slots WHERE templeId = ? AND serviceId = ? AND startsAt > ? AND startsAt < ? AND status = 'open'
         AND retired = ? AND gatedBy IS NULL AND onlineHeld + onlineSold + offered < onlinePlaces
         AND onlineHeld + onlineSold + offered + counterSold + COALESCE(counterHeld, 0) < capacity ORDER BY startsAt LIMIT 1`,
      [templeId, id, new Date(now.getTime() + noticeHours * 3_600_000), new Date(now.getTime() + daysAhead * 86_400_000), false],
    );
    if (row) starts.set(id, toIso(row.startsAt));
  }
  return starts;
}

function toIso(value: unknown): string {
  return value instanceof Date ? value.toISOString() : new Date(`${String(value).replace(' ', 'T')}Z`).toISOString();
}

function offerView(service: PoojaServiceRow, temple: Temple, taxClass: PoojaOffer['taxClass'], nextAt: string | null): PoojaOffer {
  const { slug, name, city, state, timeZone } = temple;
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    deity: service.deity,
    location: service.location,
    place: service.place,
    durationMinutes: service.durationMinutes,
    priceCents: service.priceCents,
    namesMax: service.namesMax,
    sankalpamFields: service.sankalpamFields,
    samagriTemple: service.samagriTemple,
    samagriFamily: service.samagriFamily,
    prasadamCents: service.prasadamCents,
    noticeHours: service.noticeHours,
    cancelHours: service.cancelHours,
    changeFeeCents: service.changeFeeCents,
    perOrderMax: service.perOrderMax,
    dakshina: service.dakshina,
    dakshinaCents: service.dakshinaCents,
    temple: { slug, name, city, state, timeZone },
    taxClass,
    nextAt,
  };
}
