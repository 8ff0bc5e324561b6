import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const invite = async () => {
  const owner = await signInStaff(api);
  const invited = await buildAccount(api, { role: 'temple-admin' });
  const { email } = invited;
  await owner.client.post('/api/temple-admin/staff-invitations').send({ email, role: 'viewer' }).expect(201);
  const invitation = await api.database.reader.findOneByOrFail(StaffInvitation, { email });
  return { owner, invited, invitation };
};

it('exports what a person was invited to, and what they sent', async () => {
  const { owner, invited, invitation } = await invite();
  const exportOf = async (client: typeof owner.client) => (await client.get('/api/account/export').expect(200)).body.staffInvitations;
  const { templeId } = invitation;
  expect(await exportOf(await signInAs(api, invited))).toMatchObject({ received: [{ templeId, status: 'open' }], sent: [] });
  expect(await exportOf(owner.client)).toMatchObject({ received: [], sent: [{ email: invited.email, status: 'open' }] });
});

it('forgets the address of a person who deletes their account, in the trail too', async () => {
  const { invited, invitation } = await invite();
  const { email } = invited;
  const subject = { subjectKind: 'staff-invitation', subjectId: invitation.id };
  // As earlier versions wrote it.
  await api.database.transaction((tx) => tx.update(AuditEntry, subject, { after: { email, role: 'viewer' } }));
  const client = await signInAs(api, invited);
  await client.post('/api/account/delete').send({ email, password: TEST_PASSWORD }).expect(200);
  expect(await api.database.reader.countBy(StaffInvitation, { email })).toBe(0);
  const trail = await api.database.reader.findBy(AuditEntry, subject);
  expect(trail.map(({ after }) => after)).toEqual([{ role: 'viewer' }]);
});
