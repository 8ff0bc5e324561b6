import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cart, cartEndpoints, type Endpoint, sandboxEndpoints } from '@sannidhi/contracts';
import { ApiClient, CallFailed, type CallOptions } from '../harness/api-client.ts';
import type { Chance } from './random.ts';
import { RUSH_TEMPLE, type RushNoun, type Wish } from './rush-noun.ts';

/** What a family knows at the end of a rush. */
export interface Outcome {
  orderId: string | undefined;
  /** They had their places in the cart. */
  held: boolean;
  /** Their hold lapsed before they paid. */
  late: boolean;
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
  noun: RushNoun;
  wish: Wish;
  /** How many of those without a place join the waitlist, from 0 to 1. */
  joins: number;
  /** Ends an order's holds before their time. */
  lapse: (orderId: string) => Promise<void>;
}

const CARD = '4242424242424242';
/** Tries, not minutes: on a busy machine one answer takes longer than all of this does elsewhere, and a process minutes to come back. */
const TRIES = 1_000;
/** How often somebody is sent from the cart to the waitlist and back. */
const TURNS = 50;
const PAYS = 0.7;
const PAYS_LATE = 0.2;
const BUSY = [0, 429, 500, 502, 503, 504];

/** A family on two tabs of an unreliable network: takes its places, pays in time, late or never, or joins the waitlist. */
export class RushFamily {
  private readonly options: RushOptions;
  private readonly lineId = randomUUID();
  private readonly outcome: Outcome = {
    orderId: undefined,
    held: false,
    late: false,
    paid: false,
    waits: false,
    left: false,
    refused: [],
  };

  constructor(options: RushOptions) {
    this.options = options;
  }

  async rush(): Promise<Outcome> {
    const { noun, wish } = this.options;
    const body = { lineId: this.lineId, templeSlug: RUSH_TEMPLE, kind: noun.kind, item: wish.item };
    for (let turn = 0; turn < TURNS; turn++) {
      const cart = await this.call(cartEndpoints.add, { body: body as never });
      if (cart) await this.buy(cart);
      else await this.wait();
      // Places are free again: they try once more.
      if (cart || this.outcome.refused.at(-1) !== noun.codes.notNeeded) break;
    }
    return this.outcome;
  }

  /** Takes what was held for nothing out of the cart, over a network without faults: a cart with lines of earlier rounds can't be bought. */
  async leaveCart(url: string): Promise<void> {
    const api = new ApiClient(url, `Bearer ${this.options.token}`);
    const { orders } = await api.call(cartEndpoints.own);
    for (const { id: lineId } of orders.flatMap(({ lines }) => lines))
      await api.call(cartEndpoints.remove, { params: { lineId } }).catch(onlyGone);
  }

  private async buy(cart: Cart): Promise<void> {
    const { chance } = this.options;
    this.outcome.held = true;
    const order = cart.orders.find(({ lines }) => lines.some(({ id }) => id === this.lineId));
    if (!order || !chance.happens(PAYS)) return;
    this.outcome.orderId = order.orderId;
    const body = { legalName: 'Lakshmi Iyer', seenTotalCents: order.totalCents };
    const checkout = { params: { orderId: order.orderId }, body: body as never, idempotencyKey: randomUUID() };
    const started = await this.call(cartEndpoints.checkout, checkout);
    if (!started) return;
    if (chance.happens(PAYS_LATE)) await this.letLapse(order.orderId);
    const checkoutId = new URL(started.checkoutUrl, 'http://localhost').pathname.split('/').at(-1) ?? '';
    const paid = await this.call(sandboxEndpoints.pay, { params: { checkoutId }, body: { cardNumber: CARD } as never });
    this.outcome.paid = paid?.status === 'paid';
  }

  /** By the time they pay, the job may have found it or not, and somebody else may have the place. */
  private async letLapse(orderId: string): Promise<void> {
    this.outcome.late = true;
    await this.options.lapse(orderId);
    await pause(this.options.chance.between(0, 2_000));
  }

  private async wait(): Promise<void> {
    const { chance, joins, noun, wish } = this.options;
    this.outcome.left = !chance.happens(joins);
    if (this.outcome.left) return;
    const joined = await this.call(noun.wait, { body: wish.entry as never });
    this.outcome.waits = joined !== undefined || this.outcome.refused.includes(noun.codes.waits);
  }

  /** Repeats what got no answer; undefined where it was refused. */
  private async call<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
    for (let tries = 1; ; tries++) {
      try {
        return await new ApiClient(this.options.chance.oneOf(this.options.urls), `Bearer ${this.options.token}`).call(endpoint, options);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const again = BUSY.includes(error.status) || error.code === 'request-in-progress';
        if (!again || tries === TRIES) {
          this.outcome.refused.push(error.code ?? String(error.status));
          return undefined;
        }
        await pause(this.options.chance.between(20, 800));
      }
    }
  }
}

/** A line whose order went to the checkout, or whose party left before, isn't in the cart any more. */
function onlyGone(error: unknown): void {
  if (!(error instanceof CallFailed && (error.status === 404 || error.status === 409))) throw error;
}
