import type { ComparedSum, DonationStatus } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import type { Actor } from '../../platform/auth/actor.ts';
import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { type DateRange, monthToDate, yearBefore, yearToDate } from './compared-days.ts';
import { GivingByFundService } from './giving-by-fund.service.ts';
import { OfficeDonationsService } from './office-donations.service.ts';

const SHOWN = 6;
const DISPUTES_SHOWN = 8;
/** Read so that enough are left without those that were never paid. */
const READ = 30;
const UNPAID: readonly DonationStatus[] = ['pending', 'failed', 'canceled'];
const WEEKS = 8;

/** The day's donations, and the month's and year's so far, next to earlier ones; and how many aren't settled. */
const figures = dashboardCard({
  name: 'figures',
  nouns: ['donation'],
  permissions: ['donations:read'],
  read: async ({ actor, today, use }) => {
    const donations = use(OfficeDonationsService);
    const [month, year] = [monthToDate(today), yearToDate(today)];
    const day = (date: string): DateRange => ({ from: date, to: date });
    return {
      today: await compared(donations, actor, day(today), day(daysAfter(today, -7))),
      month: await compared(donations, actor, month, yearBefore(month)),
      year: await compared(donations, actor, year, yearBefore(year)),
      toCheck: (await donations.summary(actor, { view: 'all' })).views['to-check'],
    };
  },
});

async function compared(donations: OfficeDonationsService, actor: Actor, days: DateRange, before: DateRange): Promise<ComparedSum> {
  const [now, then] = await Promise.all([days, before].map((range) => donations.summary(actor, { view: 'all', ...range })));
  return { sumCents: now?.sumCents ?? 0, before: { ...before, sumCents: then?.sumCents ?? 0 } };
}

/** The newest donations of the temple's day. */
const today = dashboardCard({
  name: 'today',
  nouns: ['donation', 'receipt', 'fund'],
  permissions: ['donations:read'],
  read: async ({ actor, today: date, use }) => {
    const days = { from: date, to: date };
    const { items } = await use(OfficeDonationsService).list(actor, { view: 'all', sort: '-receivedAt', limit: READ, ...days });
    return items.filter(({ status }) => !UNPAID.includes(status)).slice(0, SHOWN);
  },
});

/** Donations a bank is deciding about. */
const disputes = dashboardCard({
  name: 'disputes',
  nouns: ['donation'],
  permissions: ['donations:read'],
  read: async ({ actor, use }) => {
    const query = { view: 'disputes', sort: '-receivedAt', limit: DISPUTES_SHOWN } as const;
    const { items } = await use(OfficeDonationsService).list(actor, query);
    return items.filter(({ status }) => status === 'disputed');
  },
});

/** What each fund received in the last weeks, from the ledger. */
const byFund = dashboardCard({
  name: 'givingByFund',
  nouns: ['ledger-account', 'fund'],
  permissions: ['donations:read'],
  read: ({ actor, use }) => use(GivingByFundService).weekly(actor, { weeks: WEEKS }),
});

export const givingCards = [figures, today, disputes, byFund];
