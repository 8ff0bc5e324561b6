/** An account's possible roles. An account is one (email, role) pair. */
export const ROLES = ['donor', 'temple-admin', 'priest', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/** The name a portal on the landing page uses for its role. */
export const PORTALS = ['devotee', 'temple-admin', 'priest', 'superadmin'] as const;
export type Portal = (typeof PORTALS)[number];

/** The account type chosen in password recovery, as sent in `userType`. */
export const ACCOUNT_TYPES = ['donor', 'temple-admin', 'priest', 'super-admin'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

interface RoleFacts {
  portal: Portal;
  accountType: AccountType;
  accountTypeLabel: string;
  /** Where the landing page's portal sign-in leads. */
  home: string;
  signInPath: string;
  /** Prefix of the session endpoints: `${authPath}/login`, `/me`, `/logout`. */
  authPath: string;
  /** The logout address the browser calls. */
  logoutPath: string;
  /** The page with the account's own settings: devices, second factor, password. */
  settingsPath: string;
  idleLimitMinutes: number;
}

/** The one table that maps a role to its names and addresses elsewhere. */
export const ROLE_FACTS = {
  donor: {
    portal: 'devotee',
    accountType: 'donor',
    accountTypeLabel: 'Devotee Account',
    home: '/devotee/dashboard',
    signInPath: '/devotee/login',
    authPath: '/api/auth',
    logoutPath: '/api/auth/logout',
    settingsPath: '/devotee/edit-profile',
    idleLimitMinutes: 30 * 24 * 60,
  },
  'temple-admin': {
    portal: 'temple-admin',
    accountType: 'temple-admin',
    accountTypeLabel: 'Temple Admin',
    home: '/temple-admin/dashboard',
    signInPath: '/temple-admin/login',
    authPath: '/api/temple-admin/auth',
    logoutPath: '/api/temple-admin/auth/logout',
    settingsPath: '/temple-admin/settings',
    idleLimitMinutes: 12 * 60,
  },
  priest: {
    portal: 'priest',
    accountType: 'priest',
    accountTypeLabel: 'Priest Account',
    home: '/priest/dashboard',
    signInPath: '/priest/login',
    authPath: '/api/priest/auth',
    logoutPath: '/api/priest/logout',
    settingsPath: '/priest/settings',
    idleLimitMinutes: 12 * 60,
  },
  superadmin: {
    portal: 'superadmin',
    accountType: 'super-admin',
    accountTypeLabel: 'Super Admin',
    home: '/superadmin-dashboard',
    signInPath: '/superadmin/login',
    authPath: '/api/superadmin/auth',
    logoutPath: '/api/superadmin/auth/logout',
    settingsPath: '/superadmin/settings',
    idleLimitMinutes: 30,
  },
} as const satisfies Record<Role, RoleFacts>;

/** A role that this version doesn't know has no pages of its own. */
const UNKNOWN_ROLE: RoleFacts = { ...ROLE_FACTS.donor, home: '/', settingsPath: '/' };

/** A role's names and addresses, also of one that came in an answer and that this version may not know. */
export const factsOfRole = (role: string): RoleFacts => (Object.hasOwn(ROLE_FACTS, role) ? ROLE_FACTS[role as Role] : UNKNOWN_ROLE);

/** A session ends this long after sign-in, regardless of activity. */
export const SESSION_ABSOLUTE_LIMIT_DAYS = 90;

/** The role for a portal's name, or undefined if there is none. */
export const roleOfPortal = (portal: string): Role | undefined => ROLES.find((role) => ROLE_FACTS[role].portal === portal);

/** The role for an account type, or undefined if there is none. */
export const roleOfAccountType = (type: string): Role | undefined => ROLES.find((role) => ROLE_FACTS[role].accountType === type);
