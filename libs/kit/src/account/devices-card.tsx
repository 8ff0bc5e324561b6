import { ownAccountEndpoints, type SignedInDevice } from '@sannidhi/contracts';
import { useState } from 'react';
import { formatDateTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconLogout } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { signOut } from '../session/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { Beside, ListWithActions, Quiet } from './account-layout.ts';

/** Where the user is signed in, with a sign-out for each device and for all of them. */
export function DevicesCard() {
  const text = useText('kit-account');
  const devices = useRead(ownAccountEndpoints.devices);
  return (
    <Card title={text('devices.title')}>
      <ScreenStates query={devices} failedTitle={text('devices.failed')}>
        {(list) => (
          <ListWithActions>
            {list.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ListWithActions>
        )}
      </ScreenStates>
      <Everywhere />
    </Card>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const text = useText('kit-account');
  const sentenceOf = useErrorSentence();
  const end = useWrite(ownAccountEndpoints.signOutDevice);
  const name = device.name || text('devices.unknown');
  const leave = () =>
    end.mutateAsync({ params: { sessionId: device.id } }).catch((error) => notify({ title: sentenceOf(error), kind: 'error' }));
  return (
    <li>
      <div>
        <Beside>
          <b>{name}</b>
          {device.current && <Chip kind="info">{text('devices.current')}</Chip>}
        </Beside>
        <Quiet>{text('devices.seen', { seen: formatDateTime(device.lastSeenAt), since: formatDateTime(device.signedInAt) })}</Quiet>
      </div>
      {!device.current && (
        <Button
          small
          busy={end.isPending && text('working')}
          aria-label={text('devices.signOutOne', { name })}
          onClick={() => void leave()}
        >
          {text('devices.signOut')}
        </Button>
      )}
    </li>
  );
}

function Everywhere() {
  const text = useText('kit-account');
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const sentenceOf = useErrorSentence();
  const end = useWrite(ownAccountEndpoints.signOutEverywhere);
  const leave = () =>
    end.mutateAsync({}).then(
      () => signOut(),
      (error) => setFailure(sentenceOf(error)),
    );
  return (
    <>
      <Button icon={IconLogout} onClick={() => setAsking(true)}>
        {text('devices.everywhere')}
      </Button>
      <Dialog
        open={asking}
        title={text('devices.everywhereAsk')}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('devices.stay')}</Button>
            <Button variant="primary" icon={IconLogout} busy={end.isPending && text('working')} onClick={() => void leave()}>
              {text('devices.everywhere')}
            </Button>
          </>
        }
      >
        {text('devices.everywhereMore')}
        {failure && <span role="alert"> {failure}</span>}
      </Dialog>
    </>
  );
}
