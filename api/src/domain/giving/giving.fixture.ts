import { buildEHundiCode } from '../../../test/factories/giving.factory.ts';
import { CARD, checkoutIdOf, giveAndPay, payGift, runJobs, type StartedGift, startGift } from '../../../test/give.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { bookAtCounter, dateIn, offerPooja } from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { signMessage } from '../../platform/auth/signed-message.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';
import { SANDBOX_SECRET } from '../../platform/payments/sandbox/sandbox-signature.ts';
import { Order } from '../orders/order.entity.ts';
import { UnassignedMoney } from '../orders/payments/unassigned-money.entity.ts';
import { Refund } from '../orders/refunds/refund.entity.ts';
import { Receipt } from '../receipts/receipt.entity.ts';

const giftOf = ({ giving: { temple, annadanam } }: Place) => ({
  templeSlug: temple.slug,
  lines: [{ fundId: annadanam.id, amountCents: 5_100 }],
  coverFees: true,
});
const DEVOTEE = {
  legalName: 'Meera Iyer',
  creditedName: 'The Iyer family',
  anonymous: false,
  dedication: { kind: 'honor', name: 'Lakshmi Iyer' },
};

async function giveAsGuest(place: Place, api: TestApi): Promise<{ orderId: string }> {
  const post = place.own.guest.post('/api/guest/donations').set('idempotency-key', newId());
  const started: StartedGift = (await post.send(giftOf(place)).expect(201)).body;
  await payGift(api, started, CARD);
  await runJobs(api);
  return { orderId: started.orderId };
}

/** A gift whose honoree's family gets a card by mail. */
async function giftWithCard({ own, giving }: Place, api: TestApi): Promise<{ orderId: string }> {
  const notify = { name: 'The Iyer family', address: '12 Oak Street, Edison, NJ 08820' };
  const { orderId } = await giveAndPay(api, own.donor, giving, { dedication: { kind: 'memory', name: 'Lakshmi Iyer', notify } });
  return { orderId };
}

/** A gift for two purposes of which the provider gave back a part by itself. */
async function refundedElsewhere({ own, giving }: Place, api: TestApi): Promise<{ orderId: string; unassignedId: string }> {
  const lines = [giving.annadanam, giving.building].map(({ id }) => ({ fundId: id, amountCents: 5_100 }));
  const { orderId } = await giveAndPay(api, own.donor, giving, { lines });
  await api.get(SandboxDisputes).refund(orderId, 1_000);
  await runJobs(api);
  const { id } = await api.database.reader.findOneByOrFail(UnassignedMoney, { orderId });
  return { orderId, unassignedId: id };
}

/** A message of the provider about a gift nobody has heard of, rightly signed. */
function webhook({ giving }: Place, api: TestApi) {
  const body = JSON.stringify({ id: newId(), account: giving.temple.id, orderId: newId(), type: 'payment.failed', reason: 'Declined' });
  const secret = api.get(KeyRing).secretsFor(SANDBOX_SECRET)[0] ?? '';
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signMessage(body, secret, new Date()) };
  return { params: { gateway: 'sandbox' }, body, headers };
}

/** A check of a closed batch. */
async function takenAtCounter({ own, giving }: Place): Promise<string> {
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 5_100 };
  const entry = { method: 'check', fundId: giving.general.id, amountCents: 5_100, checkNumber: '1108', legalName: 'Meera Iyer' };
  const batches = '/api/temple-admin/counter-batches';
  const post = (path: string, body: object) => own.staff.post(`${batches}${path}`).set('idempotency-key', newId()).send(body);
  const { id } = (await post('', batch).expect(201)).body;
  await post(`/${id}/entries`, entry).expect(201);
  await post(`/${id}/close`, {}).expect(200);
  return (await own.staff.get(`${batches}/${id}`).expect(200)).body.entries[0].orderId;
}

const correctionTo = ({ giving }: Place) => ({
  corrections: 0,
  fundId: giving.annadanam.id,
  amountCents: 5_100,
  receivedOn: '2026-11-15',
  legalName: 'Meera Iyer',
  reason: 'The slip said Annadanam',
});

/** A gift of a closed batch whose receipt was refused. */
async function withoutReceipt(place: Place, api: TestApi): Promise<string> {
  const orderId = await takenAtCounter(place);
  const key = { templeId: place.giving.temple.id, orderId };
  await api.database.transaction(async (tx) => {
    await tx.update(Receipt, key, { currentOrderId: null, status: 'void' });
    await tx.update(Order, { templeId: key.templeId, id: orderId }, { receiptNumber: null });
  });
  return orderId;
}

/** Cash of a family whose booking was canceled. */
async function owedRefund({ own, giving }: Place, api: TestApi): Promise<string> {
  const { slot } = await offerPooja(own.staff, giving, 8, { onlinePlaces: 4, counterPlaces: 4 });
  const booking = await bookAtCounter(own.staff, slot.id);
  const cancel = own.staff.post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).set('idempotency-key', newId());
  await cancel.send({ reason: 'Flood' }).expect(200);
  await runJobs(api);
  return (await api.database.reader.findOneByOrFail(Refund, { orderId: booking.orderId })).id;
}

const guestGift = ({ params }: Place) => ({ params: { orderId: params.guestDonationId ?? '' } });

