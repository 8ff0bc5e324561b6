import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

interface OpenTransaction {
  open: boolean;
  beforeCommit: ((tx: EntityManager) => Promise<void>)[];
  afterCommit: (() => void)[];
}

const scope = new AsyncLocalStorage<OpenTransaction>();
let openTransactions = 0;

/** Runs `work` inside one transaction; what it registers with `afterCommit` runs once `work` succeeds. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { open: true, beforeCommit: [], afterCommit: [] };
  openTransactions += 1;
  try {
    const result = await scope.run(transaction, work);
    transaction.open = false;
    for (const effect of transaction.afterCommit) effect();
    return result;
  } finally {
    transaction.open = false;
    openTransactions -= 1;
    // An active store makes Node track every promise in the process, which is worth its time only while a transaction is open.
    if (openTransactions === 0) scope.disable();
  }
}

/** The open transaction that this code runs in, if any. */
const current = (): OpenTransaction | undefined => {
  const transaction = scope.getStore();
  return transaction?.open ? transaction : undefined;
};

/** Adds work to the end of the open transaction. Returns false, and adds nothing, if none is open. */
export function beforeCommit(work: (tx: EntityManager) => Promise<void>): boolean {
  return Boolean(current()?.beforeCommit.push(work));
}

/** Does what the open transaction put off. */
export async function finishTransaction(tx: EntityManager): Promise<void> {
  const transaction = current();
  for (let work = transaction?.beforeCommit.shift(); work; work = transaction?.beforeCommit.shift()) await work(tx);
}

/**
 * Schedules an effect in this process (waking a worker, dropping a cached session) for after the commit; runs it immediately if no
 * transaction is open.
 */
export function afterCommit(effect: () => void): void {
  const transaction = current();
  if (transaction) transaction.afterCommit.push(effect);
  else effect();
}

/**
 * Throws if the caller is inside an open transaction but requests another connection: on SQLite that would deadlock, elsewhere it would
 * bypass its own writes and can exhaust the pool.
 */
export function refuseInsideTransaction(): void {
  if (current()) throw new Error('A query outside the open transaction: use the EntityManager the transaction was given.');
}
