import { Injectable } from '@nestjs/common';
import {
  type Message,
  messagesOf,
  type OwnTemple,
  onlyWorded,
  type Page,
  type QueryOf,
  type TempleFull,
  type TemplePublic,
  type TempleStatus,
  type templeEndpoints,
  templeNoun,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { findTogether } from '../../platform/database/find-together.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { insertRowIf } from '../../platform/database/rows.ts';
import type { Piece } from '../../platform/database/table.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Temple } from './temple.entity.ts';

/** What staff see when they record a gift by hand for a temple that may not accept any. */
export const NOTHING_RECORDED = messagesOf(templeNoun)('temple.not-recording');

/** States in which a temple has a page; a suspended one's is for those who saved it. */
const SHOWN = ['approved', 'suspended'] as const satisfies TempleStatus[];

/** Temples as others see them. */
@Injectable()
export class TemplesService {
  constructor(private readonly database: Database) {}

  /** A temple in any state, for its own staff. Throws `not-found`. */
  async byId(id: string): Promise<Temple> {
    return found(await this.database.reader.findOneBy(Temple, { id }));
  }

  /** A temple read within the caller's transaction. Throws `not-found`. */
  async of(manager: EntityManager, id: string): Promise<Temple> {
    return found(await manager.findOneBy(Temple, { id }));
  }

  /** A temple that nobody changes before the transaction ends; gifts, which share the lock, go on. Throws `not-found`. */
  async locked(tx: EntityManager, id: string): Promise<Temple> {
    await tx.query(`SELECT id FROM temples WHERE id = ?${this.lock}`, [id]);
    return this.of(tx, id);
  }

  /** Whether the platform never approved a temple; if so, it isn't approved before the transaction ends. */
  async isUnapproved(tx: EntityManager, id: string): Promise<boolean> {
    const others = SHOWN.map((status) => `'${status}'`).join(', ');
    return (await execute(tx, `UPDATE temples SET id = id WHERE id = ? AND status NOT IN (${others})`, [id])) === 1;
  }

  /** Temples by their ids. */
  async named(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Temple>> {
    const temples = await manager.findBy(Temple, { id: In([...new Set(ids)]) });
    return new Map(temples.map((temple) => [temple.id, temple]));
  }

  /** An approved temple: the only kind devotees and guests can see or give to. Throws `not-found`. */
  async approvedBySlug(slug: string): Promise<Temple> {
    return found(await this.database.reader.findOneBy(Temple, { slug, status: 'approved' }));
  }

  /** An approved or suspended temple; `SavedTemplesService.visible` decides who sees it. Throws `not-found`. */
  async shownBySlug(slug: string): Promise<Temple> {
    return found(await this.database.reader.findOneBy(Temple, { slug, status: In([...SHOWN]) }));
  }

  /** A temple that money can go to. Unknown, unapproved and suspended ones look alike: `temple-not-accepting`. */
  async acceptingBySlug(slug: string): Promise<Temple> {
    const temple = await this.database.reader.findOneBy(Temple, { slug, status: 'approved' });
    if (!temple) throw new DomainError('temple-not-accepting');
    return temple;
  }

  /** Every approved temple. */
  everyApproved(): Promise<Temple[]> {
    return this.database.reader.findBy(Temple, { status: 'approved' });
  }

  /** Those among the ids that have a page. */
  shownByIds(manager: EntityManager, ids: readonly string[]): Promise<Temple[]> {
    return manager.findBy(Temple, { id: In([...ids]), status: In([...SHOWN]) });
  }

  /** A temple that money can go to, under the lock of `mustAccept`. Throws `temple-not-accepting`. */
  async lockAccepting(tx: EntityManager, slug: string): Promise<Temple> {
    const from = `FROM temples temple WHERE temple.slug = ? AND temple.status = 'approved'${this.lock}`;
    const [row] = await findTogether(tx, { rows: { temple: Temple }, optional: {}, from, values: [slug] });
    if (!row) throw new DomainError('temple-not-accepting');
    return row.temple;
  }

  /**
   * Locks the temple's approval until the caller's transaction ends, so that no gift begins during a suspension: gifts share the lock, a
   * change of state waits for them. Throws `temple-not-accepting`, with `message` where the standard ones don't fit.
   */
  async mustAccept(tx: EntityManager, id: string, message?: Message): Promise<void> {
    const { sql, values } = this.approved(id);
    const approved: unknown[] = await tx.query(`SELECT id ${sql}`, values);
    if (approved.length === 0) throw new DomainError('temple-not-accepting', message ? { message } : {});
  }

  /** Inserts a temple's row under the same lock. Throws `temple-not-accepting`. */
  async insertAccepted<Row extends { templeId: string }>(tx: EntityManager, entity: new () => Row, row: Row): Promise<void> {
    if (!(await insertRowIf(tx, entity, row, this.approved(row.templeId)))) throw new DomainError('temple-not-accepting');
  }

  /** Temples that were suspended: what waits for payment there ends. */
  async suspendedIds(): Promise<string[]> {
    return (await this.database.reader.findBy(Temple, { status: 'suspended' })).map(({ id }) => id);
  }

  /** Approved temples whose name or city contains the search, by name. */
  async list({ search, ...page }: QueryOf<typeof templeEndpoints.list>): Promise<Page<TemplePublic>> {
    const query = this.database.reader.createQueryBuilder(Temple, 'temple').where({ status: 'approved' });
    if (search) query.andWhere("temple.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    return mapPage(await keysetPage(query, { columns: ['name', 'id'], direction: 'ASC' }, page), publicTemple);
  }

  /** The actor's temple, in any state. */
  async own(actor: Actor): Promise<OwnTemple> {
    return ownTemple(await this.byId(staffOf(actor).temple.id));
  }

  /** The temple while it may accept money, locked against a change of state. */
  private approved(id: string): Piece {
    return { sql: `FROM temples WHERE id = ? AND status = 'approved'${this.lock}`, values: [id] };
  }

  private get lock(): string {
    return this.database.kind === 'mysql' ? ' LOCK IN SHARE MODE' : '';
  }
}

/** What anyone may know about a temple. */
export const publicTemple = ({
  id,
  slug,
  name,
  city,
  state,
  timeZone,
  latitude,
  longitude,
  tradition,
  deities,
  description,
  wording,
}: Temple): TemplePublic => ({
  id,
  slug,
  name,
  city,
  state,
  timeZone,
  latitude,
  longitude,
  tradition,
  deities,
  description,
  ...onlyWorded(wording),
});

/** What its own office sees of a temple. */
export const ownTemple = (temple: Temple): OwnTemple => ({
  ...fullTemple(temple),
  status: temple.status,
  version: temple.version ?? 0,
});

/** What a temple's own page shows. */
export const fullTemple = (temple: Temple): TempleFull => ({
  ...publicTemple(temple),
  legalName: temple.legalName,
  ein: temple.ein,
  address: temple.address,
  languages: temple.languages ?? [],
  website: temple.website ?? '',
  phone: temple.phone,
  email: temple.email,
});
