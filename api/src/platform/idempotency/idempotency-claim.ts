import type { EntityManager } from 'typeorm';

/** A request that moves money, held by this process until it is answered. */
export interface IdempotencyClaim {
  /**
   * The same over every try of one request: give it to what the request makes (and to the provider), so that a try after
   * a crash finds what the first one left instead of making a second one.
   */
  readonly operationId: string;
  /** Stores the answer in the caller's transaction, so that fact and answer are kept together or not at all. Optional: else it is stored after the handler. */
  complete(tx: EntityManager, reply: unknown): Promise<void>;
}
