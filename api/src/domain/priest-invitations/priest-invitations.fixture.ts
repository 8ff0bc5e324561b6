import { buildPriest } from '../../../test/factories/priest.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { signInAs } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { hashSecret } from '../../platform/auth/keyed-hash.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

const SOON_MS = 3_600_000;

async function invitationAt({ giving, accounts }: Place, api: TestApi, email = `${newId()}@priests.test`) {
  const [templeId, token, createdAt] = [giving.temple.id, newId(), new Date()];
  const invitation: PriestInvitation = {
    templeId,
    id: newId(),
    email,
    status: 'open',
    openKey: `${templeId}:${email}`,
    tokenHash: hashSecret(token),
    invitedById: accounts.staff.id,
    invitedBy: 'Lakshmi Raman',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SOON_MS),
  };
  await api.database.transaction((tx) => tx.insert(PriestInvitation, invitation));
  return { priestInvitationId: invitation.id, token };
}

export const fixture: NounFixture = {
  presets: { 'priests:manage': ['manager', 'priest-coordinator'] },
  build: async (place, api) => ({ priestInvitationId: (await invitationAt(place, api)).priestInvitationId }),
  routes: {
    'GET /api/temple-admin/priest-invitations': 'staff with priests:manage',
    'POST /api/temple-admin/priest-invitations': {
      may: 'staff with priests:manage',
      call: () => ({ body: { email: `${newId()}@priests.test` } }),
    },
    'POST /api/temple-admin/priest-invitations/:priestInvitationId/resend': 'staff with priests:manage',
    'POST /api/temple-admin/priest-invitations/:priestInvitationId/revoke': {
      may: 'staff with priests:manage',
      call: async (place, api) => ({ params: { priestInvitationId: (await invitationAt(place, api)).priestInvitationId } }),
    },
    'POST /api/priest/invitations/accept': {
      may: 'priest',
      call: async (place, api) => {
        const account = await buildPriest(api, {});
        const client = await signInAs(api, account);
        return { client, accountId: account.id, body: { token: (await invitationAt(place, api, account.email)).token } };
      },
    },
    'POST /api/priest-invitations/open': {
      may: 'anyone',
      call: async (place, api) => ({ body: { token: (await invitationAt(place, api)).token } }),
    },
    'POST /api/priest-invitations/accept': {
      may: 'anyone',
      call: async (place, api) => ({
        body: { token: (await invitationAt(place, api)).token, fullName: 'Ganesh Bhat', password: 'Namaste-1008' },
      }),
    },
  },
  small: { priest_invitations: 'A temple invites a few priests.' },
};
