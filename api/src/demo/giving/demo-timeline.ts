const DAY_MS = 86_400_000;

interface Later {
  at: Date;
  work: () => void;
}

/** What is yet to happen while a temple's gifts are made in the order of time. */
export class DemoTimeline {
  #later: Later[] = [];

  /** Does something some days after a moment, once time has come that far. */
  after(at: Date, days: number, work: (when: Date) => void): void {
    const when = new Date(at.getTime() + days * DAY_MS);
    this.#later.push({ at: when, work: () => work(when) });
  }

  /** Does all that happens until then. */
  catchUp(until: Date): void {
    if (!this.#later.some(({ at }) => at <= until)) return;
    const due = this.#later.filter(({ at }) => at <= until).sort((a, b) => a.at.getTime() - b.at.getTime());
    this.#later = this.#later.filter(({ at }) => at > until);
    for (const { work } of due) work();
  }
}
