import { type Endpoint, type ReplyOf, ROLE_FACTS } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  EmptyState,
  isMissing,
  notify,
  Page,
  PageHeader,
  queryClient,
  RETURN_PARAMETER,
  ScreenStates,
  styled,
  useErrorSentence,
  useRead,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px 20px', '& a': { padding: '4px 0' } });

interface SubscriptionPageProps<Read extends Endpoint> {
  /** Reads what the link's token is for. */
  read: Read;
  token: string;
  title: string;
  /** For a token that nobody sealed, or whose account is gone. */
  unknownBody: string;
  children: (state: ReplyOf<Read>) => ReactNode;
}

/** The page of a link in an email's footer, without signing in. Opening it changes nothing, because mail scanners open links. */
export function SubscriptionPage<Read extends Endpoint>({ read, token, title, unknownBody, children }: SubscriptionPageProps<Read>) {
  const text = useText('shell');
  const query = useRead(read, { params: { token } });
  useArrival(title);
  return (
    <Page reading>
      <PageHeader title={title} />
      {isMissing(query.error) ? (
        <EmptyState title={text('unsubscribe.unknownTitle')} action={<WaysOn />}>
          {unknownBody}
        </EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('unsubscribe.failed')}>
          {children}
        </ScreenStates>
      )}
    </Page>
  );
}

/** Where the same can be changed without the link, and whom to ask. A sign-in page takes who is signed in on. */
function WaysOn() {
  const text = useText('shell');
  const { signInPath } = ROLE_FACTS.donor;
  return (
    <Ways>
      <Link to={`${signInPath}?${RETURN_PARAMETER}=/donor/temple-preferences`}>{text('unsubscribe.preferences')}</Link>
      <Link to="/contact">{text('receipt.contact')}</Link>
    </Ways>
  );
}

interface ChangeButtonProps {
  /** The write that the button sends; its reply replaces what `read` answered. */
  change: Endpoint;
  read: Endpoint;
  token: string;
  label: string;
  primary?: boolean;
}

/** One change of a subscription. A failure is shown as a notice, and the button can be pressed again. */
export function ChangeButton({ change, read, token, label, primary = false }: ChangeButtonProps) {
  const text = useText('shell');
  const sentenceOf = useErrorSentence();
  const write = useWrite(change, {
    onSuccess: (state) => void queryClient.setQueryData([addressOf(read.path, { token })], state),
  });
  const press = () =>
    void write
      .mutateAsync({ params: { token } })
      .catch((error: unknown) => notify({ title: text('unsubscribe.notChanged'), body: sentenceOf(error), kind: 'error' }));
  return (
    <Button variant={primary ? 'primary' : 'secondary'} busy={write.isPending && text('unsubscribe.changing')} onClick={press}>
      {label}
    </Button>
  );
}
