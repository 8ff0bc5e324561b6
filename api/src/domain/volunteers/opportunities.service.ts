import { Injectable } from '@nestjs/common';
import type { BodyOf, Opportunity, opportunityEndpoints, Page, QueryOf } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { localInstant } from '../../platform/documents/words.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

type Body = BodyOf<typeof opportunityEndpoints.create>;

/** What a temple needs volunteers for. */
@Injectable()
export class Opportunities {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** The temple's opportunities, newest first, with how many shifts each has to come. */
  async list(actor: Actor, { search, ...page }: QueryOf<typeof opportunityEndpoints.list>): Promise<Page<Opportunity>> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const query = reader.createQueryBuilder(VolunteerOpportunityRow, 'opportunity').where({ templeId });
    if (search) query.andWhere("LOWER(opportunity.title) LIKE :search ESCAPE '!'", { search: containing(search) });
    const rows = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const ahead = await aheadOf(
      reader,
      templeId,
      rows.items.map(({ id }) => id),
    );
    return mapPage(rows, (row) => viewOf(row, ahead.get(row.id) ?? 0));
  }

  async create(actor: Actor, body: Body): Promise<Opportunity> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const { timeZone } = await this.temples.byId(templeId);
    const row = { templeId, id: newId(), ...columns(body, timeZone), createdAt: new Date() };
    return this.database.transaction(async (tx) => {
      await insertRow(tx, VolunteerOpportunityRow, row);
      const subject = { kind: 'volunteer-opportunity', id: row.id };
      await this.audit.record(tx, { actor: staff, templeId, action: 'volunteer-opportunity.created', subject, after: body });
      return viewOf(row, 0);
    });
  }

  /** Changes an opportunity; who has signed up keeps their place. Throws `not-found`. */
  async change(actor: Actor, id: string, body: Body): Promise<Opportunity> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const { timeZone } = await this.temples.byId(templeId);
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(VolunteerOpportunityRow, { templeId, id }));
      const change = columns(body, timeZone);
      await tx.update(VolunteerOpportunityRow, { templeId, id }, change);
      const subject = { kind: 'volunteer-opportunity', id };
      const facts = { before: viewOf(before, 0), after: body };
      await this.audit.record(tx, { actor: staff, templeId, action: 'volunteer-opportunity.changed', subject, ...facts });
      return viewOf({ ...before, ...change }, (await aheadOf(tx, templeId, [id])).get(id) ?? 0);
    });
  }
}

const columns = (body: Body, timeZone: string) => ({
  ...body,
  requirements: [...new Set(body.requirements)],
  opensOn: body.opensOn ?? null,
  opensAt: body.opensOn ? localInstant(body.opensOn, body.opensTime, timeZone) : null,
});

async function aheadOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(VolunteerShiftRow, 'shift')
    .select('shift.opportunityId', 'opportunityId')
    .addSelect('COUNT(*)', 'shifts')
    .where({ templeId, opportunityId: In([...ids]), status: 'open', startsAt: MoreThan(new Date()) })
    .groupBy('shift.opportunityId')
    .getRawMany<{ opportunityId: string; shifts: number | string }>();
  return new Map(rows.map(({ opportunityId, shifts }) => [opportunityId, toSafeInteger(shifts)]));
}

const viewOf = (row: VolunteerOpportunityRow, shifts: number): Opportunity => ({
  id: row.id,
  title: row.title,
  description: row.description,
  placeName: row.placeName,
  skills: row.skills,
  requirements: row.requirements,
  minimumAge: row.minimumAge,
  needsReview: row.needsReview,
  takesTrainees: row.takesTrainees,
  isPublished: row.isPublished,
  opensOn: row.opensOn,
  opensTime: row.opensTime,
  shifts,
});
