import { DEFAULT_TAX_RULES, TAXED_KINDS, type TaxRule } from '@sannidhi/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { EHundiCode } from '../../domain/funds/e-hundi-code.entity.ts';
import { FIRST_FUNDS, type FirstFund } from '../../domain/funds/first-funds.ts';
import { Fund } from '../../domain/funds/fund.entity.ts';
import { Gift } from '../../domain/giving/gift.entity.ts';
import { GivingSettingsService } from '../../domain/giving-settings/giving-settings.service.ts';
import { lockPrefix } from '../../domain/giving-settings/lock-prefix.ts';
import { TempleGiving } from '../../domain/giving-settings/temple-giving.entity.ts';
import { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import { LedgerLine } from '../../domain/ledger/ledger-line.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import { Dispute } from '../../domain/orders/disputes/dispute.entity.ts';
import { issuerOf } from '../../domain/orders/receipts/receipt-subject.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { TaxPolicyVersion } from '../../domain/tax-policy/tax-policy.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { whileLoading } from '../../platform/database/bulk-loading.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, DEMO_DEVOTEES, demoDevotee } from '../demo-people.ts';
import { type DemoContext, type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE, demoTemples } from '../demo-temples.ts';
import { DemoBooks } from './demo-books.ts';
import { demoCounter, writeCounter } from './demo-counter.ts';
import { DemoGiving } from './demo-giving.ts';
import { type DemoDonor, demoPlan } from './demo-plan.ts';
import { writeSales } from './write-sales.ts';

const HOME_GIFTS = 2_400;
const GIFTS = { small: 240, scale: 1_000 } as const;
/** More at once and indexes over all temples are written less often; fewer, and a start that is cut short loses less. */
const TEMPLES_AT_ONCE = 50;
const YEARS_MS = 760 * 86_400_000;

const [GENERAL, ANNADANAM, BUILDING] = FIRST_FUNDS;
const VEDA_PATASHALA: FirstFund = {
  name: 'Veda Patashala',
  description: 'Classes for children and students of the Vedas',
  restricted: true,
  taxedKind: 'fund',
  wording: { hi: { name: 'वेद पाठशाला', description: 'बच्चों और वेद के विद्यार्थियों की कक्षाएँ' } },
};
const FUNDS = [ANNADANAM, GENERAL, BUILDING, VEDA_PATASHALA];
const PLACES = ['Main hall', 'Annadanam kitchen', 'Front gate', 'Office'];

/** Two years of giving for each approved demo temple, with books that prove. Only where payments are the sandbox. */
export const givingDemo: DemoStep = {
  name: 'giving',
  async seed(context) {
    const settings = context.get<Settings>(SETTINGS);
    if (settings.payments.kind !== 'sandbox') return;
    const temples = await context.database.reader.find(Temple, { where: { status: 'approved' }, order: { id: 'ASC' } });
    // A batch of temples is written in one transaction; what an earlier start wrote before it was cut short stays.
    const seeded = new Set((await context.database.reader.find(TempleGiving)).map(({ templeId }) => templeId));
    const donorsOf = givers(context.now);
    const open = temples
      .map((temple, index) => ({ temple, donors: donorsOf(temple, index) }))
      .filter(({ temple }) => !seeded.has(temple.id));
    await whileLoading(context.get(DataSource), () => seedTemples(context, settings.publicUrl, open));
  },
};

interface Seeding {
  temple: Temple;
  donors: readonly DemoDonor[];
}

async function seedTemples(context: DemoContext, publicUrl: string, all: readonly Seeding[]): Promise<void> {
  const counts = all.map(({ temple }) => giftsOf(temple, context));
  const total = counts.reduce((sum, count) => sum + count, 0);
  for (let done = 0; done < all.length; done += TEMPLES_AT_ONCE) {
    const batch = all.slice(done, done + TEMPLES_AT_ONCE);
    const before = counts.slice(0, done).reduce((sum, count) => sum + count, 0);
    await context.database.transaction(async (tx) => {
      let written = before;
      for (const [index, seeding] of batch.entries()) {
        await seedTemple(tx, context, publicUrl, seeding);
        written += counts[done + index] ?? 0;
        context.onGifts?.(written, total);
      }
    });
  }
}

const giftsOf = ({ slug }: Temple, { profile }: DemoContext) => (slug === DEMO_HOME_TEMPLE ? HOME_GIFTS : GIFTS[profile]);

async function seedTemple(tx: EntityManager, context: DemoContext, publicUrl: string, { temple, donors }: Seeding): Promise<void> {
  const { now } = context;
  const place = placeOf(temple, now);
  const issuer = issuerOf(temple, await context.get(GivingSettingsService).of(tx, temple));
  await lockPrefix(tx, issuer, now);
  const books = new DemoBooks(issuer, publicUrl, place.funds);
  const rules = place.policy.rules;
  const policy = {
    version: 1,
    ruleOf: (kind: TaxRule['kind']) => rules.find((rule) => rule.kind === kind) ?? { kind, taxClass: DEFAULT_TAX_RULES[kind] },
  };
  const giving = new DemoGiving(
    temple,
    books,
    place.funds,
    policy,
    place.codes.map(({ id }) => id),
  );
  giving.run(demoPlan({ slug: temple.slug, now, count: giftsOf(temple, context), fundCount: place.funds.length, donors }), now);
  const counter = demoCounter(temple, giving, now);
  await write(tx, place, giving, books);
  await writeCounter(tx, counter);
}

type Place = ReturnType<typeof placeOf>;

function placeOf({ id: templeId, slug }: Temple, now: Date) {
  const createdAt = new Date(now.getTime() - YEARS_MS);
  const funds = FUNDS.map((first, position): Fund => {
    const open = { isPublic: true, active: true, goalCents: first === BUILDING ? 250_000_00 : null };
    return { ...first, templeId, id: demoId(`fund:${slug}:${first.name}`), ...open, position, createdAt, updatedAt: createdAt };
  });
  const codes = funds.map(({ id: fundId }, index): EHundiCode => {
    const place = PLACES[index] ?? 'Main hall';
    return {
      templeId,
      id: demoId(`qr:${slug}:${place}`),
      name: place,
      fundId,
      active: true,
      createdAt: new Date(createdAt.getTime() + index * 1000),
    };
  });
  const rules: TaxRule[] = TAXED_KINDS.map((kind) => ({ kind, taxClass: DEFAULT_TAX_RULES[kind] }));
  const policy = {
    templeId,
    id: demoId(`policy:${slug}`),
    version: 1,
    rules,
    approvedById: null,
    approvedBy: 'Suresh Rao',
    approvedAt: createdAt,
  };
  return { funds, codes, policy };
}

/**
 * Sixty devotees give to each temple: to those of the small profile the same ones, with the documented one among them, to each
 * of the others sixty of their own, so that a person's giving is the same in both profiles.
 */
function givers(now: Date) {
  const small = new Set(demoTemples(now).map(({ slug }) => slug));
  const known = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' as const };
  const devoteesFrom = (first: number) => Array.from({ length: DEMO_DEVOTEES.small }, (_, index) => demoDevotee(first + index));
  return ({ slug }: Temple, order: number): DemoDonor[] => {
    const people = small.has(slug)
      ? [...Array.from({ length: slug === DEMO_HOME_TEMPLE ? 3 : 1 }, () => known), ...devoteesFrom(0)]
      : devoteesFrom((order * DEMO_DEVOTEES.small) % DEMO_DEVOTEES.scale);
    return people.map((person) => ({ accountId: demoAccountId(person), email: person.email, legalName: person.fullName }));
  };
}

async function write(tx: EntityManager, place: Place, giving: DemoGiving, books: DemoBooks): Promise<void> {
  await insertRows(tx, TaxPolicyVersion, [place.policy]);
  await insertRows(tx, Fund, place.funds);
  await insertRows(tx, EHundiCode, place.codes);
  await insertRows(tx, LedgerAccount, books.accounts);
  await insertRows(tx, TempleCounter, books.counters);
  await insertRows(tx, Gift, giving.gifts);
  await insertRows(tx, LedgerEntry, books.entries);
  await insertRows(tx, LedgerLine, books.ledgerLines);
  await insertRows(tx, Receipt, books.receipts);
  await insertRows(tx, Dispute, giving.disputes.rows);
  await writeSales(tx, giving, books.receipts);
}
