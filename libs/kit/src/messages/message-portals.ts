import {
  type CannedEndpoints,
  type CurrentUser,
  devoteeMessageEndpoints,
  type OfficeEndpoints,
  platformCannedEndpoints,
  platformMessageEndpoints,
  priestMessageEndpoints,
  type Role,
  type SideEndpoints,
  templeCannedEndpoints,
  templeMessageEndpoints,
} from '@sannidhi/contracts';

/** A portal's page of conversations, and how it reads and writes them. */
export interface MessagePortal {
  path: string;
  endpoints: SideEndpoints;
  /** For those who answer as an office. */
  office?: OfficeEndpoints;
  /** Their canned replies. */
  canned?: CannedEndpoints;
}

const PORTALS: Record<Role, MessagePortal> = {
  donor: { path: '/devotee/messages', endpoints: devoteeMessageEndpoints },
  priest: { path: '/priest/messages', endpoints: priestMessageEndpoints },
  'temple-admin': {
    path: '/temple-admin/messages',
    endpoints: templeMessageEndpoints,
    office: templeMessageEndpoints,
    canned: templeCannedEndpoints,
  },
  superadmin: {
    path: '/superadmin/messages',
    endpoints: platformMessageEndpoints,
    office: platformMessageEndpoints,
    canned: platformCannedEndpoints,
  },
};

export const messagePortalOf = (role: Role): MessagePortal => PORTALS[role];

/** The portal of someone who may read its conversations. */
export function openMessagePortal(user: CurrentUser | undefined): MessagePortal | undefined {
  if (!user?.emailVerified || user.secondFactorDue) return undefined;
  if (user.role === 'temple-admin' && !user.permissions?.includes('messages:read')) return undefined;
  return PORTALS[user.role];
}
