import type TestAgent from 'supertest/lib/agent.js';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { hashSecret } from '../../platform/auth/keyed-hash.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Account } from '../accounts/account.entity.ts';
import { OwnershipOfferRow } from '../staff/ownership-offer.entity.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { nameKeyOf, StaffRole } from '../staff/staff-role.entity.ts';

const SOON_MS = 3_600_000;

const viewerOf = async ({ giving }: Place, api: TestApi) => {
  const { member } = await buildStaff(api, { temple: giving.temple, preset: 'viewer' });
  return member;
};

/** One of the temple's own roles that nobody has. */
async function roleAt({ giving }: Place, api: TestApi): Promise<string> {
  const at = new Date();
  const name = `Desk ${newId()}`;
  const role = { templeId: giving.temple.id, id: newId(), name, nameKey: nameKeyOf(name), createdAt: at, updatedAt: at };
  await api.database.transaction((tx) => tx.insert(StaffRole, { ...role, permissions: ['temple:read'], limits: null }));
  return role.id;
}

async function invitationAt({ giving, accounts }: Place, api: TestApi, email = `${newId()}@staff.test`) {
  const [templeId, token, at] = [giving.temple.id, newId(), new Date()];
  const invitation = {
    templeId,
    id: newId(),
    email,
    staffRole: 'viewer',
    memberStartsAt: null,
    memberEndsAt: null,
    status: 'open' as const,
    openKey: `${templeId}:${email}`,
    tokenHash: hashSecret(token),
    invitedById: accounts.staff.id,
    invitedBy: 'Lakshmi Raman',
    createdAt: at,
    expiresAt: new Date(at.getTime() + SOON_MS),
  };
  await api.database.transaction((tx) => tx.insert(StaffInvitation, invitation));
  return { invitationId: invitation.id, token };
}

/** Somebody of the temple to whom the ownership is offered. */
async function heirAt({ giving }: Place, api: TestApi) {
  const { member: from } = await buildStaff(api, { temple: giving.temple, preset: 'owner' });
  const { client, account } = await signInStaff(api, { temple: giving.temple, preset: 'viewer' });
  const to = { templeId: giving.temple.id, toMemberId: newId(), toAccountId: account.id };
  const offer = { ...to, fromMemberId: from.id, fromName: 'Lakshmi Raman', becomes: 'owner' as const };
  await api.database.transaction(async (tx) => {
    await tx.delete(OwnershipOfferRow, { templeId: giving.temple.id });
    await tx.insert(OwnershipOfferRow, { ...offer, expiresAt: new Date(Date.now() + SOON_MS) });
  });
  return { client, account, staffId: to.toMemberId };
}

const callerOf = ({ client, account }: { client: TestAgent; account: Account }) => ({ client, accountId: account.id });

const member = async (place: Place, api: TestApi) => ({ params: { staffId: (await viewerOf(place, api)).id } });

