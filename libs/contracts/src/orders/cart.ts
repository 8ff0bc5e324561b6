import { donor, endpoint } from '../endpoint.ts';
import { cents, id, slug } from '../fields.ts';
import { type CheckoutStarted, GIFT_MAX_CENTS, payerFields } from '../giving/donation.ts';
import { messagesOf } from '../message.ts';
import type { OwnWording } from '../own-wording.ts';
import { array, mixed, object, string } from '../schema.ts';
import type { TaxClass } from '../temples/tax-policy.ts';
import { CART_LINES_MAX } from './holds.ts';
import { orderNoun } from './order.noun.ts';
import type { LineKind, LineOccasion } from './order-line.ts';

const say = messagesOf(orderNoun);

/** Characters of JSON one item may take. */
const ITEM_CHARACTERS = 16_000;
/** What is asked for, by the schema of its own kind (a donation's is `giftLineSchema`), which the server checks by the kind. */
const itemSchema = mixed<object>((value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value))
  .test({
    name: 'max',
    params: { max: ITEM_CHARACTERS },
    message: say('order.item-too-large'),
    test: (value) => JSON.stringify(value ?? null).length <= ITEM_CHARACTERS,
  })
  .required(say('order.item-required'));

/** The browser names the line: the same line sent twice is in the cart once. */
export const addCartLineSchema = object({
  lineId: id().required(),
  templeSlug: slug().required(),
  kind: mixed<LineKind>()
    .transform((value: unknown) => (typeof value === 'string' ? value : undefined))
    .test({ name: 'max', params: { max: 12 }, message: say('order.kind-unknown'), test: (value) => (value?.length ?? 0) <= 12 })
    .required(say('order.kind-unknown')),
  item: itemSchema,
}).noUnknown();

export const changeCartLineSchema = object({ item: itemSchema }).noUnknown();

/** An instant as answers have it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** When a buyer was shown that something takes place. */
export const seenStart = () =>
  string()
    .max(24, say('order.time-required'))
    .matches(INSTANT, { message: say('order.time-required') })
    .required(say('order.time-required'));
const seenTime = object({ lineId: id().required(), startsAt: seenStart() }).noUnknown();

/**
 * Who pays, and the total they were shown, covered fee included: nothing else is ever charged. `seenTimes`: when they were shown that lines
 * take place; of a line left out, that is when it took place as it was added.
 */
export const cartCheckoutSchema = object({
  ...payerFields,
  seenTotalCents: cents(0, GIFT_MAX_CENTS * CART_LINES_MAX, say('order.total-required')).required(say('order.total-required')),
  seenTimes: array().of(seenTime).max(CART_LINES_MAX),
}).noUnknown();

/** A line of the cart at today's price. */
export interface CartLine {
  id: string;
  kind: LineKind;
  /** What was asked for, by the kind's own schema. */
  item: object;
  label: string;
  wording?: OwnWording<'label'>;
  /** For what has a time of its own. */
  occasion?: LineOccasion;
  quantity: number;
  amountCents: number;
  taxClass: TaxClass;
  /** What its buyer receives, and the good-faith value of all of it; only with class `partial`. */
  benefit: string | null;
  fairMarketValueCents: number;
  /** Until when its place is held; null for what has no places and for a hold that ended. */
  heldUntil: string | null;
  /** False for what can't be had any more: it has to be removed before the rest can be paid for. */
  available: boolean;
  /** What it was when it was added, where that differs from what it is now. */
  was: { label: string; amountCents: number; startsAt?: string } | null;
}

/** The lines for one temple, which are paid for together. */
export interface CartOrder {
  orderId: string;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  /** False while the temple takes no money. */
  accepting: boolean;
  lines: CartLine[];
  /** What is available, at today's prices, without a covered fee. */
  totalCents: number;
}

/** What somebody began to pay for and left. */
export interface UnfinishedOrder {
  orderId: string;
  temple: { slug: string; name: string };
  label: string;
  totalCents: number;
  /** Where it can be paid until the provider's session ends; null once it has ended. */
  paymentUrl: string | null;
  /** Whether it can be put back into the cart. */
  fromCart: boolean;
}

/** A devotee's cart: one order per temple, paid for one after the other. */
export interface Cart {
  orders: CartOrder[];
  lineCount: number;
  /** What went to checkout within a day and wasn't paid, on any device. */
  unfinished: UnfinishedOrder[];
}

export const cartEndpoints = {
  own: endpoint<Cart>()({
    method: 'GET',
    path: '/api/devotee/cart',
    summary: 'This devotee’s cart at today’s prices',
    access: donor,
    reads: ['order', 'fund', 'temple'],
  }),
  add: endpoint<Cart>()({
    method: 'POST',
    path: '/api/devotee/cart/lines',
    summary: 'Adds a line to the cart and holds its place',
    access: donor,
    changes: ['order'],
    body: addCartLineSchema,
  }),
  change: endpoint<Cart>()({
    method: 'PATCH',
    path: '/api/devotee/cart/lines/:lineId',
    summary: 'Changes what a line of the cart asks for',
    access: donor,
    changes: ['order'],
    body: changeCartLineSchema,
  }),
  remove: endpoint<Cart>()({
    method: 'DELETE',
    path: '/api/devotee/cart/lines/:lineId',
    summary: 'Removes a line from the cart and lets its place go',
    access: donor,
    changes: ['order'],
  }),
  checkout: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/devotee/cart/:orderId/checkout',
    summary: 'Starts the payment of one temple’s lines',
    access: donor,
    changes: ['order', 'donation'],
    body: cartCheckoutSchema,
    idempotent: true,
    status: 201,
  }),
  toCart: endpoint<Cart>()({
    method: 'POST',
    path: '/api/devotee/orders/:orderId/to-cart',
    summary: 'Ends an unpaid checkout and puts its lines back into the cart',
    access: donor,
    changes: ['order', 'donation'],
  }),
};
