import { messageConsentEndpoints, type TempleConsents } from '@sannidhi/contracts';
import { Quiet } from '../account/account-layout.ts';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useSession } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { ReadFailure } from '../ui/read-failure.tsx';
import { SettingsPart } from './settings-part.ts';

type Missing = 'stopped' | 'unreachable' | 'noPhone' | 'unverified' | 'notAgreed';

/** What notifications by text are for and, until they can be chosen, what is missing and where it is done. */
export function TextsPart() {
  const text = useText('kit-notifications');
  const { isDonor } = useSession();
  const { data: temples = [], error, refetch } = useRead(messageConsentEndpoints.own);
  if (temples.length === 0) return error && <ReadFailure error={error} title={text('texts.failed')} onRetry={() => void refetch()} />;
  const missing = missingIn(temples);
  const isElsewhere = isDonor && (missing === 'unverified' || missing === 'notAgreed');
  return (
    <SettingsPart aria-labelledby="notification-texts">
      <h3 id="notification-texts">{text('texts.title')}</h3>
      <Quiet>{text('texts.lead')}</Quiet>
      {missing && <Quiet role="status">{text(`texts.${missing}`)}</Quiet>}
      {isElsewhere && (
        <Button variant="text" small flush to="/donor/temple-preferences">
          {text('texts.open')}
        </Button>
      )}
    </SettingsPart>
  );
}

/** The first thing that is missing; undefined if some temple may text. */
function missingIn(temples: readonly TempleConsents[]): Missing | undefined {
  const stopped = temples.find((temple) => temple.stopped.includes('sms'));
  if (stopped) return stopped.phoneUnreachable ? 'unreachable' : 'stopped';
  if (temples.every(({ phone }) => phone === null)) return 'noPhone';
  if (!temples.some(({ phoneVerified }) => phoneVerified)) return 'unverified';
  const agreed = temples.some(({ choices }) => choices.some(({ topic, isOn }) => topic === 'notifications' && isOn));
  return agreed ? undefined : 'notAgreed';
}
