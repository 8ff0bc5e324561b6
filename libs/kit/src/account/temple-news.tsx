import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type ConsentTopic,
  factsOfRole,
  MESSAGE_TOPICS,
  type MessageTopic,
  messageConsentEndpoints,
  SMS_TERMS_VERSION,
  smsTerms,
  type TempleConsents,
} from '@sannidhi/contracts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { IconCheck } from '../icons/icons.ts';
import { TempleNotifications } from '../notifications/temple-notifications.tsx';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { PhoneCheck } from './phone-check.tsx';

type Choice = TempleConsents['choices'][number];

/** What each of a person's temples may write about to them, and how. */
export function TempleNews() {
  const text = useText('kit-account');
  const consents = useRead(messageConsentEndpoints.own);
  return (
    <ScreenStates query={consents} failedTitle={text('news.failed')}>
      {(temples) => (
        <>
          {temples[0]?.phone && !temples[0].phoneVerified && <PhoneCheck phone={temples[0].phone} />}
          {temples.map((temple) => (
            <OneTemple key={temple.templeId} consents={temple} />
          ))}
        </>
      )}
    </ScreenStates>
  );
}

function OneTemple({ consents }: { consents: TempleConsents }) {
  const text = useText('kit-account');
  const { user } = useSession();
  const { temple, isSuspended, phone, phoneVerified, phoneUnreachable, stopped } = consents;
  return (
    <Card title={text('news.title', { temple })}>
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('news.lead')}
        </Typography>
        {isSuspended && <Banner kind="info">{text('news.suspended')}</Banner>}
        {stopped.includes('email') && (
          <Banner
            kind="info"
            action={
              <Button variant="text" small to={user && factsOfRole(user.role).settingsPath}>
                {text('news.toAccount')}
              </Button>
            }
          >
            {text('news.stoppedEmail')}
          </Banner>
        )}
        {stopped.includes('sms') && <Banner kind="info">{text(phoneUnreachable ? 'news.unreachable' : 'news.stoppedSms')}</Banner>}
        {MESSAGE_TOPICS.map((topic) => (
          <TopicChoices key={topic} consents={consents} topic={topic} />
        ))}
        <NotificationTexts consents={consents} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {phoneVerified ? smsTerms(temple, currentLanguage()) : phone === null && text('news.noPhone')}
        </Typography>
        <TempleNotifications templeId={consents.templeId} temple={temple} />
      </Stack>
    </Card>
  );
}

function TopicChoices({ consents, topic }: { consents: TempleConsents; topic: MessageTopic }) {
  const text = useText('kit-account');
  const offered = BROADCAST_CHANNELS.map((channel) => offeredIn(consents, topic, channel)).filter((choice) => choice !== undefined);
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text(`news.topic.${topic}`)}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {offered.map((choice) => (
          <Toggle key={choice.channel} templeId={consents.templeId} choice={choice} />
        ))}
      </Stack>
    </fieldset>
  );
}

/** Texts need a verified phone, and no channel counts after STOP or a bounce; at a suspended temple only what is on can be changed. */
function offeredIn(
  { isSuspended, phoneVerified, stopped, choices }: TempleConsents,
  topic: ConsentTopic,
  channel: BroadcastChannel,
): Choice | undefined {
  if (stopped.includes(channel) || (channel === 'sms' && !phoneVerified)) return undefined;
  return choices.find((one) => one.topic === topic && one.channel === channel && (one.isOn || !isSuspended));
}

/** Whether the temple may text notifications; which ones is chosen in the notification settings. */
function NotificationTexts({ consents }: { consents: TempleConsents }) {
  const text = useText('kit-account');
  const choice = offeredIn(consents, 'notifications', 'sms');
  if (!choice) return null;
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('news.topic.notifications')}
      </Typography>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('news.aboutNotifications')}
        </Typography>
        <Toggle templeId={consents.templeId} choice={choice} />
      </Stack>
    </fieldset>
  );
}

function Toggle({ templeId, choice: { topic, channel, isOn } }: { templeId: string; choice: Choice }) {
  const text = useText('kit-account');
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(messageConsentEndpoints.choose);
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      small
      aria-pressed={isOn}
      {...(isOn && { icon: IconCheck })}
      busy={isPending && text('preferences.saving')}
      onClick={() =>
        mutate({ body: { templeId, topic, channel, isOn: !isOn, language: currentLanguage(), terms: SMS_TERMS_VERSION } }, { onError })
      }
    >
      {text(`news.channel.${channel}`)}
    </Button>
  );
}
