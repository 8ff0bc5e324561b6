import { type FestivalMailState, festivalPreferenceEndpoints, MAILING_TOKEN_MARK } from '@sannidhi/contracts';
import { Banner, useText } from '@sannidhi/kit';
import { useParams } from 'react-router-dom';
import { MailingPart } from './mailing-part.tsx';
import { ChangeButton, SubscriptionPage } from './subscription-page.tsx';

const { mailState, unsubscribe, resubscribe } = festivalPreferenceEndpoints;

/** The target of the link in an email's footer: one press turns off the emails it belongs to. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  return token.startsWith(MAILING_TOKEN_MARK) ? <MailingPart token={token} /> : <FestivalPart token={token} />;
}

function FestivalPart({ token }: { token: string }) {
  const text = useText('shell');
  return (
    <SubscriptionPage read={mailState} token={token} title={text('unsubscribe.title')} unknownBody={text('unsubscribe.unknownBody')}>
      {(state) => <Choice state={state} token={token} />}
    </SubscriptionPage>
  );
}

function Choice({ state: { email, subscribed }, token }: { state: FestivalMailState; token: string }) {
  const text = useText('shell');
  const [now, next, change] = subscribed ? (['on', 'end', unsubscribe] as const) : (['off', 'again', resubscribe] as const);
  return (
    <Banner
      kind={subscribed ? 'info' : 'success'}
      title={text(`unsubscribe.${now}Title`)}
      action={<ChangeButton read={mailState} change={change} token={token} label={text(`unsubscribe.${next}`)} primary={subscribed} />}
    >
      {text(`unsubscribe.${now}Body`, { email })}
    </Banner>
  );
}
