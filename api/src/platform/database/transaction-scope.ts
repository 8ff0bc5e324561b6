import { AsyncLocalStorage } from 'node:async_hooks';

interface OpenTransaction {
  open: boolean;
  afterCommit: (() => void)[];
}

const scope = new AsyncLocalStorage<OpenTransaction>();
let openTransactions = 0;

/** Runs `work` as the inside of one transaction; what it registers by `afterCommit` runs once `work` came through. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { open: true, afterCommit: [] };
  openTransactions += 1;
  try {
    const result = await scope.run(transaction, work);
    transaction.open = false;
    for (const effect of transaction.afterCommit) effect();
    return result;
  } finally {
    transaction.open = false;
    openTransactions -= 1;
    // A store in use makes Node track every promise of the process: only while a transaction is open is that worth its time.
    if (openTransactions === 0) scope.disable();
  }
}

/** Registers an effect of this process (waking a worker, forgetting a cached session) for after the commit; at once where no transaction is open. */
export function afterCommit(effect: () => void): void {
  const transaction = scope.getStore();
  if (transaction?.open) transaction.afterCommit.push(effect);
  else effect();
}

/**
 * Throws when the caller stands inside an open transaction but asks for another connection: on SQLite it would wait for
 * itself for ever, elsewhere it would read around its own writes and can starve the pool.
 */
export function refuseInsideTransaction(): void {
  if (scope.getStore()?.open) throw new Error('A query outside the open transaction: use the EntityManager the transaction was given.');
}
