import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

export interface NextChange {
  /** Ends at the next change of the gift, or after the time given. */
  happened: Promise<void>;
  /** Stops waiting. */
  forget: () => void;
}

/** Tells open event streams of this process that a gift changed. Streams also look by themselves, for other processes' changes. */
@Injectable()
export class OrderSignals {
  readonly #bus = new EventEmitter().setMaxListeners(0);

  changed(orderId: string): void {
    this.#bus.emit(orderId);
  }

  /** Ends every wait: the process is closing. */
  wakeAll(): void {
    for (const name of this.#bus.eventNames()) this.#bus.emit(name);
  }

  next(orderId: string, atMostMs: number): NextChange {
    let forget: () => void = () => undefined;
    const happened = new Promise<void>((resolve) => {
      const timer = setTimeout(() => forget(), atMostMs);
      forget = () => {
        clearTimeout(timer);
        this.#bus.off(orderId, forget);
        resolve();
      };
      this.#bus.on(orderId, forget);
    });
    return { happened, forget };
  }
}
