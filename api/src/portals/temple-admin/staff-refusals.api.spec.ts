import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { linkParameter } from '../../../test/outbox.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { StaffInvitation } from '../../domain/staff/staff-invitation.entity.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import { StaffRole } from '../../domain/staff/staff-role.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';

const STAFF = '/api/temple-admin/staff';
const ROLES = '/api/temple-admin/staff-roles';
const INVITATIONS = '/api/temple-admin/staff-invitations';
const KEPT = [StaffInvitation, StaffMember, StaffRole, AuditEntry, OutboxMessage];

let api: TestApi;
let temple: Temple;
let owner: TestAgent;
let ownerAccount: Account;
let clerk: TestAgent;
let clerkAccount: Account;
beforeAll(async () => {
  api = await startTestApi();
  ({ client: owner, temple, account: ownerAccount } = await signInStaff(api));
  const permissions = ['staff:read', 'staff:manage', 'temple:read'] as const;
  ({ client: clerk, account: clerkAccount } = await signInStaff(api, { temple, permissions }));
});
afterAll(() => api.close());

const stored = () => Promise.all(KEPT.map((entity) => api.database.reader.find(entity)));
/** The refusal's code and sentence, once it is sure that nothing was stored, recorded or sent. */
async function refusalOf(
  call: () => PromiseLike<{ status: number; body: { code: string; message: string; fields?: Record<string, string> } }>,
) {
  const before = await stored();
  const { status, body } = await call();
  expect(await stored()).toEqual(before);
  return [status, body.code, Object.values(body.fields ?? {})[0] ?? body.message];
}
const memberOf = ({ id: accountId }: Account) => api.database.reader.findOneByOrFail(StaffMember, { templeId: temple.id, accountId });
const invite = (by: TestAgent, email: string, role = 'viewer') => by.post(INVITATIONS).send({ email, role });
const newEmail = () => `${newId()}@staff.test`;

/** The link's secret of a new invitation, and the invited address. */
async function invited(): Promise<{ email: string; token: string; id: string }> {
  const email = newEmail();
  await invite(owner, email).expect(201);
  const { id } = await api.database.reader.findOneByOrFail(StaffInvitation, { email });
  return { email, id, token: await linkParameter(api, email, 'token') };
}

type Uninvitable = readonly [who: string, emailOf: () => Promise<string>, role: string, sentence: string];
const UNINVITABLE: readonly Uninvitable[] = [
  ['oneself', async () => ownerAccount.email, 'viewer', 'This is your own address.'],
  [
    'a suspended account',
    async () => (await buildAccount(api, { role: 'temple-admin', status: 'suspended' })).email,
    'viewer',
    'account is suspended',
  ],
  ['no address', async () => 'nobody', 'viewer', 'email'],
  ['a role that was deleted', async () => newEmail(), newId(), 'no longer exists'],
];

describe('sending an invitation', () => {
  it.each(UNINVITABLE)('to %s is refused', async (_, emailOf, role, sentence) => {
    const email = await emailOf();
    expect(await refusalOf(() => invite(owner, email, role))).toEqual([400, 'invalid-fields', expect.stringContaining(sentence)]);
  });

  it('to a role that may do more than who invites is refused', async () => {
    expect(await refusalOf(() => invite(clerk, newEmail(), 'treasurer'))).toEqual([403, 'role-beyond-yours', expect.any(String)]);
    const { id } = await invited();
    const { client: stranger } = await signInStaff(api);
    for (const act of ['resend', 'revoke'])
      expect((await refusalOf(() => stranger.post(`${INVITATIONS}/${id}/${act}`))).slice(0, 2)).toEqual([404, 'not-found']);
  });
});

it('an invitation to a role beyond one’s own is not one’s to take back', async () => {
  const email = newEmail();
  await invite(owner, email, 'treasurer').expect(201);
  const { id } = await api.database.reader.findOneByOrFail(StaffInvitation, { email });
  expect((await refusalOf(() => clerk.post(`${INVITATIONS}/${id}/revoke`)))[1]).toBe('role-beyond-yours');
  await owner.post(`${INVITATIONS}/${id}/revoke`).expect(200);
});

