import type { TestedBroadcast } from '@sannidhi/contracts';
import { notify, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Says where a test of a broadcast went, and why it didn't go by one of its channels. */
export function useTestNotice(): (broadcast: TestedBroadcast) => void {
  const text = useOfficeText('broadcasts');
  const email = useSession().user?.email ?? '';
  return ({ channels, tested }) => {
    const missed = channels.filter((channel) => !tested.includes(channel)).map((channel) => text(`start.untested.${channel}`));
    const places = tested.map((channel) => text(`start.testedBy.${channel}`, { email }));
    const title = places.length > 0 ? text('start.tested', { places: places.join(', ') }) : text('start.notTested');
    notify({ kind: places.length > 0 ? 'success' : 'error', title, ...(missed.length > 0 ? { body: missed.join(' ') } : {}) });
  };
}
