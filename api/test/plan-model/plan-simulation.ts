import type { PlanRule } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { Audit } from '../../src/domain/audit/audit.ts';
import { SettlementService } from '../../src/domain/orders/payments/settlement.service.ts';
import { PlacesService } from '../../src/domain/orders/places/places.service.ts';
import { ChargeSettlement } from '../../src/domain/plans/charge-settlement.service.ts';
import { PlanChanges } from '../../src/domain/plans/plan-changes.service.ts';
import { PlanCharges } from '../../src/domain/plans/plan-charges.service.ts';
import { PlanDates } from '../../src/domain/plans/plan-dates.service.ts';
import { PlanLine } from '../../src/domain/plans/plan-line.entity.ts';
import { PlanNotices } from '../../src/domain/plans/plan-notices.service.ts';
import { PlanOccurrence } from '../../src/domain/plans/plan-occurrence.entity.ts';
import { PlanOrders } from '../../src/domain/plans/plan-orders.service.ts';
import { PlanPauses } from '../../src/domain/plans/plan-pauses.service.ts';
import { nextDateAt } from '../../src/domain/plans/plan-schedule.ts';
import { PlanWorker } from '../../src/domain/plans/plan-worker.service.ts';
import { RecurringPlan } from '../../src/domain/plans/recurring-plan.entity.ts';
import { SavedCard } from '../../src/domain/plans/saved-card.entity.ts';
import type { AccountActor } from '../../src/platform/auth/actor.ts';
import { DomainError } from '../../src/platform/http/domain-error.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Logger } from '../../src/platform/observability/logger.ts';
import type { PaymentGateway } from '../../src/platform/payments/payment-gateway.ts';
import { buildAccount } from '../factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import type { TestApi } from '../start-test-api.ts';
import { Killer } from './killer.ts';
import { type ModelPlan, PlanModel } from './plan-model.ts';
import { type CardKind, FaultyProvider, ProviderBooks } from './provider-double.ts';
import { Random } from './random.ts';

export interface SimulationSize {
  plans: number;
  days: number;
  seed: number;
}

interface Simulated {
  id: string;
  model: PlanModel;
}

export interface Charged {
  /** By its number in the run. */
  plan: number;
  n: number;
  on: string;
  cents: number;
}

const BEGIN = Date.UTC(2026, 0, 10, 12);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const ROUND_HOURS = 6;
const OPS_EVERY_DAYS = 5;
/** Share of calls that die, and of those that get lost. */
const KILLED = 0.01;
const LOST = 0.03;
/** Longer than a worker has for one date, and as often as fits into the hour in which nothing else becomes due. */
const LEASE_MINUTES = 6;
const STARTS_AT_MOST = 5;
/** After the last start, before the next hour. */
const QUIET_MINUTES = 30;
const PLACES = [
  { name: 'Edison', latitude: 40.52, longitude: -74.41, timeZone: 'America/New_York' },
  { name: 'Fremont', latitude: 37.55, longitude: -121.99, timeZone: 'America/Los_Angeles' },
  { name: 'Phoenix', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' },
] as const;
const STARTS = ['2026-01-29', '2026-01-30', '2026-01-31', '2026-01-15', '2026-02-28', '2026-03-08'] as const;
const RULES: readonly PlanRule[] = [
  { kind: 'weekly' },
  { kind: 'monthly' },
  { kind: 'monthly' },
  { kind: 'monthly', day: 31 },
  { kind: 'monthly', day: 29 },
  { kind: 'quarterly' },
  { kind: 'quarterly', day: 30 },
  { kind: 'yearly' },
  { kind: 'tithi', tithi: 11, paksha: 'both' },
  { kind: 'tithi', tithi: 15, paksha: 'shukla' },
  { kind: 'tithi', tithi: 4, paksha: 'krishna' },
  { kind: 'nakshatra', nakshatra: 8 },
];
const CARDS: readonly CardKind[] = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'recovers-1', 'recovers-2', 'soft', 'hard', 'new-card'];
const silent = { error: () => undefined } as unknown as Logger;

/** Months of many plans in one run: what the platform charges, with everything going wrong, beside what a model says it should. */
export class PlanSimulation {
  readonly books = new ProviderBooks();
  readonly #plans: Simulated[] = [];
  readonly #choices: Random;
  readonly #faults: Random;
  /** Workers that died, and changes donors made. */
  kills = 0;
  changes = 0;
  #place: GivingTemple;
  #actor: AccountActor;

  constructor(
    private readonly api: TestApi,
    private readonly size: SimulationSize,
  ) {
    this.#choices = new Random(size.seed);
    this.#faults = new Random(size.seed + 1);
  }

