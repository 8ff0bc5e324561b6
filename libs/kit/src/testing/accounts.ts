import { type CurrentUser, STAFF_PRESETS, type StaffPreset } from '@sannidhi/contracts';

const person = (role: CurrentUser['role'], fullName: string, email: string): CurrentUser => ({
  id: '0192f0c1-7d1a-7c3e-8a55-000000000001',
  role,
  fullName,
  email,
  emailVerified: true,
});

export const buildDonor = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  ...person('donor', 'Meera Raghunathan', 'devotee@sannidhi.test'),
  ...facts,
});
export const buildPriest = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  ...person('priest', 'Ramachandra Sastry', 'priest@sannidhi.test'),
  ...facts,
});
export const buildSuperadmin = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  ...person('superadmin', 'Platform Admin', 'superadmin@sannidhi.test'),
  ...facts,
});
/** A staff member of a temple with the permissions of one of the starting roles. */
export const buildStaff = (preset: StaffPreset = 'owner', facts: Partial<CurrentUser> = {}): CurrentUser => ({
  ...person('temple-admin', 'Sowmya Reddy', 'temple@sannidhi.test'),
  adminName: 'Sowmya Reddy',
  staffRole: preset,
  permissions: [...STAFF_PRESETS[preset]],
  temple: {
    id: '0192f0c1-7d1a-7c3e-8a55-0000000000aa',
    slug: 'sri-kamakshi-edison',
    name: 'Sri Kamakshi Temple',
    city: 'Edison',
    state: 'NJ',
    timeZone: 'America/New_York',
  },
  ...facts,
});
