/** One holder at a time, first come, first served. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();

  /** Waits for its turn; the caller must call the returned function once. */
  async acquire(): Promise<() => void> {
    const previous = this.#tail;
    let release: () => void = () => undefined;
    this.#tail = new Promise((done) => {
      release = done;
    });
    await previous;
    return release;
  }

  /** Runs `work` as the only holder. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
