import { inviteSchema, type StaffInvitationView, staffInvitationEndpoints, staffRoleEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  Banner,
  type Column,
  Facts,
  Field,
  Form,
  IconBan,
  IconRefresh,
  notify,
  RecordListView,
  ScreenStates,
  SelectField,
  Stack,
  staffRoleWord,
  textColumn,
  useList,
  usePanel,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { WriteButton } from '../office/write-button.tsx';
import { StaffHead } from './staff-head.tsx';
import { useGivableRoles } from './use-givable-roles.ts';

/** Invitations that wait for an answer, and the form that sends one. */
export function InvitationsView() {
  const text = useOfficeText('staff.invitations');
  const panel = usePanel('invitation');
  const manages = useSession().can('staff:manage');
  const add = manages && <AddButton panel={panel}>{text('add')}</AddButton>;
  return (
    <RecordListView
      texts={text}
      head={<StaffHead view="invitations" actions={add} />}
      list={useList(staffInvitationEndpoints.list)}
      panel={panel}
      columns={useInvitationColumns()}
      name={({ email }) => email}
      create={manages && (() => <InviteForm onDone={panel.close} />)}
      record={(invitation) => <InvitationRecord invitation={invitation} manages={manages} onDone={panel.close} />}
    />
  );
}

function useInvitationColumns(): Column<StaffInvitationView>[] {
  const text = useOfficeText('staff.invitations');
  const moments = useMoments();
  const until = ({ expiresAt, beyondInviter }: StaffInvitationView) =>
    text(beyondInviter ? 'beyond' : new Date(expiresAt) > new Date() ? 'runsOut' : 'ranOut', { date: moments.short(expiresAt) });
  return [
    textColumn('email', text('column.email'), ({ email }) => email, { phone: 'title' }),
    textColumn('role', text('column.role'), ({ roleName }) => staffRoleWord(roleName), { phone: 'detail' }),
    textColumn('by', text('column.by'), ({ invitedBy, invitedAt }) => `${invitedBy}, ${moments.short(invitedAt)}`, { low: true }),
    textColumn('until', text('column.until'), until, { width: 220, phone: 'detail' }),
  ];
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('staff.invitations');
  const roles = useRead(staffRoleEndpoints.list);
  const givable = useGivableRoles();
  const invite = useWrite(staffInvitationEndpoints.invite);
  return (
    <ScreenStates query={roles} failedTitle={text('failed')}>
      {(all) => (
        <Form
          label={text('form.titleNew')}
          schema={inviteSchema}
          initialValues={{ email: '', role: '', firstDay: '', lastDay: '' }}
          onSubmit={async (body) => {
            await invite.mutateAsync({ body });
            notify({ kind: 'success', title: text('form.done', { email: body.email }) });
            onDone();
          }}
        >
          <Field
            name="email"
            label={text('form.email')}
            help={text('form.emailHelp')}
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <SelectField
            name="role"
            label={text('form.role')}
            placeholder={text('form.chooseRole')}
            choices={givable(all).map(({ id, name }) => ({ value: id, label: staffRoleWord(name) }))}
          />
          <Field name="firstDay" type="date" optional label={text('form.firstDay')} help={text('form.firstDayHelp')} />
          <Field name="lastDay" type="date" optional label={text('form.lastDay')} help={text('form.lastDayHelp')} />
          <FormEnd onCancel={onDone} submit={text('form.submit')} />
        </Form>
      )}
    </ScreenStates>
  );
}

interface InvitationRecordProps {
  invitation: StaffInvitationView;
  manages: boolean;
  onDone: () => void;
}

function InvitationRecord({ invitation, manages, onDone }: InvitationRecordProps) {
  const text = useOfficeText('staff.invitations');
  const moments = useMoments();
  const resend = useWrite(staffInvitationEndpoints.resend);
  const revoke = useWrite(staffInvitationEndpoints.revoke);
  const params = { params: { invitationId: invitation.id } };
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.role'), value: staffRoleWord(invitation.roleName) },
          ...(invitation.firstDay ? [{ label: text('firstDay'), value: moments.day(invitation.firstDay) }] : []),
          ...(invitation.lastDay ? [{ label: text('lastDay'), value: moments.day(invitation.lastDay) }] : []),
          { label: text('column.by'), value: `${invitation.invitedBy}, ${moments.short(invitation.invitedAt)}` },
          { label: text('column.until'), value: moments.short(invitation.expiresAt) },
        ]}
      />
      {invitation.beyondInviter && <Banner kind="warning">{text('beyondMore', { name: invitation.invitedBy })}</Banner>}
      {manages && (
        <Row>
          <WriteButton icon={IconRefresh} label={text('resend')} done={text('resent')} write={() => resend.mutateAsync(params)} />
          <WriteButton
            destructive
            icon={IconBan}
            label={text('revoke')}
            done={text('revoked')}
            write={async () => {
              await revoke.mutateAsync(params);
              onDone();
            }}
          />
        </Row>
      )}
    </Stack>
  );
}

export { InvitationsView as Screen };
