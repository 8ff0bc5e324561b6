import { BUILT_FOR_CONTRACT, REMOTES, type RemoteRelease } from '@sannidhi/contracts';
import { ROOT } from '../repository.ts';
import { type AreaDescription, describeArea } from './describe-area.ts';

/** What every remote in the repository declares, as releases that were never built: for tests that walk all pages. */
export const declaredReleases = (): Promise<RemoteRelease[]> =>
  Promise.all(REMOTES.map(async (name) => declared(name, await describeArea(`${ROOT}/${name}`))));

const declared = (name: RemoteRelease['name'], { area, textOf }: AreaDescription): RemoteRelease => ({
  name,
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.js',
  exposes: ['./area'],
  routes: area.routes.map(({ screen: _, title, layout = 'area', ...route }) => ({ ...route, layout, title: textOf(title), files: [] })),
  navigation: area.navigation.map(({ group, ...item }) => ({
    ...item,
    label: textOf(item.label),
    ...(group && { group: textOf(group) }),
  })),
  permissions: [],
  integrity: {},
});
