import { DEFAULT_TAX_RULES, SLOTS_AHEAD_DAYS } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { TempleGiving } from '../../domain/giving-settings/temple-giving.entity.ts';
import { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import { issuerOf } from '../../domain/orders/receipts/receipt-subject.ts';
import { PoojaBlackoutRow } from '../../domain/poojas/pooja-blackout.entity.ts';
import { PoojaScheduleRow } from '../../domain/poojas/pooja-schedule.entity.ts';
import { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import { SlotMaker } from '../../domain/poojas/slot-maker.service.ts';
import { TaxPolicyVersion } from '../../domain/tax-policy/tax-policy.entity.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, DEMO_DEVOTEES, demoDevotee } from '../demo-people.ts';
import type { DemoContext, DemoStep } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE, demoTemples } from '../demo-temples.ts';
import { DemoBooks } from '../giving/demo-books.ts';
import { DemoGiving } from '../giving/demo-giving.ts';
import { writeBookings } from './booking-rows.ts';
import { planBookings } from './demo-bookings.ts';
import { demoCatalog } from './demo-catalog.ts';
import { aratiBlackout, type DemoSlot, demoSlots } from './demo-slots.ts';

const DAY_MS = 86_400_000;
const YEAR = 365;
const SHARES = { home: 0.5, others: 0.08 };

/** Poojas of the twelve temples, at scale of all of them, with a year of bookings behind them and 90 days ahead, paid for in books that prove. */
export const poojasDemo: DemoStep = {
  name: 'poojas',
  after: ['giving'],
  async seed(context) {
    if (context.get<Settings>(SETTINGS).payments.kind !== 'sandbox') return;
    const small = new Set(demoTemples(context.now).map(({ slug }) => slug));
    const found = await context.database.reader.find(Temple, { where: { status: 'approved' }, order: { id: 'ASC' } });
    const temples = context.profile === 'scale' ? found : found.filter(({ slug }) => small.has(slug));
    const others = temples.filter(({ slug }) => slug !== DEMO_HOME_TEMPLE);
    for (const temple of temples) await seedTemple(context, temple, others.indexOf(temple) + 1);
  },
};

async function seedTemple({ database, get, now }: DemoContext, temple: Temple, index: number): Promise<void> {
  const today = dateAt(now.getTime(), temple.timeZone);
  const [startsOn, last] = [daysAfter(today, -YEAR), daysAfter(today, SLOTS_AHEAD_DAYS)];
  const createdAt = new Date(now.getTime() - (YEAR + 30) * DAY_MS);
  const arati = aratiBlackout(temple, createdAt, startsOn, daysAfter(today, YEAR));
  const offered = demoCatalog(temple, index, createdAt, startsOn, last);
  const slots = (await Promise.all(offered.map((each) => demoSlots(get(SlotMaker), temple, each, arati)))).flat();
  await database.transaction(async (tx) => {
    // A start that was cut short goes on where it stopped.
    if (await tx.existsBy(PoojaServiceRow, { templeId: temple.id })) return;
    const services = offered.map(({ service }) => service);
    await insertRows(tx, PoojaServiceRow, services);
    await insertRows(
      tx,
      PoojaScheduleRow,
      offered.map(({ schedule }) => schedule),
    );
    await insertRows(tx, PoojaBlackoutRow, [arati]);
    await book(tx, { temple, now, slots, publicUrl: get<Settings>(SETTINGS).publicUrl });
  });
}

interface Booking {
  temple: Temple;
  now: Date;
  slots: readonly DemoSlot[];
  publicUrl: string;
}

async function book(tx: EntityManager, { temple, now, slots, publicUrl }: Booking): Promise<void> {
  const templeId = temple.id;
  const settings = await tx.findOneBy(TempleGiving, { templeId });
  const policy = await policyOf(tx, templeId);
  if (!settings || !policy) return;
  const home = temple.slug === DEMO_HOME_TEMPLE;
  const full = slots.find(({ slot }) => slot.startsAt.getTime() > now.getTime() + 2 * DAY_MS && slot.counterPlaces > 0)?.slot;
  const share = home ? SHARES.home : SHARES.others;
  const planned = planBookings({ slug: temple.slug, now, slots, share, donors: donorsOf(home), policy, fullSlotId: full?.id });
  const kept = { accounts: await tx.findBy(LedgerAccount, { templeId }), counters: await tx.findBy(TempleCounter, { templeId }) };
  const books = new DemoBooks(issuerOf(temple, settings), publicUrl, [], kept);
  const giving = new DemoGiving(temple, books, [], policy, [], 'pooja');
  giving.run(
    planned.map(({ gift }) => gift),
    now,
  );
  await writeBookings(tx, { books, giving, planned, slots, full, now });
}

/** A temple's tax policy as it is. */
export async function policyOf(tx: EntityManager, templeId: string): Promise<CurrentTaxPolicy | undefined> {
  const policy = await tx.findOne(TaxPolicyVersion, { where: { templeId }, order: { version: 'DESC' } });
  if (!policy) return undefined;
  const { version, rules } = policy;
  return { version, ruleOf: (kind) => rules.find((rule) => rule.kind === kind) ?? { kind, taxClass: DEFAULT_TAX_RULES[kind] } };
}

const MEERA = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' as const };

function donorsOf(home: boolean) {
  const people = Array.from({ length: DEMO_DEVOTEES.small }, (_, index) => demoDevotee(index));
  const all = home ? [MEERA, MEERA, ...people] : people;
  return all.map((person) => ({ accountId: demoAccountId(person), email: person.email, legalName: person.fullName }));
}
