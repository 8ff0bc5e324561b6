import type { Permission } from '@sannidhi/contracts';
import type { ComponentType } from 'react';

/** Outline icons an area's navigation may name; the layouts draw them. */
export type AreaIcon =
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

/** What a screen's file exports: `export { DonationsScreen as Screen }`. */
export interface ScreenModule {
  Screen: ComponentType;
}

export interface AreaRoute {
  /** Absolute path inside the area's own paths; may hold `:params`. */
  path: string;
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
  /** Key of the office's navigation group this entry stands under. */
  group?: string;
  permission?: Permission;
}

/** A catalog as its JSON file is imported. */
export type MessageLoader = () => Promise<{ default: object } | object>;
export interface AreaMessages {
  en: MessageLoader;
  hi: MessageLoader;
}

export interface Area {
  /** The remote's name; also the namespace of its messages. */
  name: string;
  navigation: readonly AreaNavigationItem[];
  routes: readonly AreaRoute[];
  messages: AreaMessages;
}

/**
 * Declares what a remote brings: routes, navigation and catalogs. Pure data, so the build can read it for `mfe.json`
 * and the shell can mount it; nothing is loaded until a route is opened.
 * @throws when two routes claim one path or a path is not absolute.
 */
export function defineArea<const Definition extends Area>(definition: Definition): Definition {
  const seen = new Set<string>();
  for (const { path } of definition.routes) {
    if (!path.startsWith('/')) throw new Error(`${definition.name}: the route "${path}" must start with a slash`);
    if (seen.has(path)) throw new Error(`${definition.name}: the route "${path}" is declared twice`);
    seen.add(path);
  }
  return definition;
}
