import { registerAreas, remoteNamed } from '@sannidhi/contracts';
import type { Database } from '../../platform/database/database.ts';
import { KnownAreas } from './known-areas.ts';

const GOTRA = { remote: 'mfe-gotra', role: 'donor', prefix: '/gotra', title: 'Gotras', titleHi: 'गोत्र' };

afterEach(() => registerAreas([]));

it('doesn’t bring a removed area back when a look from before its removal is slow', async () => {
  let answer = (_rows: object[]) => {};
  const slow = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const find = jest.fn().mockReturnValueOnce(slow).mockResolvedValueOnce([]);
  const areas = new KnownAreas({ reader: { find } } as unknown as Database);
  const before = areas.read();
  await areas.read();
  answer([GOTRA]);
  expect(await before).toHaveLength(1);
  expect(remoteNamed('mfe-gotra')).toBeUndefined();
});
