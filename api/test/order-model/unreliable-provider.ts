import { DomainError } from '../../src/platform/http/domain-error.ts';
import { PaymentGateway } from '../../src/platform/payments/payment-gateway.ts';
import type { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';

const CALLS = ['startCheckout', 'checkoutState', 'expireCheckout', 'refund', 'refundState'] as const;
/** Of requests, and of replies. */
const LOST = 0.03;

/** The application's own provider, some of whose requests never arrive and some of whose replies get lost. */
export class UnreliableProvider {
  lost = 0;
  isReliable = false;

  constructor(
    api: TestApi,
    private readonly random: Random,
  ) {
    const gateway = api.get(PaymentGateway) as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    for (const name of CALLS) {
      const call = gateway[name]!.bind(gateway);
      gateway[name] = async (...given) => {
        this.maybeLost();
        const reply = await call(...given);
        this.maybeLost();
        return reply;
      };
    }
  }

  /** Runs `work` while nothing gets lost. */
  async reliably<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.isReliable;
    this.isReliable = true;
    try {
      return await work();
    } finally {
      this.isReliable = before;
    }
  }

  private maybeLost(): void {
    if (this.isReliable || !this.random.chance(LOST)) return;
    this.lost += 1;
    throw new DomainError('provider-unavailable');
  }
}

/** Tries until the provider answers, like a caller that repeats a request under its key. */
export async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'provider-unavailable') throw error;
    }
  }
}