describe('accepting an invitation', () => {
  const ended = (sentence: string) => [410, 'invitation-ended', sentence];
  const acceptAs = (client: TestAgent, token: string) => refusalOf(() => client.post(`${INVITATIONS}/accept`).send({ token }));

  it('with an account of another address is refused, and the invitation stays open', async () => {
    const { email, token } = await invited();
    const other = await signInAs(api, await buildAccount(api, { role: 'temple-admin' }));
    expect((await acceptAs(other, token)).slice(0, 2)).toEqual([403, 'invitation-for-another']);
    const right = await signInAs(api, await buildAccount(api, { role: 'temple-admin', email }));
    await right.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    const used = 'This invitation was already accepted. If you accepted it, sign in; if you didn’t, ask Lakshmi Raman.';
    expect(await acceptAs(right, token)).toEqual(ended(used));
  });

  it('twice at once makes one member', async () => {
    const { email, token } = await invited();
    const client = await signInAs(api, await buildAccount(api, { role: 'temple-admin', email }));
    const answers = await Promise.all([1, 2, 3].map(() => client.post(`${INVITATIONS}/accept`).send({ token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('that is forged, expired or was taken back is refused, and says whom to ask', async () => {
    const { email, token, id } = await invited();
    const client = await signInAs(api, await buildAccount(api, { role: 'temple-admin', email }));
    const unknown =
      'This link no longer works. If you have a newer email with an invitation, use that one; otherwise ask the temple for a new one.';
    expect(await acceptAs(client, `${token.slice(0, -1)}x`)).toEqual(ended(unknown));
    const inTime = (expiresAt: Date) => api.database.transaction((tx) => tx.update(StaffInvitation, { id }, { expiresAt }));
    await inTime(new Date(Date.now() - 1000));
    const expired = `This invitation from ${temple.name} has expired. Ask Lakshmi Raman to send it again.`;
    expect(await acceptAs(client, token)).toEqual(ended(expired));
    await inTime(new Date(Date.now() + 60_000));
    await owner.post(`${INVITATIONS}/${id}/revoke`).expect(200);
    const takenBack = `${temple.name} took this invitation back. If you didn’t expect that, ask Lakshmi Raman.`;
    expect(await acceptAs(client, token)).toEqual(ended(takenBack));
    await api.database.transaction((tx) => tx.update(StaffInvitation, { id }, { invitedById: newId() }));
    expect((await acceptAs(client, token))[2]).toBe(takenBack.replace('Lakshmi Raman', temple.name));
  });
});

describe('roles', () => {
  it('nobody raises their own, or composes one beyond it', async () => {
    const { id, staffRole } = await memberOf(clerkAccount);
    const change = (body: object) => clerk.put(`${ROLES}/${staffRole}`).send({ version: 0, name: 'Clerk', ...body });
    expect((await refusalOf(() => change({ permissions: ['staff:manage', 'donations:refund'] })))[1]).toBe('own-role');
    expect((await refusalOf(() => clerk.put(`${STAFF}/${id}/role`).send({ role: 'treasurer' })))[1]).toBe('own-role');
    const beyond = () => clerk.post(ROLES).send({ name: 'Everything', permissions: ['donations:refund'] });
    expect((await refusalOf(beyond))[1]).toBe('role-beyond-yours');
  });

  it('presets are nobody’s to edit or delete', async () => {
    const body = { version: 0, name: 'Treasurer', permissions: ['temple:read'] };
    expect((await refusalOf(() => owner.put(`${ROLES}/treasurer`).send(body)))[0]).toBe(404);
    expect((await refusalOf(() => owner.delete(`${ROLES}/treasurer`)))[0]).toBe(404);
  });

  it('grant only what exists, and something', async () => {
    for (const permissions of [[], ['everything'], 'donations:refund'])
      expect((await refusalOf(() => owner.post(ROLES).send({ name: 'Desk', permissions })))[1]).toBe('invalid-fields');
  });

  it('ownership isn’t given without consent', async () => {
    const { id } = await memberOf(clerkAccount);
    const send = () => owner.put(`${STAFF}/${id}/role`).send({ role: 'owner' });
    expect((await refusalOf(send))[1]).toBe('role-beyond-yours');
    expect((await send()).body.message).toBe(
      'Ownership isn’t given as a role. Offer it to this person: they become an owner once they accept.',
    );
  });
});
