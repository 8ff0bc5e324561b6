import {
  AREAS,
  type Area,
  PAGE_ALIASES,
  type PageAccess,
  type PageLayout,
  type Permission,
  type RegistryDocument,
  ROLE_FACTS,
  type Role,
  roleOfArea,
  SHELL_PATTERNS,
  type Wording,
} from '@sannidhi/contracts';

/** One address of the product and its page. */
export interface PageRow {
  path: string;
  /** The view of the path that this row is for; the router only knows paths. */
  view?: string;
  /** The path whose page is shown; differs for a page's aliases. */
  shows: string;
  owner: Area;
  access: PageAccess;
  /** Whose session the page requires, and where to sign in; absent for public pages. */
  role?: Role;
  signIn?: string;
  permission?: Permission;
  layout: PageLayout;
  /** The page's name as its release declares it; the shell's own pages have theirs. */
  title?: Wording;
}

/**
 * Every address of the product: the shell's own pages and those the registered releases declare, each with its aliases. The router, the
 * portals' navigation, the QA page and the tests are derived from it.
 */
export const pageTable = ({ releases }: RegistryDocument): PageRow[] => [
  ...[...AREAS.shell.exact, ...Object.values(SHELL_PATTERNS)].map(shellRow),
  ...releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, view, access, permission, layout, title }) => {
      const row = {
        shows: path,
        owner: name,
        access,
        layout,
        title,
        ...guardOf(name, access),
        ...(permission ? { permission } : {}),
        ...(view ? { view } : {}),
      };
      return [path, ...otherAddresses(path)].map((address) => ({ path: address, ...row }));
    }),
  ),
];

/** A page's aliases. `/donor/…` shows the same pages as `/devotee/…`. */
export function otherAddresses(path: string): string[] {
  const named = Object.keys(PAGE_ALIASES).filter((alias) => PAGE_ALIASES[alias] === path);
  return path.startsWith('/devotee/') ? [...named, `/donor/${path.slice('/devotee/'.length)}`] : named;
}

const shellRow = (path: string): PageRow => ({ path, shows: path, owner: 'shell', access: 'public', layout: 'area' });

function guardOf(area: Area, access: PageAccess): Pick<PageRow, 'role' | 'signIn'> {
  const role = access === 'signed-in' ? roleOfArea(area) : undefined;
  return role ? { role, signIn: ROLE_FACTS[role].signInPath } : {};
}
