interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes what many ask for at the same time in one transaction: what comes while one runs waits for the next. Each caller waits for the
 * write of its own item, gets its answer, and shares its failure.
 */
export class WrittenTogether<Item, Answer = void> {
  #waiting: Waiting<Item, Answer>[] = [];
  #isWriting = false;

  /** `write` takes items in the order they came, and returns an answer to each. */
  constructor(private readonly write: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.#isWriting = true;
    // Those who ask in the same turn are written at once.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.writeThese(this.#waiting.splice(0));
    this.#isWriting = false;
  }

  private async writeThese(waiting: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.write(waiting.map(({ item }) => item));
      for (const [index, { resolve }] of waiting.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
