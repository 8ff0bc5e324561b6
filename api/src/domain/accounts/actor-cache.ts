import type { AccountActor } from '../../platform/auth/actor.ts';

/** Just under the one second within which an ended session must be rejected on every node. */
const FRESH_MS = 900;
const MAX_ENTRIES = 10_000;

/** Caches the actors of sessions for less than a second, so that a page's burst of reads looks the session up once. */
export class ActorCache {
  readonly #entries = new Map<string, { actor: Promise<AccountActor | undefined>; until: number }>();

  get(sessionId: string, load: () => Promise<AccountActor | undefined>): Promise<AccountActor | undefined> {
    const now = Date.now();
    const entry = this.#entries.get(sessionId);
    if (entry && entry.until > now) return entry.actor;
    this.dropOld(now);
    const actor = load();
    this.#entries.delete(sessionId);
    this.#entries.set(sessionId, { actor, until: now + FRESH_MS });
    actor.catch(() => this.#entries.delete(sessionId));
    return actor;
  }

  clear(): void {
    this.#entries.clear();
  }

  /** They are in the order of their ends. A crowd that listens asks once and never again. */
  private dropOld(now: number): void {
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    for (const [sessionId, { until }] of this.#entries) {
      if (until > now) return;
      this.#entries.delete(sessionId);
    }
  }
}
