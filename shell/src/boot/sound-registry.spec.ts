import type { RemoteRelease } from '@sannidhi/contracts';
import { soundRegistry } from './sound-registry.ts';

const SOUND = {
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  routes: [{ path: '/donate', title: { en: 'Donate', hi: 'दान' }, access: 'public', layout: 'plain', files: [] }],
  navigation: [],
  integrity: {},
} as unknown as RemoteRelease;

it.each([
  null,
  'html',
  { ...SOUND, routes: undefined },
  { ...SOUND, routes: [{}] },
  { ...SOUND, entry: 7 },
  { ...SOUND, integrity: undefined },
])('leaves a broken entry out and keeps the others: %j', (broken) => {
  expect(soundRegistry({ releases: [broken, SOUND], revision: 3 })).toEqual({ releases: [SOUND], revision: 3 });
});

it.each([null, 'html', {}, { releases: {} }])('takes %j for no registry', (given) => {
  expect(soundRegistry(given)).toBeUndefined();
});
