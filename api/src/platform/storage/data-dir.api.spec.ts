import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('leaves the data directory and all that lies in it to its owner', () => {
  const { dataDir } = api.get<Settings>(SETTINGS);
  const open = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});
