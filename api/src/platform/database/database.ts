import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isLockConflict } from './database-errors.ts';
import { finishTransaction, inTransactionScope, refuseInsideTransaction } from './transaction-scope.ts';

const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 10;

/** The database of this process. All writes go through `transaction`; plain reads go through `reader`. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** For the few statements that have to differ. */
  get kind(): 'sqlite' | 'mysql' {
    return this.dataSource.options.type === 'mariadb' ? 'mysql' : 'sqlite';
  }

  /**
   * Reads outside a transaction: on SQLite through the read-only connection. Throws inside an open transaction, where the transaction's own
   * manager must be used.
   */
  get reader(): EntityManager {
    refuseInsideTransaction();
    return this.kind === 'mysql' ? this.dataSource.manager : this.dataSource.createQueryRunner('slave').manager;
  }

  /**
   * Runs `work` in one transaction and returns its result once it is committed. If the database makes it lose a lock, all of `work` is
   * retried, so it must not touch anything but `tx`: no network, no shared memory.
   */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return persistently(() => this.attempt(work));
  }

  /** Runs exactly one statement that writes: a transaction of its own, without asking for one. */
  async statement<T>(run: (tx: EntityManager) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return persistently(async () => {
      const runner = this.dataSource.createQueryRunner();
      return run(runner.manager).finally(() => runner.release());
    });
  }

  private async attempt<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await inTransactionScope(async () => {
        await runner.startTransaction();
        try {
          const result = await work(runner.manager);
          await finishTransaction(runner.manager);
          await runner.commitTransaction();
          return result;
        } catch (error) {
          // The first error is the one to report; on a lost connection this fails again.
          if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
          throw error;
        }
      });
    } finally {
      await runner.release();
    }
  }
}

/** Tries again, after a pause that grows, what lost a lock. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_TRIES || !isLockConflict(error)) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}
