import { oneByOne } from './one-by-one.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Read<Entry> = (take: number) => Promise<Entry[]>;
type Log<Entry> = (entry: Entry, error: unknown) => void;

/**
 * Work that a recurring job does in batches, oldest first. Entries that fail again and again wait ever longer, up to an hour, so that a batch
 * full of them never keeps the others from their turn. Each process knows of its own failures, until it ends.
 */
export class BackingOff<Entry> {
  readonly #waiting = new Map<string, { until: number; pauseMs: number }>();

  constructor(
    private readonly batch: number,
    private readonly idOf: (entry: Entry) => string,
    private readonly log: Log<Entry>,
  ) {}

  /** The next entries. `read` is called with how many it must read, so that enough are left without those that wait. */
  async next(read: Read<Entry>, now = new Date()): Promise<Entry[]> {
    const isReady = (entry: Entry) => (this.#waiting.get(this.idOf(entry))?.until ?? 0) <= now.getTime();
    const take = this.batch + this.#waiting.size;
    const entries = await read(take);
    if (entries.length < take) this.forgetOthers(entries);
    return entries.filter(isReady).slice(0, this.batch);
  }

  /** Works on the next entries, each alone. */
  async run(read: Read<Entry>, work: (entry: Entry) => Promise<unknown>, now = new Date()): Promise<void> {
    await this.oneByOne(await this.next(read, now), work, now);
  }

  /** Works on entries at once, or where that fails on each alone. */
  async together(entries: readonly Entry[], work: (some: readonly Entry[]) => Promise<unknown>, now = new Date()): Promise<void> {
    await work(entries).catch(() => this.oneByOne(entries, (entry) => work([entry]), now));
  }

  private async oneByOne(entries: readonly Entry[], work: (entry: Entry) => Promise<unknown>, now: Date): Promise<void> {
    const succeed = async (entry: Entry) => {
      await work(entry);
      this.#waiting.delete(this.idOf(entry));
    };
    await oneByOne(entries, succeed, (entry, error) => {
      this.wait(this.idOf(entry), now);
      this.log(entry, error);
    });
  }

  private wait(id: string, now: Date): void {
    const pauseMs = Math.min((this.#waiting.get(id)?.pauseMs ?? FIRST_PAUSE_MS / 2) * 2, LONGEST_PAUSE_MS);
    this.#waiting.set(id, { until: now.getTime() + pauseMs, pauseMs });
  }

  /** What isn't due any more needs no more turns. */
  private forgetOthers(entries: readonly Entry[]): void {
    const due = new Set(entries.map(this.idOf));
    for (const id of this.#waiting.keys()) if (!due.has(id)) this.#waiting.delete(id);
  }
}
