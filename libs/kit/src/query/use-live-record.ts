import type { Endpoint, RecordEvent } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { addressOf } from '../http/address.ts';
import { followEvents } from '../http/follow-events.ts';
import { invalidateNouns, queryClient } from './query-client.ts';

/** Follows a record that was found while its page is open, by its event stream: every event refetches what the stream reads. */
export function useLiveRecord(events: Endpoint, params: Record<string, string>, found: boolean): void {
  const address = addressOf(events.path, params);
  useEffect(() => {
    if (!found) return;
    return followEvents<RecordEvent>(address, () => void invalidateNouns(queryClient, events.reads ?? []));
  }, [address, events, found]);
}
