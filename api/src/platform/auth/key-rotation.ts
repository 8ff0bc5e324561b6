import { Injectable } from '@nestjs/common';

/** What became of one row: sealed again, sealed by the newest key already, kept although only a previous key can check it, or opened by no key. */
export type Resealing = 'resealed' | 'current' | 'previous-key-only' | 'unreadable';

/** Keeps something that only the installation's keys open. */
export interface KeyedRows {
  /** Seals up to a page of rows after `after` with the newest key, each by one conditional update. `last` is null at the end. */
  resealPage: (after: string) => Promise<{ outcomes: Resealing[]; last: string | null }>;
}

/** How many rows of a kind had which outcome. */
export type RotationCounts = Record<Resealing, number>;

/** Moves what is sealed to the newest key. Domains register what they keep; `npm run keys:rotate` runs it beside running processes. */
@Injectable()
export class KeyRotation {
  readonly #kept = new Map<string, KeyedRows>();

  /** Registers rows under a name an operator understands; call it from a module's start. */
  keeps(name: string, rows: KeyedRows): void {
    if (this.#kept.has(name)) throw new Error(`${name} are registered twice.`);
    this.#kept.set(name, rows);
  }

  /** Goes over every row once. Calls `report` after each page with the counts so far. Running it again changes nothing more. */
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
