import { likelyZones } from '../../platform/sms/area-codes.ts';
import { textableFrom } from '../../platform/sms/text-hours.ts';
import type { NotificationTimings } from '../notifications/notification-timings.service.ts';
import type { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

type Clocks = Pick<NotificationTimings, 'zoneOf' | 'quietUntil'>;

/**
 * When somebody may be texted: in text hours of the zone they chose, or of every zone their area code has places in, and not in their quiet
 * hours. Quiet hours that leave no text hour don't count: a text waits, and is never dropped.
 */
export async function textTime(
  clocks: Clocks,
  { accountId, address }: Pick<BroadcastRecipientRow, 'accountId' | 'address'>,
  now: Date,
): Promise<Date> {
  const zone = accountId && (await clocks.zoneOf(accountId));
  const zones = zone ? [zone] : likelyZones(address);
  const open = textableFrom(now, zones);
  if (!accountId) return open;
  const awake = textableFrom(await clocks.quietUntil(accountId, open), zones);
  return (await clocks.quietUntil(accountId, awake)) > awake ? open : awake;
}
