import type { EventCancellation } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { toSafeInteger } from '../../../platform/database/columns.ts';
import { consentCondition } from '../../consents/consent-condition.ts';
import { eventNotifications } from '../../events/event-notifications.ts';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { TicketRow } from '../ticket.entity.ts';
import { holderOf } from '../ticket-cancellations.service.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

/** States in which somebody waits for something. */
export const WAITING = ['requested', 'waiting', 'offered'] as const;

type Told = EventCancellation['told'];

/** Nobody. */
export const NOT_TOLD: Told = { inApp: 0, byEmail: 0, byText: 0, waiting: 0, savers: 0 };

/** How many people are notified; nobody is counted twice. */
export const sumOfTold = (told: Told): number => Object.values(told).reduce((sum, count) => sum + count, 0);

/** Who is notified of a change to these dates, each person once: ticket holders we can reach, people on the waitlist, and people who saved the temple. */
export async function toldOf(
  manager: EntityManager,
  templeId: string,
  dates: readonly EventOccurrenceRow[],
  { reached, texted }: { reached: readonly TicketRow[]; texted: ReadonlySet<string> },
): Promise<Told> {
  if (dates.length === 0) return NOT_TOLD;
  const holders = new Map(reached.map((ticket) => [holderOf(ticket), ticket]));
  const inApp = [...holders.values()].filter(({ accountId }) => accountId !== null);
  const byText = [...holders.values()].filter(({ id, accountId }) => accountId === null && texted.has(id));
  // A guest's phone is on their tickets.
  const known = new Set([...holders.values()].map(({ accountId, phone }) => accountId ?? phone ?? ''));
  const where = { templeId, occurrenceId: In(dates.map(({ id }) => id)), status: In([...WAITING]) };
  const waiting = new Set((await manager.findBy(TicketWaitRow, where)).map(({ accountId, phone }) => accountId ?? phone ?? ''));
  const shown = dates.filter(({ isShown }) => isShown).map(({ id }) => id);
  return {
    inApp: inApp.length,
    byEmail: holders.size - inApp.length - byText.length,
    byText: byText.length,
    waiting: [...waiting].filter((who) => !known.has(who)).length,
    savers: shown.length > 0 ? await saversOf(manager, templeId, shown) : 0,
  };
}

const GROUP = eventNotifications.group.name;

/** Who sees news of its events in the app, as `EventNotices` shows it: not those whom `TicketDates` tells. */
async function saversOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<number> {
  const consent = consentCondition('saved.accountId', { templeId, topic: 'events', channel: 'in-app' });
  const among = ids.map(() => '?').join(', ');
  const whose = `held.templeId = saved.templeId AND held.accountId = saved.accountId AND held.occurrenceId IN (${among})`;
  const sql = `SELECT COUNT(*) AS savers FROM saved_temples saved
    JOIN accounts account ON account.id = saved.accountId AND account.status = 'active' AND account.role = 'donor'
      AND account.emailVerifiedAt IS NOT NULL
    LEFT JOIN temple_notification_preferences own ON own.accountId = saved.accountId AND own.templeId = saved.templeId
      AND own.groupName = ? AND own.channel = 'in-app'
    LEFT JOIN notification_preferences choice ON choice.accountId = saved.accountId AND choice.groupName = ? AND choice.channel = 'in-app'
    WHERE saved.templeId = ? AND COALESCE(own.isOn, choice.isOn, 1) = 1 AND ${consent.sql}
      AND NOT EXISTS (SELECT 1 FROM tickets held WHERE ${whose}
        AND (held.status = 'valid' OR (held.status = 'canceled' AND held.canceledWhy IS NOT NULL)))
      AND NOT EXISTS (SELECT 1 FROM ticket_waits held WHERE ${whose} AND held.status IN ('requested', 'waiting', 'offered', 'ended'))`;
  const [row] = await manager.query<{ savers: number | string }[]>(sql, [GROUP, GROUP, templeId, ...consent.values, ...ids, ...ids]);
  return toSafeInteger(row?.savers ?? 0);
}
