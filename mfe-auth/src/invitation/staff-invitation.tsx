import { type StaffInvitationOffer, staffInvitationEndpoints } from '@sannidhi/contracts';
import { Banner, formatDate, Skeletons, staffRoleWord, useSession, useWrite } from '@sannidhi/kit';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useTexts } from '../use-texts.ts';
import { IncompleteLink } from './incomplete-link.tsx';
import { InvitationEnded } from './invitation-ended.tsx';
import { JoinWithAccount } from './join-with-account.tsx';
import { NewAccountForm } from './new-account-form.tsx';

/** Who invites whom to which temple, and how to accept: with a new account, or the one that the address has. */
function StaffInvitation() {
  const text = useTexts();
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) return <IncompleteLink title={text('titles.invitation')} signInPath="/temple-admin/login" />;
  return <Linked token={token} />;
}

function Linked({ token }: { token: string }) {
  const text = useTexts();
  const { mutate, data: offer, error } = useWrite(staffInvitationEndpoints.open);
  const open = useCallback(() => mutate({ body: { token } }), [mutate, token]);
  useEffect(open, [open]);
  if (error) return <InvitationEnded error={error} title={text('titles.invitation')} signInPath="/temple-admin/login" onRetry={open} />;
  if (!offer)
    return (
      <AuthFrame title={text('titles.invitation')}>
        <Skeletons />
      </AuthFrame>
    );
  return <Offer offer={offer} token={token} />;
}

function Offer({ offer, token }: { offer: StaffInvitationOffer; token: string }) {
  const text = useTexts();
  const { user } = useSession();
  const { temple, invitedBy, roleName, email, hasAccount, firstDay, lastDay } = offer;
  const place = `${temple.name}, ${temple.city}, ${temple.state}`;
  return (
    <AuthFrame
      title={text('invitation.heading', { temple: temple.name })}
      lead={text('invitation.lead', { by: invitedBy, place, role: staffRoleWord(roleName), email })}
    >
      {firstDay && <Banner kind="info">{text('invitation.firstDay', { day: longDay(firstDay) })}</Banner>}
      {lastDay && <Banner kind="info">{text('invitation.lastDay', { day: longDay(lastDay) })}</Banner>}
      {hasAccount || user?.role === 'temple-admin' ? (
        <JoinWithAccount portal="temple-admin" token={token} email={email} temple={temple.name} />
      ) : (
        <NewAccountForm portal="temple-admin" token={token} email={email} />
      )}
    </AuthFrame>
  );
}

const longDay = (day: string): string => formatDate(day, { month: 'long', day: 'numeric', year: 'numeric' });

export { StaffInvitation as Screen };
