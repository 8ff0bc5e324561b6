import { type RegisteredArea, type Remote, registeredAreas } from './registered-areas.ts';
import type { Role } from './roles.ts';

/** The paths an area owns: exact ones and segment prefixes; the longest match wins. */
interface AreaFacts {
  /** The role whose portal it belongs to and whose session its protected pages require. The shell and the sign-in area have none. */
  role?: Role;
  exact: readonly string[];
  prefixes: readonly string[];
}

/** The one route table: which area owns which paths. A remote is a line here and a folder with its name. */
export const AREAS = {
  shell: {
    exact: [
      '/',
      '/contact',
      '/contact-confirmation',
      '/terms-of-use',
      '/privacy-policy',
      '/profile-setup',
      '/profile',
      '/qa-documentation',
      '/counter-payment',
    ],
    prefixes: ['/verify-receipt', '/verify-certificate', '/unsubscribe', '/sandbox'],
  },
  'mfe-auth': {
    exact: [
      '/login',
      '/register',
      '/verify-email',
      '/forgot-password',
      '/reset-password',
      '/second-factor-reset',
      '/devotee-login',
      '/devotee-registration',
      '/devotee/login',
      '/devotee/register',
      '/donor/login',
      '/donor/register',
      '/temple-admin/signup',
      '/temple-admin/login',
      '/temple-admin/forgot-password',
      '/temple-admin/registration-status',
      '/temple-admin/invitation',
      '/priest/login',
      '/priest/invitation',
      '/superadmin/login',
    ],
    prefixes: [],
  },
  'mfe-devotee': {
    role: 'donor',
    exact: [
      '/donate',
      '/pooja-booking',
      '/edit-profile',
      '/donor-dashboard',
      '/my-temple',
      '/pooja-services',
      '/volunteer',
      '/events',
      '/receipts',
      '/bookings',
      '/reimbursements',
      '/community-events',
    ],
    prefixes: ['/devotee', '/donor', '/temples'],
  },
  'mfe-temple-admin': { role: 'temple-admin', exact: ['/temple-admin-community-management'], prefixes: ['/temple-admin'] },
  'mfe-priest': { role: 'priest', exact: ['/priest-dashboard'], prefixes: ['/priest'] },
  'mfe-superadmin': { role: 'superadmin', exact: ['/superadmin-dashboard', '/admin/temple-approvals'], prefixes: ['/superadmin'] },
} as const satisfies Record<'shell' | `mfe-${string}`, AreaFacts>;
export type { Remote };
export type Area = 'shell' | Remote;
/** The remotes that are installed with the platform. */
export const REMOTES: readonly Remote[] = Object.keys(AREAS).filter((area) => area !== 'shell') as Remote[];

const FACTS: Readonly<Record<string, AreaFacts>> = AREAS;
const areasNow = (): Readonly<Record<string, AreaFacts>> => ({ ...FACTS, ...Object.fromEntries(registeredAreas().map(rowOf)) });
const rowOf = ({ name, role, prefix }: RegisteredArea): [Remote, AreaFacts] => [name, { role, exact: [], prefixes: [prefix] }];

/** Every remote that has an area: those installed with the platform, then the registered ones. */
export const knownRemotes = (): readonly Remote[] => [...REMOTES, ...registeredAreas().map(({ name }) => name)];

/** The known remote of this name, if any. */
export const remoteNamed = (name: unknown): Remote | undefined => knownRemotes().find((remote) => remote === name);

/** The role an area's protected pages belong to, if any. */
export const roleOfArea = (area: Area): Role | undefined => areasNow()[area]?.role;

/** Every area with the paths and prefixes it owns. */
export const areaTable = () => Object.entries(areasNow()).map(([area, paths]) => ({ area: area as Area, ...paths }));

/** The area that owns a path, or undefined if none does. */
export function areaOf(path: string): Area | undefined {
  const areas = areaTable();
  const exact = areas.find((area) => area.exact.includes(path));
  if (exact) return exact.area;
  const holding = areas.flatMap(({ area, prefixes }) =>
    prefixes.filter((prefix) => path === prefix || path.startsWith(`${prefix}/`)).map((prefix) => ({ area, length: prefix.length })),
  );
  return holding.sort((one, other) => other.length - one.length)[0]?.area;
}
