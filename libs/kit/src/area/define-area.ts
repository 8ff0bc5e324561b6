import type { DrawnIcon, NounDeclaration, Permission } from '@sannidhi/contracts';
import type { ComponentType } from 'react';
import { type AreaMessages, mergeMessages } from './area-messages.ts';

/** Outline icons in the kit, which the layouts render. */
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

/** One of the kit's icons by name, or a remote's own as strokes: `['M4 6h16', 'M4 12h16']`. */
export type AreaIcon = AreaIconName | DrawnIcon;

/** What a screen's file exports: `export { DonationsScreen as Screen }`. */
export interface ScreenModule {
  Screen: ComponentType;
}

export interface AreaRoute {
  /** Absolute path inside the area's own paths; may contain `:params`. */
  path: string;
  /**
   * The value of `?view=` that shows this instead of the path's own page: a separate page in every respect but its path, in that page's
   * layout.
   */
  view?: string;
  /** Key in the area's messages; becomes the document's title. */
  title: string;
  screen: () => Promise<ScreenModule>;
  access: 'public' | 'signed-in';
  /** The permission temple staff need to see the screen. */
  permission?: Permission;
  /** `area` (default) keeps the portal's frame and navigation; `plain` shows only the page. */
  layout?: 'area' | 'plain';
}

export interface AreaNavigationItem {
  to: string;
  /** Key in the area's messages. */
  label: string;
  icon: AreaIcon;
  /** Key of the navigation group this entry belongs to; a group appears at its first entry's position. */
  group?: string;
  /** Position among the portal's entries, smallest first. Entries without one come last, in declared order. */
  order?: number;
  permission?: Permission;
}

/** What one folder of a remote contributes: its pages, their navigation entries, its texts. */
export interface AreaScreens {
  routes?: readonly AreaRoute[];
  navigation?: readonly AreaNavigationItem[];
  messages?: AreaMessages;
  /**
   * Nouns from the contracts whose states and changes these screens show; they ship with the remote, so the kit doesn't need to know them
   * yet.
   */
  nouns?: readonly NounDeclaration[];
}

export interface Area {
  /** The remote's name; also the namespace of its messages. */
  name: string;
  navigation: readonly AreaNavigationItem[];
  routes: readonly AreaRoute[];
  messages: AreaMessages;
  nouns?: readonly NounDeclaration[];
  /** The folders it is assembled from. */
  screens?: readonly AreaScreens[];
}

/** Declares what a folder of a remote contributes, in its `<folder>.screens.ts`. Pure data, like the area it becomes part of. */
export const defineScreens = <const Screens extends AreaScreens>(screens: Screens): Screens => screens;

/**
 * Declares what a remote contributes, assembled from its folders. Pure data, so the build can read it for `mfe.json` and the shell can
 * mount it; nothing is loaded until a route is opened.
 * @throws if two routes claim the same path and view, a view's path has no page, or a path is not absolute.
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

/** A lookup by path must find the page before its views. */
const pagesFirst = (routes: readonly AreaRoute[]) => [...routes.filter(({ view }) => !view), ...routes.filter(({ view }) => view)];

const byOrder = (one: AreaNavigationItem, other: AreaNavigationItem): number => (one.order ?? LAST) - (other.order ?? LAST);
const LAST = Number.MAX_SAFE_INTEGER;
