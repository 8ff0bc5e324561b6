import { type NotificationChannel, type NotificationPreference, notificationEndpoints } from '@sannidhi/contracts';
import { Quiet } from '../account/account-layout.ts';
import { Tick } from '../forms/tick.tsx';
import { currentLanguage } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { PushDevicesPart } from '../push/push-devices-part.tsx';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { Choice, Choices, Group } from './choice-layout.ts';
import { TextsPart } from './texts-part.tsx';

/** Which notifications the user gets, by group and channel; those that an office or the platform must send can't be turned off. */
export function NotificationPreferencesCard() {
  const text = useText('kit-notifications');
  const preferences = useRead(notificationEndpoints.preferences, { query: { language: currentLanguage() } });
  return (
    <Card title={text('preferences.title')}>
      <Quiet>{text('preferences.lead')}</Quiet>
      <PushDevicesPart />
      <TextsPart />
      <ScreenStates query={preferences} failedTitle={text('preferences.failed')}>
        {(groups) => groups.map((preference) => <GroupChoices key={preference.group} preference={preference} />)}
      </ScreenStates>
    </Card>
  );
}

function GroupChoices({ preference }: { preference: NotificationPreference }) {
  const text = useText('kit-notifications');
  const { label, about, isRequired, settingsPath, channels } = preference;
  const { isOn, toggle, busy } = useChoice(preference);
  return (
    <Group>
      <legend>
        {label} {isRequired && <Chip kind="neutral">{text('preferences.always')}</Chip>}
      </legend>
      <Quiet>{about}</Quiet>
      {settingsPath && (
        <Button variant="text" small flush to={settingsPath}>
          {text('preferences.choose')}
        </Button>
      )}
      {channels.length > 0 && (
        <Choices>
          {channels.map(({ channel }) => (
            <Choice key={channel}>
              <Tick checked={isOn(channel)} disabled={busy} onChange={() => toggle(channel)} />
              {text(`channel.${channel}`)}
            </Choice>
          ))}
        </Choices>
      )}
    </Group>
  );
}

/** What is checked, including the choice being saved. */
function useChoice({ group, channels }: NotificationPreference) {
  const text = useText('kit-notifications');
  const sentenceOf = useErrorSentence();
  const change = useWrite(notificationEndpoints.choose);
  const chosen = change.isPending ? change.variables?.body : undefined;
  const isOn = (channel: NotificationChannel): boolean =>
    chosen?.channel === channel ? chosen.isOn : (channels.find((one) => one.channel === channel)?.isOn ?? false);
  const toggle = (channel: NotificationChannel): void => {
    change
      .mutateAsync({ body: { group, channel, isOn: !isOn(channel) } })
      .catch((error) => notify({ title: text('preferences.notSaved'), body: sentenceOf(error), kind: 'error' }));
  };
  return { isOn, toggle, busy: change.isPending };
}
