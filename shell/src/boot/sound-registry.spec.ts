import { BUILT_FOR_CONTRACT, type RemoteRelease } from '@sannidhi/contracts';
import { soundRegistry } from './sound-registry.ts';

const SOUND = {
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
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
  { ...SOUND, name: 'mfe-priest' },
  { ...SOUND, routes: [{ ...SOUND.routes[0], path: '/temple-admin/donations' }] },
])('leaves a broken entry out and keeps the others: %j', (broken) => {
  expect(soundRegistry({ releases: [broken, SOUND], revision: 3 })).toEqual({ releases: [SOUND], revision: 3 });
});

it.each([
  { ...SOUND, name: 'mfe-gotra', routes: [] },
  { ...SOUND, name: 'mfe-gotra', routes: [{ ...SOUND.routes[0], path: '/gotra' }] },
  { ...SOUND, name: 'constructor', routes: [] },
  { ...SOUND, name: 'shell', routes: [{ ...SOUND.routes[0], path: '/contact' }] },
])('leaves out a remote that it doesn’t know, everywhere: %j', (unknown) => {
  const given = { releases: [unknown, SOUND], revision: 3, previews: [unknown.name, 'mfe-devotee'], disabled: [unknown.name] };
  expect(soundRegistry(given)).toEqual({ releases: [SOUND], revision: 3, previews: ['mfe-devotee'], disabled: [] });
});

it.each([null, 'html', {}, { releases: {} }])('takes %j for no registry', (given) => {
  expect(soundRegistry(given)).toBeUndefined();
});

it('shows no entry of a navigation that leads out of its area', () => {
  const entry = (to: unknown) => ({ to, label: { en: 'Here', hi: 'यहाँ' }, icon: 'temple' });
  const navigation = [entry('//evil.example'), entry('/devotee/temples'), entry('/temple-admin/donations'), entry(undefined), null];
  const sound = soundRegistry({ releases: [{ ...SOUND, navigation }], revision: 3 });
  expect(sound?.releases.map((release) => release.navigation.map(({ to }) => to))).toEqual([['/devotee/temples']]);
});
