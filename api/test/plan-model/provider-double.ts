import { DomainError } from '../../src/platform/http/domain-error.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { ChargeRequest, ChargeState, ChargeTry } from '../../src/platform/payments/card-charges.ts';
import type { Killer } from './killer.ts';
import type { Random } from './random.ts';

/** How a card behaves; its payment method says so. */
export const CARD_KINDS = ['ok', 'recovers-1', 'recovers-2', 'soft', 'hard', 'new-card'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a card of a kind answers to the n-th try of a charge. */
export function outcomeOf(kind: CardKind, attempt: number): 'paid' | 'later' | 'never' | 'new-card' {
  if (kind === 'hard') return 'never';
  if (kind === 'new-card') return 'new-card';
  if (kind === 'soft') return 'later';
  return attempt > Number(kind.split('-')[1] ?? 0) ? 'paid' : 'later';
}

interface Charge {
  chargeId: string;
  orderId: string;
  totalCents: number;
  paid: boolean;
  /** Money that moved: more than one would be a charge made twice. */
  captures: number;
  answers: Map<number, ChargeState>;
}

/** The provider's own books: one charge per order, one answer per try, whatever becomes of the messages. */
export class ProviderBooks {
  readonly charges = new Map<string, Charge>();
  /** Requests and replies that never arrived. */
  lost = 0;
  readonly #byChargeId = new Map<string, Charge>();

  prepare({ orderId, totalCents }: ChargeRequest): string {
    const known = this.charges.get(orderId);
    if (known) return known.chargeId;
    const chargeId = newId();
    const charge: Charge = { chargeId, orderId, totalCents, paid: false, captures: 0, answers: new Map() };
    this.charges.set(orderId, charge);
    this.#byChargeId.set(chargeId, charge);
    return chargeId;
  }

  charge({ orderId, attempt, paymentMethod }: ChargeTry): ChargeState {
    const charge = this.charges.get(orderId)!;
    if (charge.paid) return this.state(charge.chargeId);
    const known = charge.answers.get(attempt);
    if (known) return known;
    const outcome = outcomeOf(paymentMethod.split(':')[0] as CardKind, attempt);
    if (outcome === 'paid') {
      charge.paid = true;
      charge.captures += 1;
      return this.state(charge.chargeId);
    }
    const answer = { kind: 'declined', failure: outcome === 'later' ? 'funds' : 'blocked', retry: outcome } as const;
    charge.answers.set(attempt, answer);
    return answer;
  }

  state(chargeId: string): ChargeState {
    const charge = this.#byChargeId.get(chargeId)!;
    if (!charge.paid) return [...charge.answers.values()].at(-1) ?? { kind: 'untried' };
    const { orderId, totalCents } = charge;
    const facts = { orderId, checkoutId: chargeId, paymentId: chargeId, totalCents, feeCents: 30, method: 'card' as const };
    return { kind: 'paid', payment: { ...facts, paidWith: 'Visa ending 4242', paidAt: new Date() } };
  }
}

/** The provider as one worker reaches it: requests and replies get lost, and the worker dies on either side of a call. */
export class FaultyProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly books: ProviderBooks,
    private readonly killer: Killer,
    private readonly random: Random,
    private readonly faults: number,
  ) {}

  prepareCharge = (request: ChargeRequest): Promise<string> => this.call(() => this.books.prepare(request));
  chargeCard = (request: ChargeTry): Promise<ChargeState> => this.call(() => this.books.charge(request));
  chargeState = (_account: string, chargeId: string): Promise<ChargeState> =>
    this.call(() => (this.random.chance(this.faults) ? { kind: 'unknown' as const } : this.books.state(chargeId)));

  private async call<Reply>(work: () => Reply): Promise<Reply> {
    this.killer.maybe();
    this.maybeLost();
    const reply = work();
    this.killer.maybe();
    this.maybeLost();
    return reply;
  }

  private maybeLost(): void {
    if (!this.random.chance(this.faults)) return;
    this.books.lost += 1;
    throw new DomainError('provider-unavailable');
  }
}
