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
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    const actor = load();
    this.#entries.set(sessionId, { actor, until: now + FRESH_MS });
    actor.catch(() => this.#entries.delete(sessionId));
    return actor;
  }

  clear(): void {
    this.#entries.clear();
  }
}
