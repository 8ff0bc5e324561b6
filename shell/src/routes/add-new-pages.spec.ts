import { BUILT_FOR_CONTRACT, type RemoteRelease } from '@sannidhi/contracts';
import { createMemoryRouter } from 'react-router-dom';
import { replaceRegistry } from '../boot/live-registry.ts';
import { addNewPages } from './add-new-pages.ts';
import { routeTable } from './route-table.tsx';

const RELEASE: RemoteRelease = {
  name: 'mfe-auth',
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.js',
  exposes: ['./area'],
  routes: [{ path: '/forgot-password', title: { en: 'Forgot', hi: 'भूल' }, access: 'public', layout: 'plain', files: [] }],
  navigation: [],
  permissions: [],
  integrity: {},
};

afterEach(() => replaceRegistry(undefined));

it('shows a page at its own address as soon as a release brings it', async () => {
  const router = createMemoryRouter(routeTable({ releases: [] }), { initialEntries: ['/forgot-password?role=priest'] });
  addNewPages(router, { releases: [] });
  const shown = () => router.state.matches.at(-1)?.route.path;
  expect(shown()).toBe('*');
  replaceRegistry({ releases: [RELEASE] });
  await Promise.resolve();
  expect(shown()).toBe('/forgot-password');
  expect(router.state.location.search).toBe('?role=priest');
});
