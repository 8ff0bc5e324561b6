import { BROADCAST_CHANNELS, MESSAGE_TOPICS, messageConsentEndpoints, ROLE_FACTS, type TempleConsents } from '@sannidhi/contracts';
import { Banner, Button, Card, notify, ScreenStates, Stack, Typography, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

type Choice = TempleConsents['choices'][number];

/** What each of the devotee's temples may write about to them, and how. */
export function TempleNews() {
  const text = useTexts();
  const consents = useRead(messageConsentEndpoints.own);
  return (
    <ScreenStates query={consents} failedTitle={text('news.failed')}>
      {(temples) => temples.map((temple) => <OneTemple key={temple.templeId} consents={temple} />)}
    </ScreenStates>
  );
}

function OneTemple({ consents }: { consents: TempleConsents }) {
  const text = useTexts();
  const { temple, phone, stopped, choices } = consents;
  return (
    <Card title={text('news.title', { temple })}>
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('news.lead')}
        </Typography>
        {stopped.includes('email') && (
          <Banner
            kind="info"
            action={
              <Button variant="text" small to={ROLE_FACTS.donor.settingsPath}>
                {text('news.toAccount')}
              </Button>
            }
          >
            {text('news.stoppedEmail')}
          </Banner>
        )}
        {stopped.includes('sms') && <Banner kind="info">{text('news.stoppedSms')}</Banner>}
        {MESSAGE_TOPICS.map((topic) => (
          <fieldset key={topic}>
            <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
              {text(`news.topic.${topic}`)}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {BROADCAST_CHANNELS.map((channel) => {
                const choice = choices.find((one) => one.topic === topic && one.channel === channel);
                const isMissing = stopped.includes(channel) || (channel === 'sms' && phone === null);
                return choice && !isMissing && <Toggle key={channel} templeId={consents.templeId} choice={choice} />;
              })}
            </Stack>
          </fieldset>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(phone === null ? 'news.noPhone' : 'news.smsTerms')}
        </Typography>
      </Stack>
    </Card>
  );
}

function Toggle({ templeId, choice: { topic, channel, isOn } }: { templeId: string; choice: Choice }) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(messageConsentEndpoints.choose);
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      small
      aria-pressed={isOn}
      busy={isPending && text('preferences.saving')}
      onClick={() => mutate({ body: { templeId, topic, channel, isOn: !isOn } }, { onError })}
    >
      {text(`news.channel.${channel}`)}
    </Button>
  );
}
