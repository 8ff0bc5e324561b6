import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BROADCAST_CHANNELS,
  factsOfRole,
  MESSAGE_TOPICS,
  messageConsentEndpoints,
  SMS_TERMS_VERSION,
  smsTerms,
  type TempleConsents,
} from '@sannidhi/contracts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
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
          {temples.map((temple) => (
            <OneTemple key={temple.templeId} consents={temple} />
          ))}
          {temples[0]?.phone && !temples[0].phoneVerified && (
            <PhoneCheck phone={temples[0].phone} isUnreachable={temples[0].phoneUnreachable} />
          )}
        </>
      )}
    </ScreenStates>
  );
}

function OneTemple({ consents }: { consents: TempleConsents }) {
  const text = useText('kit-account');
  const { user } = useSession();
  const { temple, phone, phoneVerified, phoneUnreachable, stopped, choices } = consents;
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
          <fieldset key={topic}>
            <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
              {text(`news.topic.${topic}`)}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {BROADCAST_CHANNELS.map((channel) => {
                const choice = choices.find((one) => one.topic === topic && one.channel === channel);
                const isMissing = stopped.includes(channel) || (channel === 'sms' && !phoneVerified);
                return choice && !isMissing && <Toggle key={channel} templeId={consents.templeId} choice={choice} />;
              })}
            </Stack>
          </fieldset>
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

/** Whether the temple may text notifications; which ones is chosen in the notification settings. */
function NotificationTexts({ consents: { templeId, stopped, phoneVerified, choices } }: { consents: TempleConsents }) {
  const text = useText('kit-account');
  const choice = choices.find(({ topic }) => topic === 'notifications');
  if (!choice || !phoneVerified || stopped.includes('sms')) return null;
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('news.topic.notifications')}
      </Typography>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('news.aboutNotifications')}
        </Typography>
        <Toggle templeId={templeId} choice={choice} />
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
      busy={isPending && text('preferences.saving')}
      onClick={() =>
        mutate({ body: { templeId, topic, channel, isOn: !isOn, language: currentLanguage(), terms: SMS_TERMS_VERSION } }, { onError })
      }
    >
      {text(`news.channel.${channel}`)}
    </Button>
  );
}
