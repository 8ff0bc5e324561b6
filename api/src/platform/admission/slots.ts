/** How many may be open at the same time: per session, per network, and in total. */
export interface SlotLimits {
  perSession: number;
  perNetwork: number;
  inAll: number;
}

/** Counts open slots by key. Unused keys take no memory. */
export class Slots {
  readonly #open = new Map<string, number>();

  /** Takes a slot under every key, or under none: returns the key that is full, or undefined if all had room. */
  take(keys: ReadonlyMap<string, number>): string | undefined {
    for (const [key, most] of keys) if ((this.#open.get(key) ?? 0) >= most) return key;
    for (const key of keys.keys()) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return undefined;
  }

  /** Releases the slots. */
  free(keys: Iterable<string>): void {
    for (const key of keys) {
      const left = (this.#open.get(key) ?? 0) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    }
  }
}
