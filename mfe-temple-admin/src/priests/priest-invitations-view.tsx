import { invitePriestSchema, type PriestInvitationView, priestInvitationEndpoints } from '@sannidhi/contracts';
import { type Column, Field, Form, notify, RecordListView, textColumn, useList, usePanel, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PriestInvitationRecord } from './priest-invitation-record.tsx';

/** Priests who were invited and haven't answered yet, and the form that invites one. */
export function PriestInvitationsView() {
  const panel = usePanel('invitation');
  return (
    <RecordListView
      texts={useOfficeText('priests.invitations')}
      list={useList(priestInvitationEndpoints.list)}
      panel={panel}
      columns={useInvitationColumns()}
      name={({ email }) => email}
      create={() => <InviteForm onDone={panel.close} />}
      record={(invitation) => <PriestInvitationRecord key={invitation.id} invitation={invitation} onDone={panel.close} />}
    />
  );
}

function useInvitationColumns(): Column<PriestInvitationView>[] {
  const text = useOfficeText('priests.invitations');
  const moments = useMoments();
  const until = ({ expiresAt }: PriestInvitationView) =>
    text(new Date(expiresAt) > new Date() ? 'runsOut' : 'ranOut', { date: moments.short(expiresAt) });
  return [
    textColumn('email', text('column.email'), ({ email }) => email, { phone: 'title' }),
    textColumn('by', text('column.by'), ({ invitedBy, invitedAt }) => `${invitedBy}, ${moments.short(invitedAt)}`, { phone: 'detail' }),
    textColumn('until', text('column.until'), until, { width: 260, phone: 'detail' }),
  ];
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('priests.invitations');
  const invite = useWrite(priestInvitationEndpoints.invite);
  return (
    <Form
      label={text('form.titleNew')}
      schema={invitePriestSchema}
      initialValues={{ email: '' }}
      onSubmit={async (body) => {
        await invite.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.done', { email: body.email }) });
        onDone();
      }}
    >
      <Field name="email" label={text('column.email')} help={text('form.emailHelp')} inputMode="email" autoComplete="off" maxLength={254} />
      <FormEnd onCancel={onDone} submit={text('form.submit')} />
    </Form>
  );
}

export { PriestInvitationsView as Screen };
