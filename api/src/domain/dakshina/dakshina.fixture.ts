import { buildPriest } from '../../../test/factories/priest.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';

/** $21.00 owed to a new priest. */
async function owe({ giving }: Place, api: TestApi): Promise<string> {
  const { id: accountId } = await buildPriest(api, { temples: [giving.temple] });
  const at = new Date();
  const facts = {
    service: 'Archana',
    startsAt: at,
    families: 3,
    familiesBefore: 0,
    way: 'included',
    cents: 2_100,
    state: 'owed',
    performedAt: at,
  } as const;
  const row = {
    templeId: giving.temple.id,
    id: newId(),
    slotId: newId(),
    accountId,
    priestName: 'Ganesh Bhattar',
    ...facts,
    paymentId: null,
  };
  await api.database.transaction((tx) => insertRow(tx, DakshinaEntryRow, row));
  return accountId;
}

export const fixture: NounFixture = {
  presets: {
    'dakshina:read': ['manager', 'treasurer', 'priest-coordinator'],
    'dakshina:pay': ['treasurer'],
  },
  routes: {
    'GET /api/priest/dakshina': 'priest',
    'GET /api/temple-admin/dakshina': 'staff with dakshina:read',
    'GET /api/temple-admin/dakshina/totals': 'staff with dakshina:read',
    'POST /api/temple-admin/dakshina/pay': {
      may: 'staff with dakshina:pay',
      call: async (place, api) => ({
        body: { accountId: await owe(place, api), cents: 2_100, method: 'check', reference: '1042', paidOn: '2026-01-05' },
      }),
    },
  },
  growing: ['dakshina_entries', 'dakshina_payments'],
};
