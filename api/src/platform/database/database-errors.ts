import { QueryFailedError } from 'typeorm';
import { errorCode } from '../observability/error-code.ts';

const driverCode = (error: unknown): string => errorCode(error instanceof QueryFailedError ? error.driverError : error);

const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);
const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** The database chose this transaction to lose a lock: it can simply be retried. */
export const isLockConflict = (error: unknown): boolean => RETRYABLE.has(driverCode(error));

/** A unique key rejected the row. */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.has(driverCode(error));
