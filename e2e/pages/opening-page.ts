import { openingEndpoints, poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';

const OFFICE = 'temple@sannidhi.test';
const TEMPLE = 'sri-kamakshi-edison';
const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** An announced opening of one slot at the demo's temple, on sale in one to two minutes; returns its path. */
export async function announceOpening(url: string, name: string, places: number): Promise<string> {
  const { api } = await signIn(url, OFFICE, 'temple-admin');
  const facts = { name, description: 'Darshan at dawn', durationMinutes: 30, priceCents: 51_00, capacity: places };
  const service = await api.call(poojaServiceEndpoints.add, { body: facts as never });
  const date = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const split = { capacity: places, onlinePlaces: places, counterPlaces: 0 };
  const slot = await api.call(poojaSlotEndpoints.add, { body: { serviceId: service.id, date, time: '05:00', ...split } });
  const opensAt = new Date(Math.ceil(Date.now() / MINUTE_MS + 1) * MINUTE_MS);
  const opensOn = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(opensAt);
  const time = { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const opensTime = new Intl.DateTimeFormat('en-GB', time).format(opensAt);
  const rules = { waitMinutes: 30, admitPerMinute: 60_000 };
  const opening = await api.call(openingEndpoints.add, { body: { name, slotIds: [slot.id], opensOn, opensTime, ...rules } as never });
  await api.call(openingEndpoints.announce, { params: { openingId: opening.id } });
  return `/temples/${TEMPLE}/openings/${opening.id}`;
}
