import { Injectable } from '@nestjs/common';
import { messagesOf, type SavedTemple, savedTempleNoun } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { type QuotaRule, releaseQuota, takeQuota } from '../../platform/quotas/quotas.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';
import type { Temple } from './temple.entity.ts';
import { publicTemple, TemplesService } from './temples.service.ts';

const say = messagesOf(savedTempleNoun);

const MAX_SAVED = 200;
/** How many temples a devotee may save. */
export const SAVED_TEMPLES: QuotaRule = { name: 'saved-temples', max: MAX_SAVED, refusal: say('saved-temple.most', { most: MAX_SAVED }) };

/** A devotee's temples. The first one saved is home until they choose another. */
@Injectable()
export class SavedTemplesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** The actor's temples, home first, then in the order they were saved. A suspended one says so; one without a page is omitted. */
  list(actor: Actor): Promise<SavedTemple[]> {
    return this.listIn(this.database.reader, accountOf(actor).accountId);
  }

  /** A temple as the actor may see it: approved, or suspended and one of theirs. Throws `not-found`. */
  visible(actor: Actor, slug: string): Promise<Temple> {
    return this.visibleTo(actor.kind === 'account' ? actor.accountId : null, slug);
  }

  /** The same for an account, or null for the public. Throws `not-found`. */
  async visibleTo(accountId: string | null, slug: string): Promise<Temple> {
    const temple = await this.temples.shownBySlug(slug);
    if (temple.status !== 'approved' && !(await this.isSavedBy(accountId, temple.id))) throw new DomainError('not-found');
    return temple;
  }

  /** Saves an approved temple; saving one again changes nothing, even while it is suspended. Throws `not-found`, or `rule-violation` at the limit. */
  save(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const temple = found((await this.temples.shownByIds(tx, [templeId]))[0]);
      if (await tx.existsBy(SavedTempleRow, { accountId, templeId })) return this.listIn(tx, accountId);
      if (temple.status !== 'approved') throw new DomainError('not-found');
      await this.add(tx, accountId, templeId);
      return this.listIn(tx, accountId);
    });
  }

  /** Removes a temple; if it was home, the next in the list becomes home. Harmless for one that isn't saved. */
  unsave(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(SavedTempleRow, { accountId, templeId });
      if (affected) await releaseQuota(tx, accountId, SAVED_TEMPLES);
      await this.keepOneHome(tx, accountId);
      return this.listIn(tx, accountId);
    });
  }

  /** Makes a saved temple home. Throws `not-found` for one that isn't saved. */
  makeHome(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      found(await tx.findOneBy(SavedTempleRow, { accountId, templeId }));
      await tx.update(SavedTempleRow, { accountId }, { homeOf: null });
      await tx.update(SavedTempleRow, { accountId, templeId }, { homeOf: accountId });
      return this.listIn(tx, accountId);
    });
  }

  /** The slug of an account's home temple; null without one, or where it has no page anymore. Days and tithis go on over a suspended one for them. */
  async homeOf(accountId: string): Promise<string | null> {
    const home = await this.database.reader.findOneBy(SavedTempleRow, { homeOf: accountId });
    const [temple] = home ? await this.temples.shownByIds(this.database.reader, [home.templeId]) : [];
    return temple?.slug ?? null;
  }

  /** Accounts that saved a temple, in a fixed order: those after one of them. */
  async followersOf(templeId: string, { after, limit }: { after: string; limit: number }): Promise<string[]> {
    const where = { templeId, accountId: MoreThan(after) };
    const rows = await this.database.reader.find(SavedTempleRow, { where, order: { accountId: 'ASC' }, take: limit });
    return rows.map(({ accountId }) => accountId);
  }

  /** The first becomes home, the others don't: the unique keys decide, however many requests arrive at once. */
  private async add(tx: EntityManager, accountId: string, templeId: string): Promise<void> {
    await takeQuota(tx, accountId, SAVED_TEMPLES);
    const saved = { accountId, templeId, savedAt: new Date() };
    const first = await insertOnce(tx, SavedTempleRow, { ...saved, homeOf: accountId });
    const added = first || (await insertOnce(tx, SavedTempleRow, { ...saved, homeOf: null }));
    if (!added) await releaseQuota(tx, accountId, SAVED_TEMPLES);
  }

  private async isSavedBy(accountId: string | null, templeId: string): Promise<boolean> {
    return accountId !== null && this.database.reader.existsBy(SavedTempleRow, { accountId, templeId });
  }

  private async keepOneHome(tx: EntityManager, accountId: string): Promise<void> {
    const [first] = await rowsOf(tx, accountId);
    if (first && !first.homeOf) await tx.update(SavedTempleRow, { accountId, templeId: first.templeId }, { homeOf: accountId });
  }

  private async listIn(manager: EntityManager, accountId: string): Promise<SavedTemple[]> {
    const rows = await rowsOf(manager, accountId);
    const temples = await this.temples.shownByIds(
      manager,
      rows.map(({ templeId }) => templeId),
    );
    return rows.flatMap(({ templeId, homeOf, savedAt }) => {
      const temple = temples.find(({ id }) => id === templeId);
      if (!temple) return [];
      const isSuspended = temple.status === 'suspended';
      return [{ ...publicTemple(temple), home: homeOf !== null, isSuspended, savedAt: savedAt.toISOString() }];
    });
  }
}

const rowsOf = (manager: EntityManager, accountId: string): Promise<SavedTempleRow[]> =>
  manager.find(SavedTempleRow, { where: { accountId }, order: { homeOf: 'DESC', savedAt: 'ASC', templeId: 'ASC' } });
