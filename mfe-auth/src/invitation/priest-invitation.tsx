import { type PriestInvitationOffer, priestInvitationEndpoints } from '@sannidhi/contracts';
import { Skeletons, useSession, useWrite } from '@sannidhi/kit';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useTexts } from '../use-texts.ts';
import { IncompleteLink } from './incomplete-link.tsx';
import { InvitationEnded } from './invitation-ended.tsx';
import { JoinWithAccount } from './join-with-account.tsx';
import { NewAccountForm } from './new-account-form.tsx';

/** Which temple invites a priest, and how to accept: with a new account, or the one that the address has. */
function PriestInvitation() {
  const text = useTexts();
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) return <IncompleteLink title={text('titles.priestInvitation')} signInPath="/priest/login" />;
  return <Linked token={token} />;
}

function Linked({ token }: { token: string }) {
  const text = useTexts();
  const { mutate, data: offer, error } = useWrite(priestInvitationEndpoints.open);
  const open = useCallback(() => mutate({ body: { token } }), [mutate, token]);
  useEffect(open, [open]);
  if (error) return <InvitationEnded error={error} title={text('titles.priestInvitation')} signInPath="/priest/login" onRetry={open} />;
  if (!offer)
    return (
      <AuthFrame title={text('titles.priestInvitation')}>
        <Skeletons />
      </AuthFrame>
    );
  return <Offer offer={offer} token={token} />;
}

function Offer({ offer: { temple, invitedBy, email, hasAccount }, token }: { offer: PriestInvitationOffer; token: string }) {
  const text = useTexts();
  const { user } = useSession();
  const place = `${temple.name}, ${temple.city}, ${temple.state}`;
  const who = { portal: 'priest', token, email } as const;
  return (
    <AuthFrame
      title={text('invitation.priestHeading', { temple: temple.name })}
      lead={text('invitation.priestLead', { by: invitedBy, place, email })}
    >
      {hasAccount || user?.role === 'priest' ? <JoinWithAccount {...who} temple={temple.name} /> : <NewAccountForm {...who} />}
    </AuthFrame>
  );
}

export { PriestInvitation as Screen };
