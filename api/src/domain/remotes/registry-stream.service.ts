import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { RegistryChanged } from '@sannidhi/contracts';
import { EventStream } from '../../platform/http/event-stream.ts';
import { RemoteRegistry } from './remote-registry.service.ts';

/** How late a tab may learn of a change, and how long a quiet stream stays silent. */
const LOOK_MS = 2_000;
const STILL_HERE_EVERY = 10;
/** The browser then opens a new stream on its own. */
const LONGEST_MS = 15 * 60_000;

/** Tells open tabs that a release changed. */
@Injectable()
export class RegistryStreamService implements OnModuleDestroy {
  readonly #closing = new AbortController();

  constructor(private readonly registry: RemoteRegistry) {
    // One listener for each open tab.
    setMaxListeners(0, this.#closing.signal);
  }

  /** The registry's revision now and after every change. */
  open(): EventStream<RegistryChanged> {
    return new EventStream(this.revisions());
  }

  onModuleDestroy(): void {
    this.#closing.abort();
  }

  private async *revisions(): AsyncGenerator<RegistryChanged | 'still-here'> {
    const until = Date.now() + LONGEST_MS;
    let told = -1;
    for (let look = 0; !this.#closing.signal.aborted && Date.now() < until; look++) {
      const revision = await this.registry.revision();
      if (revision !== told) yield { revision };
      else if (look % STILL_HERE_EVERY === 0) yield 'still-here';
      told = revision;
      await pause(LOOK_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    }
  }
}