export const fixture: NounFixture = {
  presets: {
    'staff:read': ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'viewer'],
    'staff:manage': [],
  },
  build: async (place, api) => ({
    staffId: (await viewerOf(place, api)).id,
    roleId: await roleAt(place, api),
    invitationId: (await invitationAt(place, api)).invitationId,
  }),
  routes: {
    'GET /api/temple-admin/staff': 'staff with staff:read',
    'PUT /api/temple-admin/staff/:staffId/role': {
      may: 'staff with staff:manage',
      call: () => ({ body: { role: 'front-desk', lastDay: '2100-01-06' } }),
    },
    'PUT /api/temple-admin/staff/:staffId/second-role': {
      may: 'staff with staff:manage',
      call: async (place, api) => ({
        params: { staffId: (await viewerOf(place, api)).id },
        body: { role: 'front-desk', lastDay: '2100-01-06' },
      }),
    },
    'DELETE /api/temple-admin/staff/:staffId/second-role': {
      may: 'staff with staff:manage',
      call: async (place, api) => {
        const { templeId, id } = await viewerOf(place, api);
        const second = { alsoRole: 'front-desk', alsoEndsAt: new Date(Date.now() + SOON_MS) };
        await api.database.transaction((tx) => tx.update(StaffMember, { templeId, id }, second));
        return { params: { staffId: id } };
      },
    },
    'DELETE /api/temple-admin/staff/:staffId': { may: 'staff with staff:manage', call: member },
    'POST /api/temple-admin/staff/:staffId/sign-out': { may: 'staff with staff:manage', call: member },
    'POST /api/temple-admin/leave': {
      may: 'temple-admin',
      call: async ({ giving }, api) => callerOf(await signInStaff(api, { temple: giving.temple, preset: 'viewer' })),
    },
    'GET /api/temple-admin/places': 'temple-admin',
    'POST /api/temple-admin/places/current': { may: 'temple-admin', call: ({ giving }) => ({ body: { templeId: giving.temple.id } }) },
    'POST /api/temple-admin/staff/:staffId/ownership': {
      may: 'staff with staff:manage',
      call: async (place, api) => {
        await api.database.transaction((tx) => tx.delete(OwnershipOfferRow, { templeId: place.giving.temple.id }));
        return { ...(await member(place, api)), body: { after: 'owner' } };
      },
    },
    'DELETE /api/temple-admin/staff/:staffId/ownership': {
      may: 'staff with staff:manage',
      call: async (place, api) => ({ params: { staffId: (await heirAt(place, api)).staffId } }),
    },
    'GET /api/temple-admin/ownership': 'temple-admin',
    'POST /api/temple-admin/ownership/accept': {
      may: 'temple-admin',
      call: async (place, api) => callerOf(await heirAt(place, api)),
    },
    'POST /api/temple-admin/ownership/decline': {
      may: 'temple-admin',
      call: async (place, api) => callerOf(await heirAt(place, api)),
    },
    'GET /api/temple-admin/staff-roles': 'staff with staff:read',
    'POST /api/temple-admin/staff-roles': {
      may: 'staff with staff:manage',
      call: () => ({
        body: { name: `Desk ${newId()}`, permissions: ['temple:read', 'donations:refund'], limits: { 'donations:refund': 51_00 } },
      }),
    },
    'PUT /api/temple-admin/staff-roles/:roleId': {
      may: 'staff with staff:manage',
      call: async (place, api) => ({
        params: { roleId: await roleAt(place, api) },
        body: {
          version: 0,
          name: `Desk ${newId()}`,
          permissions: ['temple:read', 'donations:refund'],
          limits: { 'donations:refund': 51_00 },
        },
      }),
    },
    'DELETE /api/temple-admin/staff-roles/:roleId': {
      may: 'staff with staff:manage',
      call: async (place, api) => ({ params: { roleId: await roleAt(place, api) } }),
    },
    'GET /api/temple-admin/staff-invitations': 'staff with staff:read',
    'POST /api/temple-admin/staff-invitations': {
      may: 'staff with staff:manage',
      call: () => ({ body: { email: `${newId()}@staff.test`, role: 'viewer', lastDay: '2100-01-06' } }),
    },
    'POST /api/temple-admin/staff-invitations/:invitationId/resend': 'staff with staff:manage',
    'POST /api/temple-admin/staff-invitations/:invitationId/revoke': {
      may: 'staff with staff:manage',
      call: async (place, api) => ({ params: { invitationId: (await invitationAt(place, api)).invitationId } }),
    },
    'POST /api/temple-admin/staff-invitations/accept': {
      may: 'temple-admin',
      call: async (place, api) => {
        const { client, account } = await signInStaff(api);
        return { client, accountId: account.id, body: { token: (await invitationAt(place, api, account.email)).token } };
      },
    },
    'POST /api/staff-invitations/open': {
      may: 'anyone',
      call: async (place, api) => ({ body: { token: (await invitationAt(place, api)).token } }),
    },
    'POST /api/staff-invitations/accept': {
      may: 'anyone',
      call: async (place, api) => ({
        body: { token: (await invitationAt(place, api)).token, fullName: 'Kiran Desai', password: 'Namaste-1008' },
      }),
    },
  },
};
