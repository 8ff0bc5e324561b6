import { type MailingState, messageConsentEndpoints } from '@sannidhi/contracts';
import { Banner, Stack, useText } from '@sannidhi/kit';
import { ChangeButton, SubscriptionPage } from './subscription-page.tsx';

const { mailing, unsubscribe, unsubscribeAll, resubscribe } = messageConsentEndpoints;

/** A temple's emails: end one topic, or everything. */
export function MailingPart({ token }: { token: string }) {
  const text = useText('shell');
  return (
    <SubscriptionPage
      read={mailing}
      token={token}
      title={text('unsubscribe.mailing.title')}
      unknownBody={text('unsubscribe.mailing.unknownBody')}
    >
      {(state) => <Choice state={state} token={token} />}
    </SubscriptionPage>
  );
}

function Choice({ state, token }: { state: MailingState; token: string }) {
  const text = useText('shell');
  const { email, temple, topic, subscribed, endedAll } = state;
  const values = { email, temple, topic: text(`unsubscribe.mailing.topic.${topic}`) };
  const now = subscribed ? 'on' : endedAll ? 'all' : 'off';
  const link = { read: mailing, token };
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Banner
        kind={subscribed ? 'info' : 'success'}
        title={text(`unsubscribe.mailing.${now}Title`, values)}
        action={
          subscribed ? (
            <ChangeButton {...link} change={unsubscribe} label={text('unsubscribe.end')} primary />
          ) : (
            <ChangeButton {...link} change={resubscribe} label={text('unsubscribe.again')} />
          )
        }
      >
        {text(`unsubscribe.mailing.${now}Body`, values)}
      </Banner>
      {!endedAll && <ChangeButton {...link} change={unsubscribeAll} label={text('unsubscribe.mailing.endAll')} />}
    </Stack>
  );
}
