import {
  type Area as AreaName,
  type CurrentUser,
  isDrawnIcon,
  isOwnRoute,
  LANGUAGE_CODES,
  LANGUAGE_FACTS,
  leadsInside,
  matchRoute,
  PERMISSIONS,
  pageKey,
  type Role,
  roleOfArea,
} from '@sannidhi/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type MessageLoader, readCatalog } from '../area/area-messages.ts';
import type { Area, AreaRoute } from '../area/define-area.ts';
import { AREA_ICONS } from '../icons/area-icons.ts';
import { buildDonor, buildPriest, buildStaff, buildSuperadmin } from './accounts.ts';
import { catalogDifferences, textKeys } from './catalog-differences.ts';
import { mockNetwork } from './mock-network.ts';
import { renderScreen } from './render-screen.tsx';

/**
 * What the shell relies on, as tests that a remote runs on its own: `contractTest(area)` in its `contract.spec.ts`. Every screen is
 * rendered without the shell while every API call fails: it has to show that instead of crashing.
 */
export function contractTest(area: Area): void {
  describe(`the contract of ${area.name}`, () => {
    it('keeps every page inside the area’s own paths', () => {
      expect(area.routes.filter(({ path }) => !isOwnRoute(area.name, path)).map(({ path }) => path)).toEqual([]);
    });
    it('leads to its own pages only', () => {
      expect(area.navigation.map(({ to }) => to).filter((to) => !leadsInside(area.name, to) || !routeAt(area, to))).toEqual([]);
    });
    it('asks for permissions and icons that exist', () => {
      const asked = [...area.routes, ...area.navigation].flatMap(({ permission }) => permission ?? []);
      expect(asked.filter((permission) => !(PERMISSIONS as readonly string[]).includes(permission))).toEqual([]);
      expect(area.navigation.filter(({ icon }) => !isDrawnIcon(icon) && !Object.hasOwn(AREA_ICONS, String(icon)))).toEqual([]);
    });
    it('names its pages and says everything in each complete language', async () => {
      const en = await catalogOf(area.messages.en);
      for (const language of LANGUAGE_CODES.filter((code) => LANGUAGE_FACTS[code].complete)) {
        const catalog = await catalogOf(area.messages[language]);
        expect({ language, differences: catalogDifferences(en, catalog) }).toEqual({ language, differences: [] });
      }
      const keys = [...area.routes.map(({ title }) => title), ...area.navigation.flatMap(({ label, group = label }) => [label, group])];
      expect(keys.filter((key) => !textAt(en, key))).toEqual([]);
    });
    it('says each text in one folder only', async () => {
      const folders = await Promise.all((area.screens ?? []).map(({ messages }) => catalogOf(messages?.en)));
      const keys = folders.flatMap(textKeys);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });
    it.each(area.routes.map((route) => [pageKey(route), route] as const))('draws %s without the shell', (_, route) =>
      expectDrawn(area, route),
    );
  });
}

const routeAt = ({ routes }: Area, to: string) => routes.find(({ path }) => matchRoute(path, to.replace(/[?#].*$/, '')));

const catalogOf = async (load: MessageLoader | undefined): Promise<object> => (load ? readCatalog(load) : {});

const textAt = (catalog: object | undefined, key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (at && typeof at === 'object' ? at[name as keyof typeof at] : undefined), catalog);

const PEOPLE: Record<Role, () => CurrentUser> = {
  donor: buildDonor,
  'temple-admin': buildStaff,
  priest: buildPriest,
  superadmin: buildSuperadmin,
};

async function expectDrawn(area: Area, route: AreaRoute): Promise<void> {
  const { Screen } = await route.screen();
  expect(Screen).toBeInstanceOf(Function);
  const network = mockNetwork();
  const role = roleOfArea(area.name as AreaName);
  const { container } = await renderScreen(<Screen />, {
    at: pageKey(route).replaceAll(/:\w+/g, '42'),
    path: route.path,
    messages: { [area.name]: area.messages },
    ...(role && { user: PEOPLE[role]() }),
  });
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  cleanup();
  network.restore();
}
