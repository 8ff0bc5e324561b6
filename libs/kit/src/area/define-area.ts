import type { DrawnIcon, NounDeclaration, Permission } from '@sannidhi/contracts';
import type { ComponentType } from 'react';
import { type AreaMessages, mergeMessages } from './area-messages.ts';

/** Outline icons the kit has, which the layouts draw. */
export type AreaIconName =
  | 'dashboard'
  | 'panchanga'
  | 'temple'
  | 'messages'
  | 'community'
  | 'gift'
  | 'receipt'
  | 'ledger'
  | 'batch'
  | 'hundi'
  | 'qr-code'
  | 'fund'
  | 'tax'
  | 'deepa'
  | 'calendar'
  | 'events'
  | 'people'
  | 'volunteers'
  | 'reports'
  | 'settings'
  | 'approvals'
  | 'family'
  | 'activity'
  | 'integrations'
  | 'remotes';

/** One of the kit's icons by its name, or a remote's own as its strokes: `['M4 6h16', 'M4 12h16']`. */
export type AreaIcon = AreaIconName | DrawnIcon;

/** What a screen's file exports: `export { DonationsScreen as Screen }`. */
export interface ScreenModule {
  Screen: ComponentType;
}

export interface AreaRoute {
  /** Absolute path inside the area's own paths; may hold `:params`. */
  path: string;
  /**
   * The word of `?view=` that shows this instead of the path's own page: a page of its own in everything but the path, in that page's
   * layout.
   */
  view?: string;
  /** Key in the area's messages; becomes the document's title. */
  title: string;
  screen: () => Promise<ScreenModule>;
  access: 'public' | 'signed-in';
  /** What a member of a temple's staff needs to see the screen. */
  permission?: Permission;
  /** `area` (default) keeps the portal's frame and navigation; `plain` leaves only the page. */
  layout?: 'area' | 'plain';
}

export interface AreaNavigationItem {
  to: string;
  /** Key in the area's messages. */
  label: string;
  icon: AreaIcon;
  /** Key of the navigation group this entry belongs to; a group comes where its first entry does. */
  group?: string;
  /** Where the entry comes among those of its portal, smallest first. Entries without one come last, as they are declared. */
  order?: number;
  permission?: Permission;
}

/** What one folder of a remote brings: its pages, their entries in the navigation, its texts. */
export interface AreaScreens {
  routes?: readonly AreaRoute[];
  navigation?: readonly AreaNavigationItem[];
  messages?: AreaMessages;
  /** Nouns of the contracts whose states and changes these screens say; they ship with the remote, so the kit need not know them yet. */
  nouns?: readonly NounDeclaration[];
}

export interface Area {
  /** The remote's name; also the namespace of its messages. */
  name: string;
  navigation: readonly AreaNavigationItem[];
  routes: readonly AreaRoute[];
  messages: AreaMessages;
  nouns?: readonly NounDeclaration[];
  /** The folders it was put together from. */
  screens?: readonly AreaScreens[];
}

/** Declares what a folder of a remote brings, in its `<folder>.screens.ts`. Pure data, like the area it becomes part of. */
export const defineScreens = <const Screens extends AreaScreens>(screens: Screens): Screens => screens;

/**
 * Declares what a remote brings, put together from its folders. Pure data, so the build can read it for `mfe.json` and the shell can mount
 * it; nothing is loaded until a route is opened.
 * @throws when two routes claim one path and view, a view's path has no page, or a path is not absolute.
 */
export function defineArea({ name, screens }: { name: string; screens: readonly AreaScreens[] }): Area {
  const routes = pagesFirst(screens.flatMap((folder) => folder.routes ?? []));
  refuseUnclear(name, routes);
  return {
    name,
    routes,
    navigation: screens.flatMap((folder) => folder.navigation ?? []).sort(byOrder),
    messages: mergeMessages(screens.flatMap((folder) => folder.messages ?? [])),
    nouns: screens.flatMap((folder) => folder.nouns ?? []),
    screens,
  };
}

function refuseUnclear(name: string, routes: readonly AreaRoute[]): void {
  const seen = new Set<string>();
  for (const route of routes) {
    const key = route.view ? `${route.path}?view=${route.view}` : route.path;
    if (!key.startsWith('/')) throw new Error(`${name}: the route "${key}" must start with a slash`);
    if (seen.has(key)) throw new Error(`${name}: the route "${key}" is declared twice`);
    seen.add(key);
  }
  const homeless = routes.find(({ path }) => !seen.has(path));
  if (homeless) throw new Error(`${name}: the view "${homeless.view}" needs a page at "${homeless.path}"`);
}

/** Who looks for a path finds its page before its views. */
const pagesFirst = (routes: readonly AreaRoute[]) => [...routes.filter(({ view }) => !view), ...routes.filter(({ view }) => view)];

const byOrder = (one: AreaNavigationItem, other: AreaNavigationItem): number => (one.order ?? LAST) - (other.order ?? LAST);
const LAST = Number.MAX_SAFE_INTEGER;