  async run(): Promise<void> {
    this.#place = await buildGivingTemple(this.api);
    const { id: accountId, email, fullName } = await buildAccount(this.api);
    const session = { sessionId: newId(), emailVerified: true, permissions: [], secondFactorDue: false };
    this.#actor = { kind: 'account', accountId, email, fullName, role: 'donor', ...session };
    for (let index = 0; index < this.size.plans; index++) this.#plans.push(await this.begin(index));
    const rounds = (this.size.days * 24) / ROUND_HOURS;
    for (let round = 0; round < rounds; round++) {
      const now = BEGIN + round * ROUND_HOURS * HOUR;
      await this.round(now);
      if (round % ((OPS_EVERY_DAYS * 24) / ROUND_HOURS) === 0) await this.change(now);
    }
    await this.settle(BEGIN + rounds * ROUND_HOURS * HOUR);
  }

  /** What the provider took, by plan and number. */
  async charged(): Promise<Charged[]> {
    const dates = await this.api.database.reader.find(PlanOccurrence, { where: { templeId: this.#place.temple.id } });
    const byOrder = new Map(dates.map((date) => [date.id, date]));
    const index = new Map(this.#plans.map(({ id }, at) => [id, at]));
    const paid = [...this.books.charges.values()].filter(({ captures }) => captures > 0);
    return sorted(
      paid.flatMap(({ orderId, totalCents, captures }) => {
        const { planId = '', n = -1, dueOn: on = '' } = byOrder.get(orderId) ?? {};
        return Array.from({ length: captures }, () => ({ plan: index.get(planId) ?? -1, n, on, cents: totalCents }));
      }),
    );
  }

  /** What the model says should have been taken. */
  expected(): Charged[] {
    const paid = this.#plans.flatMap(({ model }, plan) =>
      model.dates.filter(({ state }) => state === 'paid').map(({ n, on, cents }) => ({ plan, n, on, cents: cents ?? 0 })),
    );
    return sorted(paid);
  }

  get templeId(): string {
    return this.#place.temple.id;
  }

  /** Two workers at once, each of which may die and is started again once its leases have ended; then the model. */
  private async round(now: number): Promise<void> {
    for (let start = 0, kills = -1; start < 2 || (kills < this.kills && start < STARTS_AT_MOST); start++) {
      kills = this.kills;
      // What starts again and again does live longer: otherwise nothing would be done of what many plans want on one day.
      const share = KILLED / (1 + 4 * start);
      const workers = [this.worker(share, LOST), this.worker(share, LOST)];
      await Promise.allSettled(workers.map((worker) => worker.run(new Date(now + start * LEASE_MINUTES * MINUTE))));
    }
    for (const { model } of this.#plans) model.round(now);
  }

  /** What was left behind is finished in peace. */
  private async settle(now: number): Promise<void> {
    for (let minutes = 1; minutes <= 25; minutes += LEASE_MINUTES) await this.worker(0, 0).run(new Date(now + minutes * MINUTE));
    for (const { model } of this.#plans) model.round(now + 25 * MINUTE);
  }

  private worker(killed: number, lost: number): PlanWorker {
    const { api } = this;
    const killer = new Killer(this.#faults, killed, () => {
      this.kills += 1;
    });
    const database = killer.database(api.database);
    const gateway = new FaultyProvider(this.books, killer, this.#faults, lost) as unknown as PaymentGateway;
    const dates = new PlanDates(database, api.get(PlanNotices), api.get(Audit));
    const settlement = new ChargeSettlement(
      api.get(SettlementService),
      api.get(PlacesService),
      dates,
      api.get(PlanNotices),
      api.get(Audit),
    );
    const charges = new PlanCharges(database, gateway, api.get(PlanOrders), settlement, silent);
    return new PlanWorker(dates, charges, api.get(Jobs), silent);
  }

  private async begin(index: number): Promise<Simulated> {
    const random = this.#choices;
    const place = random.pick(PLACES);
    const rule = RULES[index % RULES.length]!;
    const startsOn = random.pick(STARTS);
    const endsAfter = random.chance(0.1) ? random.whole(3, 12) : null;
    const card = random.pick(CARDS);
    const cents = random.whole(100, 50_000);
    const model = new PlanModel({ rule, timeZone: place.timeZone, place, startsOn, endsAfter, cents, card } satisfies ModelPlan);
    const id = newId();
    await this.write(id, model.plan, place.name, await this.card(card));
    return { id, model };
  }

  private async write(id: string, given: ModelPlan, placeName: string, cardId: string): Promise<void> {
    const { temple, general } = this.#place;
    const { rule, timeZone, place, startsOn, endsAfter, cents } = given;
    const at = new Date(BEGIN);
    const donor = { accountId: this.#actor.accountId, email: null, legalName: 'Meera Iyer', anonymous: false, searchText: '' };
    const dates = { startsOn, firstN: 0, endsAfter, endsOn: null, nextN: 0, nextOn: null, nextAt: null };
    const schedule = { ruleKind: rule.kind, rule, timeZone, place: { ...place, name: placeName }, ...dates };
    const money = { coverFees: false, totalCents: cents, label: 'General', cardId };
    const state = { status: 'active', waitsForCard: false } as const;
    const plan: RecurringPlan = {
      templeId: temple.id,
      id,
      sells: null,
      leadDays: null,
      repeatKey: null,
      ...donor,
      ...schedule,
      ...money,
      ...state,
      createdAt: at,
      updatedAt: at,
    };
    const line = { templeId: temple.id, id: newId(), planId: id, position: 0, kind: 'donation' as const, itemId: null };
    await this.api.database.transaction(async (tx) => {
      await tx.insert(RecurringPlan, { ...plan, ...nextDateAt(plan, 0) });
      await tx.insert(PlanLine, { ...line, fundId: general.id, label: 'General', amountCents: cents });
    });
  }

  private async card(kind: CardKind): Promise<string> {
    const id = newId();
    const at = new Date(BEGIN);
    const owner = { templeId: this.#place.temple.id, id, accountId: this.#actor.accountId, planId: null };
    const kept = {
      gateway: 'sandbox',
      paymentAccount: this.#place.temple.id,
      gatewaySetupId: null,
      setupUrl: null,
      customer: 'person',
    } as const;
    const shown = { brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2040 };
    const card = { ...owner, ...kept, ...shown, status: 'active' as const, paymentMethod: `${kind}:${id}`, createdAt: at, updatedAt: at };
    await this.api.database.transaction((tx) => tx.insert(SavedCard, card));
    return id;
  }

  /** Some donors change their minds: what is under way is finished first, so that both sides know what was charged before. */
  private async change(now: number): Promise<void> {
    await this.settle(now + QUIET_MINUTES * MINUTE);
    const at = now + 58 * MINUTE;
    for (const simulated of this.#plans) if (this.#choices.chance(0.12)) await this.changeOne(simulated, at);
  }

  private async changeOne({ id, model }: Simulated, at: number): Promise<void> {
    if (model.status === 'canceled' || model.plan.endsAfter !== null) return;
    this.changes += 1;
    const now = new Date(at);
    const { api } = this;
    const roll = this.#choices.next();
    if (model.status === 'paused') {
      if (!model.cardWorks) await this.newCard(id, model, now);
      const isResumed = await allowed(api.get(PlanPauses).resume(this.#actor, id, now));
      if (model.resume(at) !== isResumed) throw new Error(`Plan ${id} and its model disagree about resuming.`);
    } else if (roll < 0.2) {
      await api.get(PlanPauses).stop(this.#actor, id, 'pause', now);
      model.pause();
    } else if (roll < 0.4) await api.get(PlanPauses).skip(this.#actor, id, model.skip(), now);
    else if (roll < 0.6) await this.newAmount(id, model, now);
    else if (roll < 0.75) await this.newCard(id, model, now);
    else if (roll < 0.97) await this.newDay(id, model, now);
    else {
      await api.get(PlanPauses).stop(this.#actor, id, 'cancel', now);
      model.cancel();
    }
  }

  private async newAmount(id: string, model: PlanModel, now: Date): Promise<void> {
    model.plan.cents = this.#choices.whole(100, 50_000);
    const lines = [{ fundId: this.#place.general.id, amountCents: model.plan.cents }];
    await this.api.get(PlanChanges).change(this.#actor, id, { lines }, now);
  }

  private async newCard(id: string, model: PlanModel, now: Date): Promise<void> {
    const kind = this.#choices.pick(CARDS);
    await this.api.get(PlanChanges).change(this.#actor, id, { cardId: await this.card(kind) }, now);
    model.newCard(kind, now.getTime());
  }

  private async newDay(id: string, model: PlanModel, now: Date): Promise<void> {
    const { kind } = model.plan.rule;
    if (kind !== 'monthly' && kind !== 'quarterly' && kind !== 'yearly') return;
    const day = this.#choices.whole(1, 31);
    await this.api.get(PlanChanges).change(this.#actor, id, { rule: { kind, day } }, now);
    model.changeDay(day, dateAt(now.getTime(), model.plan.timeZone));
  }
}

async function allowed(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const sorted = (charges: Charged[]): Charged[] => charges.sort((a, b) => a.plan - b.plan || a.n - b.n || a.cents - b.cents);
