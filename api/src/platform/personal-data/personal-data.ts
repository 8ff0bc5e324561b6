import { Injectable } from '@nestjs/common';
import type { Noun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';

/** What one part of the system stores about a person's account. */
export interface PersonalDataKeeper {
  /** Its name in an export. */
  name: string;
  /** The nouns it's about; none for the platform's own counters. */
  nouns: readonly Noun[];
  /** The tables that reference accounts. */
  entities: readonly (new () => object)[];
  /** Everything stored about the account, as JSON. */
  export: (reader: EntityManager, accountId: string) => Promise<unknown>;
  /** Deletes it; what the law requires us to keep is unlinked from the account instead. */
  erase: (tx: EntityManager, accountId: string) => Promise<void>;
  /** Ends secret addresses that show some of it without signing in. */
  endLinks?: (tx: EntityManager, accountId: string) => Promise<void>;
}

/**
 * Who stores what about people. Every owner of a table that references accounts registers when its module starts; a test finds missing
 * ones.
 */
@Injectable()
export class PersonalData {
  readonly #keepers: PersonalDataKeeper[] = [];

  /** `personalData.add({ name: 'savedTemples', nouns: ['saved-temple'], entities: [SavedTempleRow], export, erase })` */
  add(keeper: PersonalDataKeeper): void {
    this.#keepers.push(keeper);
  }

  /** The nouns whose data is exported and erased. */
  get nouns(): readonly Noun[] {
    return this.#keepers.flatMap(({ nouns }) => nouns);
  }

  /** The registered tables. */
  get entities(): readonly (new () => object)[] {
    return this.#keepers.flatMap(({ entities }) => entities);
  }

  /** Everything the system stores about an account, by the registered names. */
  async exportOf(reader: EntityManager, accountId: string): Promise<Record<string, unknown>> {
    const parts: [string, unknown][] = [];
    for (const { name, export: read } of this.#keepers) parts.push([name, await read(reader, accountId)]);
    return Object.fromEntries(parts);
  }

  /** Ends every secret address that shows an account's data, in the caller's transaction. */
  async endLinks(tx: EntityManager, accountId: string): Promise<void> {
    for (const { endLinks } of this.#keepers) await endLinks?.(tx, accountId);
  }

  /**
   * Erases an account from every table, in the caller's transaction. Who registered last goes first: they may find what is
   * the account's through the tables of those they build on.
   */
  async erase(tx: EntityManager, accountId: string): Promise<void> {
    for (const { erase } of this.#keepers.toReversed()) await erase(tx, accountId);
  }
}
