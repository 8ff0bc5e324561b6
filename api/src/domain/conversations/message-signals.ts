import { Injectable } from '@nestjs/common';

/** Tells this process's open streams which boxes changed. Streams also look by themselves, for other processes' changes. */
@Injectable()
export class MessageSignals {
  #hear: (boxes: readonly string[]) => void = () => undefined;

  /** Called after the commit. */
  changed(boxes: readonly string[]): void {
    this.#hear(boxes);
  }

  listen(hear: (boxes: readonly string[]) => void): void {
    this.#hear = hear;
  }
}