export const fixture: NounFixture = {
  presets: {
    'donations:refund': ['manager', 'treasurer'],
    'donations:correct': ['manager', 'treasurer'],
    'donations:export': ['manager', 'treasurer'],
    'receipts:reissue': ['manager', 'treasurer'],
  },
  build: async (place, api) => {
    const { orderId } = await giveAndPay(api, place.own.donor, place.giving);
    return { orderId, guestDonationId: (await giveAsGuest(place, api)).orderId };
  },
  routes: {
    'GET /api/public/e-hundi': {
      may: 'anyone',
      call: async ({ giving }, api) => ({ query: { temple: giving.temple.slug, qr: (await buildEHundiCode(api, giving.annadanam)).id } }),
    },

    'POST /api/guest/donations': {
      may: 'guest',
      call: (place) => ({ body: { ...giftOf(place), qrCodeId: place.params.codeId, email: 'meera@example.test' } }),
    },
    'GET /api/guest/donations/:orderId': { may: 'guest', call: guestGift },
    'GET /api/guest/donations/:orderId/events': { may: 'guest', call: guestGift },
    'GET /api/guest/donations/:orderId/receipt.pdf': { may: 'guest', call: guestGift },
    'POST /api/guest/donations/:orderId/receipt-name': {
      may: 'guest',
      call: async (place, api) => ({
        params: await giveAsGuest(place, api),
        body: { legalName: 'Meera Iyer', email: 'meera@example.test' },
      }),
    },
    'POST /api/webhooks/payments/:gateway': { may: 'anyone', call: webhook },

    'POST /api/devotee/donations': { may: 'donor', call: (place) => ({ body: { ...giftOf(place), ...DEVOTEE } }) },
    'GET /api/devotee/donations': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/donations/:orderId': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/donations/:orderId/events': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/giving/:year': {
      may: 'donor',
      beforeVerification: true,
      stranger: 200,
      call: { params: { year: String(new Date().getUTCFullYear()) } },
    },

    'GET /api/temple-admin/donations': 'staff with donations:read',
    'GET /api/temple-admin/donations/summary': 'staff with donations:read',
    'GET /api/temple-admin/donations/export.csv': 'staff with donations:export',
    'GET /api/temple-admin/donations/:orderId': 'staff with donations:read',
    'POST /api/temple-admin/donations/:orderId/refunds': {
      may: 'staff with donations:refund',
      call: { body: { amountCents: 100, reason: 'Asked for it' } },
    },
    'POST /api/temple-admin/donations/:orderId/unassigned/:unassignedId/assign': {
      may: 'staff with donations:refund',
      call: async (place, api) => ({ params: await refundedElsewhere(place, api), body: {} }),
    },
    'GET /api/temple-admin/owed-refunds': 'staff with donations:refund',
    'GET /api/temple-admin/owed-refunds/summary': 'staff with donations:refund',
    'POST /api/temple-admin/owed-refunds/:refundId/hand-out': {
      may: 'staff with donations:refund',
      call: async (place, api) => ({
        params: { refundId: await owedRefund(place, api) },
        body: { method: 'cash', handedOutOn: dateIn(place.giving, 0) },
      }),
    },
    'POST /api/temple-admin/owed-refunds/:refundId/gift': {
      may: 'staff with donations:refund',
      call: async (place, api) => ({
        params: { refundId: await owedRefund(place, api) },
        body: { fundId: place.giving.general.id, agreement: 'Said so on the phone', agreedOn: dateIn(place.giving, 0) },
      }),
    },
    'GET /api/temple-admin/recognition': 'staff with donations:read',
    'GET /api/temple-admin/recognition/recognition.csv': 'staff with donations:export',
    'GET /api/temple-admin/dedication-cards': 'staff with donations:read',
    'GET /api/temple-admin/dedication-cards/:orderId/card.pdf': {
      may: 'staff with donations:read',
      call: async (place, api) => ({ params: await giftWithCard(place, api) }),
    },
    'POST /api/temple-admin/dedication-cards/:orderId/mailed': {
      may: 'staff with donations:record',
      call: async (place, api) => ({ params: await giftWithCard(place, api) }),
    },
    'POST /api/temple-admin/donations/:orderId/corrections': {
      may: 'staff with donations:correct',
      call: async (place) => ({ params: { orderId: await takenAtCounter(place) }, body: correctionTo(place) }),
    },
    'POST /api/temple-admin/donations/:orderId/receipt': {
      may: 'staff with receipts:reissue',
      call: async (place, api) => ({ params: { orderId: await withoutReceipt(place, api) }, body: { legalName: 'Meera Iyer' } }),
    },
    'GET /api/temple-admin/ledger/giving-by-fund': 'staff with donations:read',

    'GET /api/sandbox/checkouts/:checkoutId': {
      may: 'anyone',
      call: async ({ own, giving }) => ({ params: { checkoutId: checkoutIdOf(await startGift(own.donor, giving)) } }),
    },
    'POST /api/sandbox/checkouts/:checkoutId/pay': {
      may: 'anyone',
      call: async ({ own, giving }) => ({
        params: { checkoutId: checkoutIdOf(await startGift(own.donor, giving)) },
        body: { cardNumber: CARD },
      }),
    },
    'POST /api/sandbox/checkouts/:checkoutId/cancel': {
      may: 'anyone',
      call: async ({ own, giving }) => ({ params: { checkoutId: checkoutIdOf(await startGift(own.donor, giving)) } }),
    },
  },
  growing: [
    'orders',
    'order_lines',
    'order_terms',
    'gifts',
    'gift_corrections',
    'refunds',
    'refund_lines',
    'unassigned_money',
    'disputes',
    'payment_events',
  ],
};
