import { type PriestInvitationView, priestInvitationEndpoints } from '@sannidhi/contracts';
import { type Column, RecordListView, textColumn, useList, usePanel } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { InvitePriest } from './invite-priest.tsx';
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
      create={() => <InvitePriest onDone={panel.close} />}
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

export { PriestInvitationsView as Screen };
