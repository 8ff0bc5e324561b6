import type { Cart } from '@sannidhi/contracts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { newId } from '../../platform/ids/new-id.ts';

const newLine = ({ giving: { temple, annadanam } }: Place) => ({
  lineId: newId(),
  templeSlug: temple.slug,
  kind: 'donation',
  item: { fundId: annadanam.id, amountCents: 5_100 },
});

/** A new line in the donor's cart, which holds no other. */
async function withLine(place: Place): Promise<{ lineId: string; cartId: string; totalCents: number }> {
  const { donor } = place.own;
  const { body: before }: { body: Cart } = await donor.get('/api/devotee/cart').expect(200);
  for (const { id } of before.orders.flatMap(({ lines }) => lines)) await donor.delete(`/api/devotee/cart/lines/${id}`).expect(200);
  const line = newLine(place);
  const { body }: { body: Cart } = await donor.post('/api/devotee/cart/lines').send(line).expect(200);
  const [order] = body.orders;
  return { lineId: line.lineId, cartId: order?.orderId ?? '', totalCents: order?.totalCents ?? 0 };
}

const lineOf = async (place: Place) => ({ lineId: (await withLine(place)).lineId });

const PAYER = { legalName: 'Meera Iyer' };

async function checkedOut(place: Place): Promise<{ orderId: string }> {
  const { cartId, totalCents } = await withLine(place);
  const post = place.own.donor.post(`/api/devotee/cart/${cartId}/checkout`).set('idempotency-key', newId());
  return { orderId: (await post.send({ ...PAYER, seenTotalCents: totalCents }).expect(201)).body.orderId };
}

export const fixture: NounFixture = {
  routes: {
    'GET /api/devotee/cart': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/cart/lines': { may: 'donor', call: (place) => ({ body: newLine(place) }) },
    'PATCH /api/devotee/cart/lines/:lineId': {
      may: 'donor',
      call: async (place) => ({ params: await lineOf(place), body: { item: { fundId: place.giving.annadanam.id, amountCents: 10_100 } } }),
    },
    'DELETE /api/devotee/cart/lines/:lineId': { may: 'donor', call: async (place) => ({ params: await lineOf(place) }) },
    'POST /api/devotee/cart/:orderId/checkout': {
      may: 'donor',
      call: async (place) => {
        const { cartId, totalCents } = await withLine(place);
        return { params: { orderId: cartId }, body: { ...PAYER, seenTotalCents: totalCents } };
      },
    },
    'POST /api/devotee/orders/:orderId/to-cart': { may: 'donor', call: async (place) => ({ params: await checkedOut(place) }) },
  },
};
