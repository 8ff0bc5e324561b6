import { Injectable } from '@nestjs/common';

/**
 * The outcome for one row: sealed again, already sealed by the newest key, kept although only a previous key can check it, or not opened by
 * any key.
 */
export type Resealing = 'resealed' | 'current' | 'previous-key-only' | 'unreadable';

/** Stores something that only the installation's keys open. */
export interface KeyedRows {
  /** Re-seals up to a page of rows after `after` with the newest key, each with one conditional update. `last` is null at the end. */
  resealPage: (after: string) => Promise<{ outcomes: Resealing[]; last: string | null }>;
}

/** How many rows of each kind had which outcome. */
export type RotationCounts = Record<Resealing, number>;

/** Re-seals everything with the newest key. Domains register what they store; `npm run keys:rotate` runs it while the system is up. */
@Injectable()
export class KeyRotation {
  readonly #kept = new Map<string, KeyedRows>();

  /** Registers rows under a name that operators understand; call it when a module starts. */
  keeps(name: string, rows: KeyedRows): void {
    if (this.#kept.has(name)) throw new Error(`${name} are registered twice.`);
    this.#kept.set(name, rows);
  }

  /** Visits every row once. Calls `report` after each page with the counts so far. Running it again changes nothing more. */
  async run(report: (name: string, counts: RotationCounts) => void = () => undefined): Promise<Map<string, RotationCounts>> {
    const all = new Map<string, RotationCounts>();
    for (const [name, rows] of this.#kept) {
      const counts: RotationCounts = { resealed: 0, current: 0, 'previous-key-only': 0, unreadable: 0 };
      all.set(name, counts);
      for (let after: string | null = ''; after !== null; ) {
        const page: Awaited<ReturnType<KeyedRows['resealPage']>> = await rows.resealPage(after);
        for (const outcome of page.outcomes) counts[outcome] += 1;
        after = page.last;
        report(name, counts);
      }
    }
    return all;
  }
}
