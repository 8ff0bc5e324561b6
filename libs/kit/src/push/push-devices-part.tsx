import { type PushDevice, type PushDevices, pushDeviceEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { Quiet } from '../account/account-layout.ts';
import { formatDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconBell } from '../icons/icons.ts';
import { SettingsPart } from '../notifications/settings-part.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { pushObstacle, rememberPush, subscription } from './push-subscription.ts';

/** The devices that show the user's notifications, and the button that adds this one or says why it can't. */
export function PushDevicesPart() {
  const text = useText('kit-notifications');
  const own = useRead(pushDeviceEndpoints.list);
  return (
    <SettingsPart aria-labelledby="push-devices">
      <h3 id="push-devices">{text('push.title')}</h3>
      <ScreenStates query={own} failedTitle={text('push.failed')}>
        {(devices) => <Devices own={devices} />}
      </ScreenStates>
    </SettingsPart>
  );
}

function Devices({ own: { publicKey, devices } }: { own: PushDevices }) {
  const text = useText('kit-notifications');
  const [obstacle, setObstacle] = useState(pushObstacle);
  const { turnOn, busy } = useTurnOn(publicKey, () => setObstacle(pushObstacle()));
  const isOnHere = devices.some(({ current }) => current);
  return (
    <>
      <Quiet>{text('push.lead')}</Quiet>
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {obstacle && !isOnHere && <Quiet role="status">{text(`push.obstacle.${obstacle}`)}</Quiet>}
      {!obstacle && !isOnHere && (
        <Button icon={IconBell} busy={busy && text('push.turningOn')} onClick={() => void turnOn()}>
          {text('push.turnOn')}
        </Button>
      )}
    </>
  );
}

function Device({ device: { id, name, current, addedAt } }: { device: PushDevice }) {
  const text = useText('kit-notifications');
  const sentenceOf = useErrorSentence();
  const remove = useWrite(pushDeviceEndpoints.remove);
  const shown = name || text('push.unknown');
  const turnOff = async () => {
    try {
      await remove.mutateAsync({ params: { pushDeviceId: id } });
      if (current) rememberPush(null);
    } catch (error) {
      notify({ kind: 'error', title: text('push.notTurnedOff'), body: sentenceOf(error) });
    }
  };
  return (
    <li>
      <span>
        {current ? text('push.here', { name: shown }) : shown}, {text('push.since', { date: formatDate(addedAt) })}
      </span>
      <Button variant="text" small aria-label={text('push.turnOffOne', { name: shown })} onClick={() => void turnOff()}>
        {text('push.turnOff')}
      </Button>
    </li>
  );
}

/** Asks the browser and then the platform. */
function useTurnOn(publicKey: string, onAsked: () => void) {
  const text = useText('kit-notifications');
  const sentenceOf = useErrorSentence();
  const { user } = useSession();
  const add = useWrite(pushDeviceEndpoints.add);
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    try {
      const body = await subscription(publicKey);
      if (body) await add.mutateAsync({ body });
      if (body && user) rememberPush(user.id);
    } catch (error) {
      notify({ kind: 'error', title: text('push.notTurnedOn'), body: sentenceOf(error) });
    }
    onAsked();
    setBusy(false);
  };
  return { turnOn, busy };
}
