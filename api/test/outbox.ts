import type { DeliveredMessage } from '@sannidhi/contracts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import type { TestApi } from './start-test-api.ts';

/**
 * Runs all due background work and returns what was sent to an address or phone, newest first. Several messages are sent at once, so those of
 * this run are in the order in which they were written.
 */
export async function deliveredTo(api: TestApi, to: string): Promise<DeliveredMessage[]> {
  const outbox = api.get(LocalOutbox);
  const before = new Set((await outbox.list(to)).map(({ id }) => id));
  await api.get(Jobs).runDue();
  const after = await outbox.list(to);
  const isNew = ({ id }: DeliveredMessage) => !before.has(id);
  const sent = after.filter(isNew).sort((one, other) => other.id.localeCompare(one.id));
  return [...sent, ...after.filter((message) => !isNew(message))];
}

/** A query parameter of the first link in someone's latest message. */
export async function linkParameter(api: TestApi, to: string, name: string): Promise<string> {
  const [message] = await deliveredTo(api, to);
  return new URL(message!.links[0]!).searchParams.get(name)!;
}
