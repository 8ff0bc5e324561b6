import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingEndpoints, cartEndpoints, type Endpoint, sandboxEndpoints } from '@sannidhi/contracts';
import { ApiClient, CallFailed, type CallOptions } from '../harness/api-client.ts';
import type { Chance } from './random.ts';

/** What a family knows at the end of a rush. */
export interface Outcome {
  lineId: string;
  orderId: string | undefined;
  /** They had a place in the cart. */
  held: boolean;
  paid: boolean;
  waits: boolean;
  /** They found no place and went home, instead of joining the waitlist. */
  left: boolean;
  /** Codes of refusals. */
  refused: string[];
}

interface RushOptions {
  token: string;
  urls: readonly string[];
  chance: Chance;
  slotId: string;
  /** How many of those without a place join the waitlist, from 0 to 1. */
  joins: number;
}

const TEMPLE = 'sri-kamakshi-edison';
const CARD = '4242424242424242';
/** Tries, not minutes: on a busy machine one answer takes longer than all of this does elsewhere, and a process minutes to come back. */
const TRIES = 1_000;
const PAYS = 0.7;
const BUSY = [0, 429, 500, 502, 503, 504];

/** A family on two tabs of an unreliable network: takes a place, pays or walks away, or joins the waitlist. */
export class RushFamily {
  private readonly options: RushOptions;
  private readonly lineId = randomUUID();

  constructor(options: RushOptions) {
    this.options = options;
  }

  async rush(): Promise<Outcome> {
    const { chance, slotId } = this.options;
    const outcome: Outcome = { lineId: this.lineId, orderId: undefined, held: false, paid: false, waits: false, left: false, refused: [] };
    const participants = [{ name: 'Lakshmi Iyer', gotra: 'Kashyapa' }];
    const line = { lineId: this.lineId, templeSlug: TEMPLE, kind: 'pooja' as const, item: { slotId, participants, intention: '' } };
    const cart = await this.call(cartEndpoints.add, { body: line as never }, outcome);
    if (!cart) return this.wait(outcome, { slotId, participants, intention: '' });
    outcome.held = true;
    const order = cart.orders.find(({ lines }) => lines.some(({ id }) => id === this.lineId));
    if (!order || !chance.happens(PAYS)) return outcome;
    outcome.orderId = order.orderId;
    const body = { legalName: 'Lakshmi Iyer', seenTotalCents: order.totalCents };
    const checkout = { params: { orderId: order.orderId }, body: body as never, idempotencyKey: randomUUID() };
    const started = await this.call(cartEndpoints.checkout, checkout, outcome);
    if (!started) return outcome;
    const checkoutId = new URL(started.checkoutUrl, 'http://localhost').pathname.split('/').at(-1) ?? '';
    const paid = await this.call(sandboxEndpoints.pay, { params: { checkoutId }, body: { cardNumber: CARD } as never }, outcome);
    outcome.paid = paid?.status === 'paid' || outcome.refused.includes('checkout-over');
    return outcome;
  }

  /** Takes what was held for nothing out of the cart, over a network without faults: a cart with lines of earlier rounds can't be bought. */
  async leaveCart(url: string): Promise<void> {
    await new ApiClient(url, `Bearer ${this.options.token}`).call(cartEndpoints.remove, { params: { lineId: this.lineId } });
  }

  private async wait(outcome: Outcome, body: object): Promise<Outcome> {
    outcome.left = !this.options.chance.happens(this.options.joins);
    if (outcome.left) return outcome;
    const joined = await this.call(bookingEndpoints.wait, { body: body as never }, outcome);
    outcome.waits = joined !== undefined || outcome.refused.includes('already-waiting');
    return outcome;
  }

  /** Repeats what got no answer; undefined where it was refused. */
  private async call<E extends Endpoint>(endpoint: E, options: CallOptions<E>, outcome: Outcome) {
    for (let tries = 1; ; tries++) {
      try {
        return await new ApiClient(this.options.chance.oneOf(this.options.urls), `Bearer ${this.options.token}`).call(endpoint, options);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const again = BUSY.includes(error.status) || error.code === 'request-in-progress';
        if (!again || tries === TRIES) {
          outcome.refused.push(error.code ?? String(error.status));
          return undefined;
        }
        await pause(this.options.chance.between(20, 800));
      }
    }
  }
}
