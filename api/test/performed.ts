import { OutboxMessage } from '../src/platform/outbox/outbox-message.entity.ts';
import { runJobs } from './give.ts';
import type { TestApi } from './start-test-api.ts';

/** The time for a slip is over: families are notified of what was performed. */
export async function passUndoTime(api: TestApi): Promise<void> {
  await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: 'pooja-performed' }, { dueAt: new Date(0) }));
  await runJobs(api);
}
