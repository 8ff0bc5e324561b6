import type { EntityManager } from 'typeorm';

/** A request that moves money, claimed by this process until it is answered. */
export interface IdempotencyClaim {
  /**
   * The same for every attempt of one request: pass it to what the request creates (and to the provider), so that a retry after a crash
   * finds the first one instead of creating a second.
   */
  readonly operationId: string;
  /**
   * Stores the response in the caller's transaction, so that the change and its response are stored together or not at all. Optional:
   * otherwise it is stored after the handler.
   */
  complete(tx: EntityManager, reply: unknown): Promise<void>;
}
