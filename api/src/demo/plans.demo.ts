import type { PlanRule, PlanStatus, SANDBOX_SAVED_CARDS } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { Fund } from '../domain/funds/fund.entity.ts';
import { searchTextOf } from '../domain/orders/search-text.ts';
import { chargedAt, datesFrom } from '../domain/plans/occurrence-dates.ts';
import { PlanLine } from '../domain/plans/plan-line.entity.ts';
import { PlanOccurrence } from '../domain/plans/plan-occurrence.entity.ts';
import { nextDateAfter } from '../domain/plans/plan-schedule.ts';
import { RecurringPlan } from '../domain/plans/recurring-plan.entity.ts';
import { givenUpAt } from '../domain/plans/retry-times.ts';
import { SavedCard } from '../domain/plans/saved-card.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { SETTINGS, type Settings } from '../platform/config/settings.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { SandboxCardSetup } from '../platform/payments/sandbox/sandbox-card-setup.entity.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, type DemoPerson, demoDevotee } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

interface DemoRecurring {
  person: Pick<DemoPerson, 'email' | 'fullName' | 'role'>;
  fund: string;
  cents: number;
  rule: PlanRule;
  status: PlanStatus;
  card: keyof typeof SANDBOX_SAVED_CARDS;
}

const MEERA = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' } as const;
const WORKS = '4242424242424242';
/** Its bank wants a confirmation: the plan waits for another card. */
const WAITS = '4000002500003155';
const DAY_MS = 86_400_000;
/** Has a date of every monthly or lunar rule. */
const MONTH_DAYS = 33;

/** Plans of the demo's devotee in each state that goes on, and some of others for the office to see. None is due at once. */
const RECURRING: readonly DemoRecurring[] = [
  { person: MEERA, fund: 'Annadanam', cents: 51_00, rule: { kind: 'monthly', day: 5 }, status: 'active', card: WORKS },
  { person: MEERA, fund: 'General', cents: 21_00, rule: { kind: 'tithi', tithi: 11, paksha: 'both' }, status: 'past-due', card: WAITS },
  { person: MEERA, fund: 'Building', cents: 101_00, rule: { kind: 'quarterly', day: 31 }, status: 'paused', card: WORKS },
  { person: demoDevotee(1), fund: 'Annadanam', cents: 11_00, rule: { kind: 'weekly' }, status: 'active', card: WORKS },
  { person: demoDevotee(2), fund: 'Annadanam', cents: 251_00, rule: { kind: 'yearly' }, status: 'active', card: WORKS },
  {
    person: demoDevotee(3),
    fund: 'General',
    cents: 21_00,
    rule: { kind: 'tithi', tithi: 15, paksha: 'shukla' },
    status: 'active',
    card: WORKS,
  },
  { person: demoDevotee(4), fund: 'General', cents: 31_00, rule: { kind: 'nakshatra', nakshatra: 8 }, status: 'active', card: WORKS },
];

/** Recurring gifts at the demo's home temple. Only where payments are the sandbox, which keeps their cards. */
export const plansDemo: DemoStep = {
  name: 'plans',
  after: ['giving'],
  async seed({ database, get, now }) {
    if (get<Settings>(SETTINGS).payments.kind !== 'sandbox') return;
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple) return;
    const funds = await database.reader.findBy(Fund, { templeId: temple.id });
    await database.transaction(async (tx) => {
      for (const [index, recurring] of RECURRING.entries()) {
        const fund = funds.find(({ name }) => name === recurring.fund);
        if (fund) await write(tx, temple, fund, { ...recurring, name: `plan:${index}` }, now);
      }
    });
  },
};

async function write(tx: EntityManager, temple: Temple, fund: Fund, given: DemoRecurring & { name: string }, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 20 * DAY_MS);
  const card = cardOf(temple, given, now, createdAt);
  await insertOnce(tx, SandboxCardSetup, card.setup);
  await insertOnce(tx, SavedCard, card.saved);
  const plan = planOf(temple, fund, given, now, createdAt);
  await insertOnce(tx, RecurringPlan, { ...plan, cardId: card.saved.id });
  const line = {
    templeId: temple.id,
    id: demoId(`${given.name}:line`, createdAt),
    planId: plan.id,
    position: 0,
    kind: 'donation' as const,
  };
  await insertOnce(tx, PlanLine, { ...line, fundId: fund.id, itemId: null, item: null, label: fund.name, amountCents: given.cents });
  if (given.status === 'past-due') await insertOnce(tx, PlanOccurrence, failedDate(plan));
}

