import type { Cart, CartLine, CartOrder } from '@sannidhi/contracts';
import { ANNADANAM } from './gifts.ts';

const ID = '0192f0c1-7d1a-7c3e-8a55-0000000000';

export const buildCartLine = (facts: Partial<CartLine> = {}): CartLine => ({
  id: `${ID}a1`,
  kind: 'donation',
  item: { fundId: ANNADANAM.id, amountCents: 51_00 },
  label: 'Annadanam',
  quantity: 1,
  amountCents: 51_00,
  taxClass: 'gift',
  benefit: null,
  fairMarketValueCents: 0,
  heldUntil: null,
  available: true,
  was: null,
  ...facts,
});

/** One temple's lines; the total is that of what is available. */
export const buildCartOrder = (facts: Partial<CartOrder> = {}): CartOrder => {
  const lines = facts.lines ?? [buildCartLine()];
  return {
    orderId: `${ID}d1`,
    temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
    accepting: true,
    lines,
    totalCents: lines.reduce((sum, { available, amountCents }) => sum + (available ? amountCents : 0), 0),
    ...facts,
  };
};

/** A second temple of the same cart. */
export const buildOtherOrder = (facts: Partial<CartOrder> = {}): CartOrder =>
  buildCartOrder({
    orderId: `${ID}d2`,
    temple: { slug: 'durga-bari-troy', name: 'Durga Bari', city: 'Troy', state: 'MI', timeZone: 'America/New_York' },
    lines: [buildCartLine({ id: `${ID}a2`, label: 'General', amountCents: 21_00 })],
    ...facts,
  });

export const buildCart = (...orders: CartOrder[]): Cart => ({
  orders,
  lineCount: orders.reduce((sum, { lines }) => sum + lines.length, 0),
  unfinished: [],
});
