import type { EntityManager } from 'typeorm';
import type { Database } from '../../src/platform/database/database.ts';
import type { Random } from './random.ts';

/** Ends one worker at a random moment: from then on it reaches neither the database nor the provider. */
export class Killer {
  #dead = false;

  constructor(
    private readonly random: Random,
    private readonly share: number,
    private readonly died: () => void,
  ) {}

  maybe(): void {
    if (!this.#dead && this.random.chance(this.share)) {
      this.#dead = true;
      this.died();
    }
    if (this.#dead) {
      throw new Error('This worker was killed.');
    }
  }

  /** The database as the worker reaches it: it may die before a transaction, or after it was committed. */
  database(real: Database): Database {
    const killer = this;
    return {
      get kind() {
        return real.kind;
      },
      get reader() {
        killer.maybe();
        return real.reader;
      },
      transaction: async <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => {
        killer.maybe();
        const result = await real.transaction(work);
        killer.maybe();
        return result;
      },
    } as Database;
  }
}
