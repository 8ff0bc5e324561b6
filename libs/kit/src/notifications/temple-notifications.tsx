import {
  factsOfRole,
  type NotificationChannel,
  type TempleNotificationPreference,
  templeNotificationPreferenceEndpoints,
} from '@sannidhi/contracts';
import { useState } from 'react';
import { Quiet } from '../account/account-layout.ts';
import { Tick } from '../forms/tick.tsx';
import { currentLanguage } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Disclosure } from '../ui/disclosure.ts';
import { ScreenStates } from '../ui/screen-states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { Choice, Choices, Group } from './choice-layout.ts';

const { own, choose, follow } = templeNotificationPreferenceEndpoints;

/** Notifications about one temple, by group and channel, where they differ from those of all. Loaded once it is opened: a list of temples is long. */
export function TempleNotifications({ templeId, temple }: { templeId: string; temple: string }) {
  const text = useText('kit-notifications');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('atTemple.title', { temple })}</summary>
      {isOpen && <AtTemple templeId={templeId} />}
    </Disclosure>
  );
}

function AtTemple({ templeId }: { templeId: string }) {
  const text = useText('kit-notifications');
  const { user } = useSession();
  const preferences = useRead(own, { query: { templeId, language: currentLanguage() } });
  return (
    <>
      <Quiet>{text('atTemple.lead')}</Quiet>
      <Button variant="text" small flush to={user && factsOfRole(user.role).settingsPath}>
        {text('atTemple.all')}
      </Button>
      <ScreenStates query={preferences} failedTitle={text('atTemple.failed')}>
        {(groups) => groups.map((preference) => <GroupAtTemple key={preference.group} templeId={templeId} preference={preference} />)}
      </ScreenStates>
    </>
  );
}

interface OneGroup {
  templeId: string;
  preference: TempleNotificationPreference;
}

function GroupAtTemple({ templeId, preference }: OneGroup) {
  const text = useText('kit-notifications');
  const { label, about, channels } = preference;
  const { isOn, toggle, followAll, busy } = useChoiceAtTemple({ templeId, preference });
  const isOwn = channels.some((one) => one.isOwn);
  return (
    <Group>
      <legend>
        {label} {isOwn && <Chip kind="neutral">{text('atTemple.own')}</Chip>}
      </legend>
      <Quiet>{about}</Quiet>
      <Choices>
        {channels.map(({ channel }) => (
          <Choice key={channel}>
            <Tick checked={isOn(channel)} disabled={busy} onChange={() => toggle(channel)} />
            {text(`channel.${channel}`)}
          </Choice>
        ))}
      </Choices>
      {isOwn && (
        <Button variant="text" small flush disabled={busy} aria-label={text('atTemple.followGroup', { group: label })} onClick={followAll}>
          {text('atTemple.follow')}
        </Button>
      )}
    </Group>
  );
}

/** What is checked, including the choice being saved. */
function useChoiceAtTemple({ templeId, preference: { group, channels } }: OneGroup) {
  const text = useText('kit-notifications');
  const sentenceOf = useErrorSentence();
  const change = useWrite(choose);
  const reset = useWrite(follow);
  const notSaved = (error: Error): void => void notify({ title: text('preferences.notSaved'), body: sentenceOf(error), kind: 'error' });
  const chosen = change.isPending ? change.variables?.body : undefined;
  const isOn = (channel: NotificationChannel): boolean =>
    chosen?.channel === channel ? chosen.isOn : (channels.find((one) => one.channel === channel)?.isOn ?? false);
  return {
    isOn,
    toggle: (channel: NotificationChannel) =>
      change.mutate({ body: { templeId, group, channel, isOn: !isOn(channel) } }, { onError: notSaved }),
    followAll: () => reset.mutate({ body: { templeId, group } }, { onError: notSaved }),
    busy: change.isPending || reset.isPending,
  };
}
