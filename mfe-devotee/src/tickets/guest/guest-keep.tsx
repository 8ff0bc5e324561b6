import { guestLinkEndpoints } from '@sannidhi/contracts';
import { Button, Card, notify, RETURN_PARAMETER, Stack, useErrorSentence, useSession, useWrite } from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { ticketPath } from '../ticket-paths.ts';

/** The way from a guest's link into an account, where tickets can also be passed on and moved. */
export function GuestKeep({ link }: { link: string }) {
  const text = useTexts();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const { isDonor } = useSession();
  const back = encodeURIComponent(useLocation().pathname);
  const claim = useWrite(guestLinkEndpoints.claim);
  const take = () =>
    claim.mutate(
      { params: { link } },
      {
        onSuccess: ({ id }) => void navigate(ticketPath(id)),
        onError: (error: Error) => notify({ kind: 'error', title: sentence(error) }),
      },
    );
  return (
    <Card title={text('tickets.guest.keep')}>
      <Stack spacing={2}>
        <p>{text('tickets.guest.keepHelp')}</p>
        {isDonor ? (
          <Button busy={claim.isPending && text('tickets.saving')} onClick={take}>
            {text('tickets.guest.take')}
          </Button>
        ) : (
          <Button to={`/login?${RETURN_PARAMETER}=${back}`}>{text('tickets.guest.signIn')}</Button>
        )}
      </Stack>
    </Card>
  );
}
