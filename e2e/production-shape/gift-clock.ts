/** When gifts were acknowledged, and what happens at some of them. */
export class GiftClock {
  effects: Promise<void> = Promise.resolve();
  private readonly startedAt = performance.now();
  private readonly at: number[] = [];
  private readonly effect: (done: number) => Promise<void>;

  constructor(effect: (done: number) => Promise<void>) {
    this.effect = effect;
  }

  gift(done: number) {
    this.at.push(performance.now() - this.startedAt);
    this.effects = this.effects.then(() => this.effect(done));
  }

  /**
   * The rate of gifts and their longest pause, as a sentence. The last `interrupted` are listed separately: a gift whose process died is
   * taken over when its key's lease expires, and nobody else gives any more by then.
   */
  report(interrupted: number): string {
    const steady = this.at.slice(0, -interrupted);
    const seconds = (steady.at(-1) ?? 0) / 1000;
    const pauses = steady.map((at, index) => at - (steady[index - 1] ?? 0));
    const last = Math.round((this.at.at(-1) ?? 0) / 1000);
    return [
      `${steady.length} gifts in ${seconds.toFixed(1)} s (${(steady.length / seconds).toFixed(1)}/s) while one API process was killed and started again;`,
      `longest pause ${Math.round(Math.max(...pauses))} ms; the last ${interrupted}, some of them interrupted, after ${last} s`,
    ].join(' ');
  }
}
