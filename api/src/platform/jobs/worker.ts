import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { LOGGER, type Logger } from '../observability/logger.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Jobs } from './jobs.ts';

/** How late other processes' work, or work that became due over time, may be noticed. */
const POLL_MS = 1_000;

/** Runs due work until the process ends: immediately after a commit in this process, and at every tick. */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #stopped = true;
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #again = false;
  #running = false;
  #forget: (() => void) | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.worker === 'off') return;
    this.#stopped = false;
    this.#forget = this.outbox.onEnqueued(() => this.wake());
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.finish();
  }

  /**
   * Claims nothing more, and waits until what it claimed is finished instead of leaving it to its lease. Call it before the application is
   * closed: that ends connections that messages are still sent through.
   */
  async finish(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#forget?.();
    await this.#round;
  }

  private wake(): void {
    if (this.#stopped) return;
    if (this.#running) this.#again = true;
    else this.#round = this.run();
  }

  private async run(): Promise<void> {
    this.#running = true;
    do {
      this.#again = false;
      await this.jobs.runDue(() => !this.#stopped).catch((error: unknown) => this.logger.error({ err: error }, 'worker round failed'));
    } while (this.#again && !this.#stopped);
    this.#running = false;
  }
}
