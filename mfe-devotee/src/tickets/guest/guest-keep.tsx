import { guestLinkEndpoints } from '@sannidhi/contracts';
import { Button, Card, HttpError, notify, RETURN_PARAMETER, Stack, useErrorSentence, useSession, useWrite } from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { goodProof } from '../../giving/guest/guest-draft.ts';
import { useTexts } from '../../use-texts.ts';
import { ticketPath } from '../ticket-paths.ts';
import { GuestProof, type ProofProps } from './guest-proof.tsx';

interface Kept {
  slug: string;
  link: string;
  proof: ProofProps;
  /** The account isn't known to be the buyer's: the phone that registered is asked for. */
  isUnproven: boolean;
  onUnproven: () => void;
}

/** The way from a guest's link into an account, where tickets can also be passed on and moved: through a code to the phone that registered. */
export function GuestKeep({ slug, link, proof, isUnproven, onUnproven }: Kept) {
  const text = useTexts();
  const { isDonor } = useSession();
  const back = encodeURIComponent(useLocation().pathname);
  const { take, isTaking } = useTake(link, onUnproven);
  if (isDonor && isUnproven)
    return <GuestProof slug={slug} {...proof} title={text('tickets.guest.take')} lead={text('tickets.guest.takeProof')} onProven={take} />;
  return (
    <Card title={text('tickets.guest.keep')}>
      <Stack spacing={2}>
        <p>{text('tickets.guest.keepHelp')}</p>
        {isDonor ? (
          <Button busy={isTaking && text('tickets.saving')} onClick={() => take(goodProof(proof.draft)?.token)}>
            {text('tickets.guest.take')}
          </Button>
        ) : (
          <Button to={`/login?${RETURN_PARAMETER}=${back}`}>{text('tickets.guest.signIn')}</Button>
        )}
      </Stack>
    </Card>
  );
}

/** Takes the tickets into the account and shows them there. */
function useTake(link: string, onUnproven: () => void) {
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const claim = useWrite(guestLinkEndpoints.claim);
  const failed = (error: Error) => {
    if (error instanceof HttpError && error.api?.code === 'ticket-phone-unproven') onUnproven();
    else notify({ kind: 'error', title: sentence(error) });
  };
  // What the link shows is read again first, and then has no place for this card.
  const take = (guestToken?: string) =>
    void claim
      .mutateAsync({ params: { link }, body: guestToken ? { guestToken } : {} })
      .then(({ id }) => navigate(ticketPath(id)))
      .catch(failed);
  return { take, isTaking: claim.isPending };
}
