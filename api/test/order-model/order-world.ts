import { DEFAULT_TAX_RULES, TAXED_KINDS, type TaxClass, type TaxedKind, type TaxRule } from '@sannidhi/contracts';
import { TaxPolicyService } from '../../src/domain/tax-policy/tax-policy.service.ts';
import type { Temple } from '../../src/domain/temples/temple.entity.ts';
import type { AccountActor, StaffActor } from '../../src/platform/auth/actor.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { buildAccount } from '../factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { buildStaff } from '../factories/staff.factory.ts';
import { buildSeats, type Seats } from '../seats/seats.service.ts';
import type { TestApi } from '../start-test-api.ts';
import { ModelBooks, type OrderModel } from './order-model.ts';

/** Nobody runs out of them: who gets the last seat is proven elsewhere. */
const CAPACITY = 1_000_000;
const SHAWL_CENTS = 1_500;
/** How each temple's treasurer classes a gift for food; the rest is as the law has it. */
const TEMPLES: readonly { city: string; timeZone: string; annadanam: Omit<TaxRule, 'kind'> }[] = [
  { city: 'Edison', timeZone: 'America/New_York', annadanam: { taxClass: 'gift' } },
  { city: 'Fremont', timeZone: 'America/Los_Angeles', annadanam: { taxClass: 'religious-benefit' } },
  {
    city: 'Honolulu',
    timeZone: 'Pacific/Honolulu',
    annadanam: { taxClass: 'partial', fairMarketValueCents: SHAWL_CENTS, benefit: 'A shawl' },
  },
];

/** A purpose a donor can choose. */
export interface Purpose {
  fundId: string;
  taxClass: TaxClass;
  valueCents: number;
}

/** A temple of the simulation: the real one, and what the model knows of it. */
export interface Place {
  temple: Temple;
  purposes: readonly Purpose[];
  seats: Seats;
  office: StaffActor;
  books: ModelBooks;
  isSuspended: boolean;
}

/** An order in the application and in the model. */
export interface Simulated {
  id: string;
  place: Place;
  donor: AccountActor;
  model: OrderModel;
  lineIds: readonly string[];
  /** Null where the reply that named it was lost and nobody asked again. */
  checkoutId: string | null;
  /** When the provider stops taking payment; null where it decides itself. */
  payableUntil: number | null;
  /** Until when a declined card's order keeps its places for the next card; null where it keeps none. */
  declinedUntil: number | null;
  createdAt: number;
  /** Whether its provider session can still be paid. */
  isOpen: boolean;
  isAtBank: boolean;
  /** What refunds and disputes took or hold at the provider. */
  takenCents: number;
  /** Whether messages about money that left may still be on their way. */
  isInFlight: boolean;
  /** What was done with it, to find the cause of a difference. */
  story: string[];
}

/** Three temples in as many time zones, each with funds of several tax classes and seats for a fee. */
export async function buildPlaces(api: TestApi): Promise<Place[]> {
  const places: Place[] = [];
  for (const { city, timeZone, annadanam } of TEMPLES) {
    const giving = await buildGivingTemple(api, { city, timeZone });
    const office = await staffActor(api, giving.temple);
    const rules = TAXED_KINDS.map((kind) => ruleOf(kind, annadanam));
    await api.get(TaxPolicyService).approve(office, { rules } as Parameters<TaxPolicyService['approve']>[1]);
    const seats = await buildSeats(api, giving.temple.id, CAPACITY);
    places.push({
      temple: giving.temple,
      purposes: purposesOf(giving, annadanam),
      seats,
      office,
      books: new ModelBooks(),
      isSuspended: false,
    });
  }
  return places;
}

/** People who give. */
export async function buildDonors(api: TestApi, count: number): Promise<AccountActor[]> {
  const donors: AccountActor[] = [];
  for (let index = 0; index < count; index++) {
    const { id: accountId, email, fullName } = await buildAccount(api);
    donors.push({ kind: 'account', accountId, email, fullName, role: 'donor', ...session() });
  }
  return donors;
}

async function staffActor(api: TestApi, temple: Temple): Promise<StaffActor> {
  const { account } = await buildStaff(api, { temple });
  const { id: accountId, email, fullName } = account;
  return { kind: 'account', accountId, email, fullName, role: 'temple-admin', temple, ...session() };
}

const session = () => ({ sessionId: newId(), emailVerified: true, permissions: [], secondFactorDue: false });

const ruleOf = (kind: TaxedKind, annadanam: Omit<TaxRule, 'kind'>): TaxRule => ({
  kind,
  ...(kind === 'annadanam' ? annadanam : { taxClass: DEFAULT_TAX_RULES[kind] }),
});

function purposesOf({ general, annadanam, building }: GivingTemple, { taxClass, fairMarketValueCents = 0 }: Omit<TaxRule, 'kind'>) {
  const gifts = [general, building].map(({ id: fundId }) => ({ fundId, taxClass: 'gift' as const, valueCents: 0 }));
  return [...gifts, { fundId: annadanam.id, taxClass, valueCents: fairMarketValueCents ?? 0 }];
}
