import { Injectable } from '@nestjs/common';
import {
  OPENING_SHOWN,
  type OpeningStatus,
  type OpeningSummary,
  type OpeningView,
  type openingEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningSlots } from './opening-slots.service.ts';
import { pageOf, summaryOf } from './opening-views.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** What is worth announcing in lists. */
const AHEAD = ['announced', 'waiting', 'open', 'registering'] as const satisfies readonly OpeningStatus[];
const MOST = 20;

/** Openings as everyone sees them. */
@Injectable()
export class OpeningPages {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly slots: OpeningSlots,
  ) {}

  /** Those that are announced or running, the next first. */
  async upcoming({ temple: slug }: QueryOf<typeof openingEndpoints.upcoming>): Promise<OpeningSummary[]> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(PoojaOpeningRow, 'opening').where({ status: In([...AHEAD]) });
    query.innerJoin(Temple, 'temple', "temple.id = opening.templeId AND temple.status = 'approved'");
    if (slug) query.andWhere('temple.slug = :slug', { slug });
    const openings = await query.orderBy({ 'opening.opensAt': 'ASC', 'opening.id': 'ASC' }).limit(MOST).getMany();
    const temples = await this.temples.named(
      manager,
      openings.map(({ templeId }) => templeId),
    );
    return openings.map((opening) => summaryOf(opening, found(temples.get(opening.templeId))));
  }

  /** One opening with its times. Throws `not-found`, also for one that isn't announced. */
  async one(slug: string, openingId: string): Promise<OpeningView> {
    const temple = await this.temples.approvedBySlug(slug);
    const manager = this.database.reader;
    const opening = await this.shown(temple, openingId);
    return pageOf(opening, temple, await this.slots.views(manager, opening), new Date());
  }

  /** The list that was shuffled, as CSV: each ticket with its turn. Throws `not-found`, and `opening-no-tickets` before. */
  async tickets(slug: string, openingId: string): Promise<Buffer> {
    const { templeId, tickets } = await this.shown(await this.temples.approvedBySlug(slug), openingId);
    if (tickets === null) throw new DomainError('opening-no-tickets');
    const where = { templeId, openingId, shuffledTurn: LessThanOrEqual(tickets) };
    const places = await this.database.reader.find(OpeningPlaceRow, { where, order: { shuffledTurn: 'ASC' } });
    const rows = places.map(({ id, shuffledTurn }) => `${id},${shuffledTurn}`).sort();
    return Buffer.from(['ticket,turn', ...rows, ''].join('\n'));
  }

  private async shown({ id: templeId }: Temple, id: string): Promise<PoojaOpeningRow> {
    return found(await this.database.reader.findOneBy(PoojaOpeningRow, { templeId, id, status: In([...OPENING_SHOWN]) }));
  }
}
