/** How many may be open beside each other: of one session, of one network, and in all. */
export interface SlotLimits {
  perSession: number;
  perNetwork: number;
  inAll: number;
}

/** Counts what is open by the keys it counts under. A key nobody holds takes no memory. */
export class Slots {
  readonly #open = new Map<string, number>();

  /** Takes a place under every key, or under none: the key that is full, or undefined when all had room. */
  take(keys: ReadonlyMap<string, number>): string | undefined {
    for (const [key, most] of keys) if ((this.#open.get(key) ?? 0) >= most) return key;
    for (const key of keys.keys()) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return undefined;
  }

  /** Gives the places back. */
  free(keys: Iterable<string>): void {
    for (const key of keys) {
      const left = (this.#open.get(key) ?? 0) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    }
  }
}
