import type { EventPipe } from './event-pipe.ts';

const STILL_HERE_MS = 20_000;
/** The browser then opens a new stream; not all at the same time. */
const LONGEST_MS = 15 * 60_000;

/** The streams of one kind that are open in this process. */
export class OpenStreams {
  readonly #endsAt = new Map<EventPipe, number>();
  #quietSince = Date.now();
  #isClosing = false;

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Keeps a stream open for a quarter of an hour at most. While the process ends, it ends after what was sent. */
  add(pipe: EventPipe): void {
    this.#endsAt.set(pipe, Date.now() + LONGEST_MS * (0.8 + 0.2 * Math.random()));
    pipe.onClose(() => this.#endsAt.delete(pipe));
    if (this.#isClosing) this.end(pipe);
  }

  /** Ends old streams, and keeps proxies from closing quiet ones. */
  keepAlive(): void {
    const now = Date.now();
    for (const [pipe, endsAt] of this.#endsAt) if (endsAt <= now) this.end(pipe);
    if (now - this.#quietSince < STILL_HERE_MS) return;
    this.#quietSince = now;
    for (const pipe of this.#endsAt.keys()) pipe.stillHere();
  }

  /** Ends all of them, and each that is added later. */
  close(): void {
    this.#isClosing = true;
    for (const pipe of this.#endsAt.keys()) this.end(pipe);
  }

  private end(pipe: EventPipe): void {
    this.#endsAt.delete(pipe);
    pipe.end();
  }
}