function planOf(temple: Temple, fund: Fund, given: DemoRecurring & { name: string }, now: Date, createdAt: Date): RecurringPlan {
  const { person, rule, status, cents } = given;
  const { timeZone, latitude, longitude } = temple;
  const { email, fullName: legalName } = person;
  const searchText = searchTextOf({ legalName, email, creditedName: null, phone: null, receiptNumber: null, checkNumber: null });
  const donor = { accountId: demoAccountId(person), email, legalName, anonymous: false, searchText };
  const place = { name: temple.name, latitude, longitude, timeZone };
  const today = dateAt(now.getTime(), timeZone);
  const startsOn = status === 'past-due' ? lastDateBefore(today, rule, place) : daysAfter(today, 1);
  const dates = { startsOn, firstN: 0, endsAfter: null, endsOn: null, nextN: 0, nextOn: null, nextAt: null };
  const money = { coverFees: false, totalCents: cents, label: fund.name, cardId: null };
  const state = { status, waitsForCard: false, createdAt, updatedAt: createdAt };
  const key = { templeId: temple.id, id: demoId(given.name, createdAt) };
  const plan: RecurringPlan = {
    ...key,
    ...donor,
    sells: null,
    leadDays: null,
    repeatKey: null,
    ruleKind: rule.kind,
    rule,
    timeZone,
    place,
    ...dates,
    ...money,
    ...state,
  };
  const next = nextDateAfter(plan, now);
  return { ...plan, ...next, nextAt: status === 'paused' ? null : next.nextAt };
}

/** The rule's newest date that has passed. */
function lastDateBefore(today: string, rule: PlanRule, place: RecurringPlan['place']): string {
  const schedule = { rule, startsOn: daysAfter(today, -MONTH_DAYS), place, firstN: 0, endsBeforeN: null, endsOn: null };
  const passed = datesFrom(schedule, 0, MONTH_DAYS).filter(({ on }) => on < today);
  return passed.at(-1)?.on ?? today;
}

/** The plan's first date, whose bank asked for a confirmation. */
function failedDate({ templeId, id: planId, timeZone, totalCents, startsOn: dueOn }: RecurringPlan): PlanOccurrence {
  const dueAt = chargedAt(dueOn, timeZone);
  const failed = {
    status: 'failed',
    failure: 'authentication',
    retry: 'new-card',
    nextAt: givenUpAt({ dueOn, chargedOn: dueOn, timeZone }),
  } as const;
  const tried = { attempts: 0, chargeId: null, cardId: null, totalCents };
  return {
    templeId,
    id: demoId(`${planId}:0`, dueAt),
    planId,
    n: 0,
    dueOn,
    dueAt,
    ...tried,
    ...failed,
    createdAt: dueAt,
    updatedAt: dueAt,
  };
}

function cardOf(temple: Temple, { person, card, name }: DemoRecurring & { name: string }, now: Date, createdAt: Date) {
  const [id, setupId, customer, paymentMethod] = ['card', 'setup', 'customer', 'method'].map((what) =>
    demoId(`${name}:${what}`, createdAt),
  );
  const shown = { last4: card.slice(-4), expiresMonth: 12, expiresYear: now.getUTCFullYear() + 3 };
  const key = { templeId: temple.id, id: id ?? '', accountId: demoAccountId(person), planId: null };
  const provider = { gateway: 'sandbox', paymentAccount: temple.id, customer: customer ?? '', paymentMethod: paymentMethod ?? '' } as const;
  const status = card === WAITS ? ('unusable' as const) : ('active' as const);
  const setup = { id: setupId ?? '', setupId: key.id, account: temple.id, payee: temple.legalName, customer: customer ?? '' };
  const page = {
    successUrl: '',
    cancelUrl: '',
    status: 'saved' as const,
    behaviour: card === WAITS ? ('asks-authentication' as const) : ('succeeds' as const),
  };
  return {
    setup: { ...setup, ...page, ...shown, paymentMethod: paymentMethod ?? '', createdAt },
    saved: {
      ...key,
      ...provider,
      ...shown,
      status,
      gatewaySetupId: setupId ?? '',
      setupUrl: null,
      brand: 'Visa',
      createdAt,
      updatedAt: createdAt,
    },
  };
}
