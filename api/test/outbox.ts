import type { DeliveredMessage } from '@sannidhi/contracts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import type { TestApi } from './start-test-api.ts';

/** Runs all due background work and returns what was sent to an address or phone, newest first. */
export async function deliveredTo(api: TestApi, to: string): Promise<DeliveredMessage[]> {
  await api.get(Jobs).runDue();
  return api.get(LocalOutbox).list(to);
}

/** A query parameter of the first link in someone's latest message. */
export async function linkParameter(api: TestApi, to: string, name: string): Promise<string> {
  const [message] = await deliveredTo(api, to);
  return new URL(message!.links[0]!).searchParams.get(name)!;
}
