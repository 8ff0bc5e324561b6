import { type FestivalMailState, festivalPreferenceEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  EmptyState,
  isMissing,
  notify,
  Page,
  PageHeader,
  queryClient,
  ScreenStates,
  useErrorSentence,
  useRead,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';

const { mailState, unsubscribe, resubscribe } = festivalPreferenceEndpoints;

/**
 * The target of the link in a festival email's footer: one press turns off the emails, without signing in. Opening it changes nothing,
 * because mail scanners open links.
 */
export function UnsubscribePage() {
  const text = useText('shell');
  const { token = '' } = useParams();
  const query = useRead(mailState, { params: { token } });
  useArrival(text('unsubscribe.title'));
  const unknown = isMissing(query.error);
  return (
    <Page reading>
      <PageHeader title={text('unsubscribe.title')} />
      {unknown ? (
        <EmptyState title={text('unsubscribe.unknownTitle')}>{text('unsubscribe.unknownBody')}</EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('unsubscribe.failed')}>
          {(state) => <Choice state={state} token={token} />}
        </ScreenStates>
      )}
    </Page>
  );
}

function Choice({ state: { email, subscribed }, token }: { state: FestivalMailState; token: string }) {
  const text = useText('shell');
  const errorSentence = useErrorSentence();
  const change = useWrite<typeof unsubscribe>(subscribed ? unsubscribe : resubscribe, {
    onSuccess: (state) => void queryClient.setQueryData([addressOf(mailState.path, { token })], state),
  });
  const press = () =>
    void change
      .mutateAsync({ params: { token } })
      .catch((error: unknown) => notify({ title: text('unsubscribe.notChanged'), body: errorSentence(error), kind: 'error' }));
  const button = (
    <Button variant={subscribed ? 'primary' : 'secondary'} busy={change.isPending && text('unsubscribe.changing')} onClick={press}>
      {text(subscribed ? 'unsubscribe.end' : 'unsubscribe.again')}
    </Button>
  );
  return (
    <Banner
      kind={subscribed ? 'info' : 'success'}
      title={text(subscribed ? 'unsubscribe.onTitle' : 'unsubscribe.offTitle')}
      action={button}
    >
      {text(subscribed ? 'unsubscribe.onBody' : 'unsubscribe.offBody', { email })}
    </Banner>
  );
}
