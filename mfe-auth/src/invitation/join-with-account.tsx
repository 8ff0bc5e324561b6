import { priestInvitationEndpoints, ROLE_FACTS, staffInvitationEndpoints } from '@sannidhi/contracts';
import { Banner, Button, RETURN_PARAMETER, signOut, useErrorSentence, useSession, useWrite } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

const ACCEPT = { 'temple-admin': staffInvitationEndpoints.accept, priest: priestInvitationEndpoints.accept } as const;

interface JoinWithAccountProps {
  /** Where the person would work. */
  portal: keyof typeof ACCEPT;
  token: string;
  /** The address the invitation is for. */
  email: string;
  temple: string;
}

/** Accepts as the signed-in owner of the address; everybody else signs in with it first. */
export function JoinWithAccount({ portal, token, email, temple }: JoinWithAccountProps) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const accept = useWrite(ACCEPT[portal]);
  const { home, signInPath } = ROLE_FACTS[portal];
  const back = `${signInPath}?${RETURN_PARAMETER}=${encodeURIComponent(pathname + search)}`;
  if (user?.role !== portal)
    return (
      <>
        <Banner kind="info">{text('invitation.hasAccount', { email })}</Banner>
        <BelowForm>
          <Button variant="primary" to={back}>
            {text('invitation.signIn')}
          </Button>
        </BelowForm>
      </>
    );
  if (user.email !== email)
    return (
      <>
        <Banner kind="warning">{text('invitation.otherAccount', { own: user.email, email })}</Banner>
        <BelowForm>
          <Button onClick={() => void signOut()}>{text('invitation.signOut')}</Button>
        </BelowForm>
      </>
    );
  return (
    <>
      {accept.error && <Banner kind="error">{sentenceOf(accept.error)}</Banner>}
      <Button
        wide
        variant="primary"
        busy={accept.isPending && text('invitation.joining')}
        // A full load: the session works for this temple from now on.
        onClick={() => accept.mutate({ body: { token } }, { onSuccess: () => window.location.assign(home) })}
      >
        {text('invitation.join', { temple })}
      </Button>
    </>
  );
}
