import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../orders/order.entity.ts';

const CODE = '/api/devotee/gift-claims/phone-code';
let last = 8_320;

/** A gift of the place with a phone nobody used yet, its receipt's number, and the code that was texted there. */
async function provable({ own, params }: Place, api: TestApi) {
  const phone = `+1732555${++last}`;
  const key = { id: params.orderId ?? '' };
  await api.database.transaction((tx) => tx.update(Order, key, { phone }));
  await own.donor.post(CODE).send({ phone }).expect(202);
  const [message] = await deliveredTo(api, phone);
  const { receiptNumber } = await api.database.reader.findOneByOrFail(Order, key);
  return { phone, code: message?.code, receiptNumber };
}

export const fixture: NounFixture = {
  routes: {
    'GET /api/devotee/gift-claims': { may: 'donor', stranger: 200 },
    'POST /api/devotee/gift-claims/by-email': { may: 'donor', stranger: 200 },
    'POST /api/devotee/gift-claims/phone-code': { may: 'donor', call: () => ({ body: { phone: `+1732555${++last}` } }), stranger: 202 },
    'POST /api/devotee/gift-claims/by-receipt': {
      may: 'donor',
      call: async (place, api) => ({ body: await provable(place, api) }),
      stranger: 422,
    },
  },
};
