import { Fund } from '../domain/funds/fund.entity.ts';
import { donationLine } from '../domain/giving/donation-line.ts';
import { Order } from '../domain/orders/order.entity.ts';
import { orderRows } from '../domain/orders/order-draft.ts';
import { OrderLine } from '../domain/orders/order-line.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertOnce, insertRows } from '../platform/database/rows.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_DEVOTEE_EMAIL } from './demo-people.ts';
import { type DemoContext, type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

/** What the devotee put into the cart: at two temples, so that it becomes two orders. */
const CART: Record<string, readonly [fund: string, amountCents: number][]> = {
  [DEMO_HOME_TEMPLE]: [
    ['Annadanam', 51_00],
    ['Building', 101_00],
  ],
  'sri-venkateswara-bridgewater': [['General', 21_00]],
};

/** The cart of the demo's devotee. */
export const cartDemo: DemoStep = {
  name: 'cart',
  after: ['giving'],
  async seed(context) {
    const { reader } = context.database;
    for (const [slug, wanted] of Object.entries(CART)) {
      const temple = await reader.findOneBy(Temple, { slug });
      if (temple) await seedCart(context, temple, await reader.findBy(Fund, { templeId: temple.id }), wanted);
    }
  },
};

async function seedCart(
  { database, now }: DemoContext,
  temple: Temple,
  funds: readonly Fund[],
  wanted: (typeof CART)[string],
): Promise<void> {
  const accountId = demoAccountId({ role: 'donor', email: DEMO_DEVOTEE_EMAIL });
  const lines = wanted.flatMap(([name, amountCents]) =>
    funds
      .filter((fund) => fund.name === name)
      .map((fund) => ({
        ...donationLine(fund, amountCents, { kind: fund.taxedKind, taxClass: 'gift' }),
        item: { fundId: fund.id, amountCents },
      })),
  );
  if (lines.length === 0) return;
  const payer = { payerAccountId: accountId, email: DEMO_DEVOTEE_EMAIL };
  const kept = { templeId: temple.id, orderId: demoId(`cart:${temple.slug}`, now), source: 'web', method: 'card', at: now } as const;
  const rows = orderRows({ ...kept, ...payer, coverFees: false, lines, taxPolicyVersion: 1 }, (at) => demoId(`cart:${temple.slug}:${at}`));
  const cartKey = `${accountId}:${temple.id}`;
  await database.transaction(async (tx) => {
    // A start that was cut short after this cart finds it.
    if (await insertOnce(tx, Order, { ...rows.order, status: 'draft', hasDonation: false, cartKey }))
      await insertRows(tx, OrderLine, rows.lines);
  });
}
