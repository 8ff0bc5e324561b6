import { Injectable } from '@nestjs/common';
import type { SavedTemple } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';
import { Temple } from './temple.entity.ts';
import { publicTemple, TemplesService } from './temples.service.ts';

const MAX_SAVED = 200;

/** The temples a devotee keeps. The first one saved is home until they choose another. */
@Injectable()
export class SavedTemplesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** The actor's temples, home first, then in the order they were saved. A temple that is no longer approved is left out. */
  list(actor: Actor): Promise<SavedTemple[]> {
    return this.listIn(this.database.reader, accountOf(actor).accountId);
  }

  /** Saves an approved temple; saving it again changes nothing. Throws `not-found`, or `rule-violation` at the limit. */
  save(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      found(await tx.findOneBy(Temple, { id: templeId, status: 'approved' }));
      const count = await tx.countBy(SavedTempleRow, { accountId });
      if (count >= MAX_SAVED) throw new DomainError('rule-violation', { message: `You can save up to ${MAX_SAVED} temples.` });
      await insertOnce(tx, SavedTempleRow, { accountId, templeId, home: count === 0, savedAt: new Date() });
      return this.listIn(tx, accountId);
    });
  }

  /** Forgets a temple; the next in the list becomes home where it was home. Fine for one that is not saved. */
  unsave(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await tx.delete(SavedTempleRow, { accountId, templeId });
      await this.keepOneHome(tx, accountId);
      return this.listIn(tx, accountId);
    });
  }

  /** Makes a saved temple home. Throws `not-found` for one that is not saved. */
  makeHome(actor: Actor, templeId: string): Promise<SavedTemple[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      found(await tx.findOneBy(SavedTempleRow, { accountId, templeId }));
      await tx.update(SavedTempleRow, { accountId }, { home: false });
      await tx.update(SavedTempleRow, { accountId, templeId }, { home: true });
      return this.listIn(tx, accountId);
    });
  }

  /** The address of an account's home temple; null without one, or while it is not approved. */
  async homeOf(accountId: string): Promise<string | null> {
    const home = await this.database.reader.findOneBy(SavedTempleRow, { accountId, home: true });
    const [temple] = home ? await this.temples.approvedByIds(this.database.reader, [home.templeId]) : [];
    return temple?.slug ?? null;
  }

  private async keepOneHome(tx: EntityManager, accountId: string): Promise<void> {
    const [first] = await rowsOf(tx, accountId);
    if (first && !first.home) await tx.update(SavedTempleRow, { accountId, templeId: first.templeId }, { home: true });
  }

  private async listIn(manager: EntityManager, accountId: string): Promise<SavedTemple[]> {
    const rows = await rowsOf(manager, accountId);
    const temples = await this.temples.approvedByIds(
      manager,
      rows.map(({ templeId }) => templeId),
    );
    return rows.flatMap(({ templeId, home, savedAt }) => {
      const temple = temples.find(({ id }) => id === templeId);
      return temple ? [{ ...publicTemple(temple), home, savedAt: savedAt.toISOString() }] : [];
    });
  }
}

const rowsOf = (manager: EntityManager, accountId: string): Promise<SavedTempleRow[]> =>
  manager.find(SavedTempleRow, { where: { accountId }, order: { home: 'DESC', savedAt: 'ASC', templeId: 'ASC' } });
