import { CallFailed } from '../harness/api-client.ts';

/** The status of a refusal. Rethrows anything else. */
export function statusOf(error: unknown): number {
  if (!(error instanceof CallFailed)) throw error;
  return error.status;
}
