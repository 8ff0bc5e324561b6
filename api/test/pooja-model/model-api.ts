import { ReceiptFiles } from '../../src/domain/receipts/receipt-files.service.ts';
import { SqliteLog } from '../../src/platform/database/sqlite-log.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { listenForWebhooks } from '../give.ts';
import { inProcessClient } from '../in-process-client.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

/** Jobs about orders, poojas and their bookings; the others find nothing to do in a pooja's world. */
const OWN_JOBS = new Set([
  'order-holds',
  'old-carts',
  'giving-reconciler',
  'suspended-orders',
  'pooja-slots',
  'pooja-uses',
  'pooja-offers',
  'pooja-openings',
  'pooja-requests',
  'former-bookings',
  'priest-offers',
  'priest-services',
]);

const { every } = Jobs.prototype;

/** The application without what costs time and says nothing about places and money: sockets, a disk's word, drawn receipts, other jobs. */
export async function startModelApi(): Promise<TestApi> {
  jest.spyOn(Jobs.prototype, 'every').mockImplementation(function (this: Jobs, ...job) {
    if (OWN_JOBS.has(job[0])) every.apply(this, job);
  });
  jest.spyOn(SqliteLog.prototype, 'synced').mockResolvedValue();
  jest.spyOn(ReceiptFiles.prototype, 'pdfIfMade').mockResolvedValue(null);
  const api = await startTestApi({ LOG_LEVEL: 'silent' });
  listenForWebhooks(api);
  return { ...api, client: () => inProcessClient(api.app) };
}
