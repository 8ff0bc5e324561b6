import { Injectable } from '@nestjs/common';
import type { BodyOf, DeskTemple, DeskTempleRow, Page, QueryOf, templeDeskEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { BroadcastPauses } from '../broadcasts/broadcast-pauses.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TempleFoundationService } from '../temples/temple-foundation.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { TempleDeskNotices } from './temple-desk-notices.service.ts';

/** The permission that only owners have. */
const OWNERS = 'staff:manage';
type Decision = 'suspended' | 'reinstated';

/** Temples as the platform team sees them, and what it decides about approved ones. */
@Injectable()
export class TempleDeskService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly foundation: TempleFoundationService,
    private readonly staff: StaffService,
    private readonly broadcasts: BroadcastPauses,
    private readonly notices: TempleDeskNotices,
    private readonly audit: Audit,
  ) {}

  /** Temples in every state, by name. */
  async list({ status, search, ...page }: QueryOf<typeof templeDeskEndpoints.list>): Promise<Page<DeskTempleRow>> {
    const query = this.database.reader.createQueryBuilder(Temple, 'temple').where(status ? { status } : {});
    if (search) query.andWhere("temple.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    return mapPage(await keysetPage(query, { columns: ['name', 'id'], direction: 'ASC' }, page), rowOf);
  }

  /** Throws `not-found`. */
  async detail(id: string): Promise<DeskTemple> {
    const temple = await this.temples.byId(id);
    const { slug, legalName, suspension } = temple;
    const owners = await this.ownersOf(this.database.reader, id);
    return { ...rowOf(temple), slug, legalName, suspension, owners, history: await this.audit.history(id, deskSubject(id)) };
  }

  /**
   * From now on nothing new is paid, booked or sent at the temple: gifts that began before are finished first, broadcasts pause, and open
   * checkouts are closed by a job. Throws `not-found`, and `state-conflict` unless it is approved.
   */
  async suspend(actor: Actor, id: string, { reason }: BodyOf<typeof templeDeskEndpoints.suspend>): Promise<DeskTemple> {
    return this.decide(actor, id, 'suspended', reason, async (tx, now) => {
      await this.foundation.suspend(tx, id, { reason, since: now.toISOString() });
      await this.broadcasts.pauseAll(tx, id);
    });
  }

  /** Throws `not-found`, and `state-conflict` unless it is suspended. */
  async reinstate(actor: Actor, id: string, { reason }: BodyOf<typeof templeDeskEndpoints.reinstate>): Promise<DeskTemple> {
    return this.decide(actor, id, 'reinstated', reason, (tx) => this.foundation.reinstate(tx, id));
  }

  private async decide(
    actor: Actor,
    id: string,
    decision: Decision,
    reason: string,
    move: (tx: EntityManager, now: Date) => Promise<void>,
  ): Promise<DeskTemple> {
    const now = new Date();
    await this.database.transaction(async (tx) => {
      const { name } = await this.temples.of(tx, id);
      await move(tx, now);
      const subject = deskSubject(id);
      await this.audit.record(tx, { actor, templeId: id, action: `temple.${decision}`, subject, note: reason, at: now });
      await this.notices.decided(tx, decision, { templeId: id, temple: name, reason, at: now });
    });
    return this.detail(id);
  }

  private async ownersOf(manager: EntityManager, templeId: string): Promise<DeskTemple['owners']> {
    const ids = await this.staff.holdersOf(manager, templeId, OWNERS);
    const accounts = await manager.find(Account, { where: { id: In(ids) }, order: { fullName: 'ASC', id: 'ASC' } });
    return accounts.map(({ fullName, email }) => ({ fullName, email }));
  }
}

/** Other changes of a temple have its own office's history. */
const deskSubject = (id: string) => ({ kind: 'temple-standing', id });

const rowOf = ({ id, name, city, state, status, createdAt }: Temple): DeskTempleRow => ({
  id,
  name,
  city,
  state,
  status,
  createdAt: createdAt.toISOString(),
});
