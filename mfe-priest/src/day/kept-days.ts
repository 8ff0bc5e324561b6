import type { PriestDay, PriestDayService } from '@sannidhi/contracts';
import { dateIn, forgetOnDevice, keepOnDevice, keptOnDevice } from '@sannidhi/kit';

/** A service's names are readable for a day after it ended. */
const AFTERWARD_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

interface KeptDay {
  date: string;
  timeZone: string;
}

/** Keeps a day's services on this device, instead of what it had of that day. */
export async function keepDay(accountId: string, { date, timeZone, services }: PriestDay): Promise<void> {
  await forgetOnDevice(accountId, `service ${date} `);
  const kept: KeptDay = { date, timeZone };
  await keepOnDevice(accountId, `day ${date}`, kept, Date.parse(`${date}T00:00:00Z`) + 3 * DAY_MS);
  for (const service of services) {
    await keepOnDevice(
      accountId,
      `service ${date} ${service.startsAt} ${service.slotId}`,
      service,
      Date.parse(service.endsAt) + AFTERWARD_MS,
    );
  }
}

/** What this device has of a day; of today, on the temple's calendar, without a date. Undefined if it never loaded. */
export async function keptDay(accountId: string, wanted: string | undefined): Promise<PriestDay | undefined> {
  const days = await keptOnDevice<KeptDay>(accountId, 'day ');
  const day = days.find(({ date, timeZone }) => date === (wanted ?? dateIn(timeZone)));
  return day && { ...day, services: await keptOnDevice<PriestDayService>(accountId, `service ${day.date} `) };
}

/** A day and those after it, as `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
