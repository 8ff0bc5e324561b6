import { isUsZone, likelyZones } from '../../platform/sms/area-codes.ts';
import { textableFrom } from '../../platform/sms/text-hours.ts';
import type { NotificationTimings } from './notification-timings.service.ts';

type Clocks = Pick<NotificationTimings, 'zoneOf' | 'quietUntil'>;

interface Texted {
  accountId: string | null;
  /** E.164 */
  address: string;
}

/**
 * When somebody may be texted: in text hours of every zone their area code has places in and of the US zone they saved, and not in their quiet
 * hours. Quiet hours that leave no text hour don't count: a text waits, and is never dropped.
 */
export async function textTime(clocks: Clocks, { accountId, address }: Texted, now: Date): Promise<Date> {
  const zones = zonesOf(address, accountId && (await clocks.zoneOf(accountId)));
  const open = textableFrom(now, zones);
  if (!accountId) return open;
  const awake = textableFrom(await clocks.quietUntil(accountId, open), zones);
  return (await clocks.quietUntil(accountId, awake)) > awake ? open : awake;
}

/** A zone that was saved abroad, on a visit, says nothing about home; neither does an area code that isn't listed. */
function zonesOf(phone: string, saved: string | null): readonly string[] {
  const likely = likelyZones(phone);
  if (!saved || !isUsZone(saved)) return likely;
  return likely.every(isUsZone) ? [...likely, saved] : [saved];
}
