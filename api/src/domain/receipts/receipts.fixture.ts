import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Receipt } from './receipt.entity.ts';

/** The receipt that holds of the devotee's gift. */
const receiptOf = ({ params: { orderId } }: Place, api: TestApi): Promise<Receipt> =>
  api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });

export const fixture: NounFixture = {
  presets: {
    'receipts:read': ['manager', 'treasurer', 'front-desk', 'viewer'],
    'receipts:manage': ['manager', 'treasurer'],
  },
  build: async (place, api) => {
    const { id: receiptId, verificationId } = await receiptOf(place, api);
    return { receiptId, verificationId };
  },
  routes: {
    'GET /api/public/receipts/:verificationId': 'anyone',
    'GET /api/devotee/receipts': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/receipts/first-year': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/receipts/:receiptId/receipt.pdf': { may: 'donor', beforeVerification: true },
    'GET /api/temple-admin/receipts': 'staff with receipts:read',
    'GET /api/temple-admin/receipts/:receiptId/receipt.pdf': 'staff with receipts:read',
    'POST /api/temple-admin/receipts/:receiptId/reissue': {
      may: 'staff with receipts:reissue',
      call: async (place, api) => ({
        params: { receiptId: (await receiptOf(place, api)).id },
        body: { reason: 'Name misspelled', legalName: 'Meera Iyer' },
      }),
    },
    'GET /api/temple-admin/receipt-settings': 'staff with temple:read',
    'PUT /api/temple-admin/receipt-settings': {
      may: 'staff with receipts:manage',
      call: async ({ own: { staff } }) => {
        const { body } = await staff.get('/api/temple-admin/receipt-settings').expect(200);
        return { body: { prefix: body.prefix, signerName: `Lakshmi ${newId().slice(-6)}`, signerTitle: 'Treasurer' } };
      },
    },
  },
  growing: ['receipts'],
};
