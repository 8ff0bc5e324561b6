import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { GivingSettingsService } from './giving-settings.service.ts';
import { TempleGiving } from './temple-giving.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settingsOf = async (name: string) => {
  const temple = await buildTemple(api, { name });
  return api.database.transaction((tx) => api.get(GivingSettingsService).of(tx, temple));
};

it('gives temples with the same initials receipt prefixes of their own', async () => {
  const names = ['Sri Lakshmi Narayana Temple', 'Sri Lalitha Nilayam Trust', 'Shiva Linga Nagar Temple'];
  const prefixes = [];
  for (const name of names) prefixes.push((await settingsOf(name)).receiptPrefix);
  expect(prefixes).toEqual(['SLNT', 'SLNT2', 'SLNT3']);
});

it('keeps prefixes apart when temples start at the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => settingsOf('Ganesha Mandir Houston')));
  expect(new Set(all.map(({ receiptPrefix }) => receiptPrefix)).size).toBe(5);
});

it('keeps a second temple from a taken prefix in the database itself', async () => {
  const { receiptPrefix } = await settingsOf('Hanuman Temple Irving Texas');
  const row = {
    templeId: newId(),
    receiptPrefix,
    prefixLockedAt: null,
    signerName: null,
    signerTitle: null,
    paymentAccount: null,
    accountStatus: null,
    accountDue: null,
    accountCheckedAt: null,
    createdAt: new Date(),
  };
  await expect(api.database.transaction((tx) => insertRow(tx, TempleGiving, row))).rejects.toThrow();
});
