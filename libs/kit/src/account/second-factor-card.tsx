import { type SecondFactorStatus, secondFactorEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { formatDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconAlertTriangle, IconCircleCheck } from '../icons/icons.ts';
import { useRead } from '../query/use-read.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { AccountStack, Quiet } from './account-layout.ts';
import { ProvenForm } from './proven-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';

/** The second factor at sign-in: setup, recovery codes, turning it off. */
export function SecondFactorCard() {
  const text = useText('kit-account');
  const status = useRead(secondFactorEndpoints.status);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card title={text('factor.title')}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <ScreenStates query={status} failedTitle={text('factor.failed')}>
          {(data) => (data.enabled ? <TurnedOn status={data} onCodes={setCodes} /> : <TurnedOff onCodes={setCodes} />)}
        </ScreenStates>
      )}
    </Card>
  );
}

type CodesTold = (codes: readonly string[]) => void;

function TurnedOff({ onCodes }: { onCodes: CodesTold }) {
  const text = useText('kit-account');
  const [open, setOpen] = useState(false);
  if (open) return <SecondFactorSetUp onCodes={onCodes} onCancel={() => setOpen(false)} />;
  return (
    <AccountStack>
      <Quiet>{text('factor.offMore')}</Quiet>
      <Button onClick={() => setOpen(true)}>{text('factor.setUp')}</Button>
    </AccountStack>
  );
}

function TurnedOn({ status, onCodes }: { status: SecondFactorStatus; onCodes: CodesTold }) {
  const text = useText('kit-account');
  const [doing, setDoing] = useState<'renew' | 'turn-off' | 'add-app'>();
  const few = status.recoveryCodesLeft < 3;
  if (doing === 'add-app') return <SecondFactorSetUp joinsPasskeys onCodes={onCodes} onCancel={() => setDoing(undefined)} />;
  if (doing) return <ProvenForm doing={doing} onCodes={onCodes} onClose={() => setDoing(undefined)} />;
  return (
    <AccountStack>
      <p>
        <Chip kind="success" icon={IconCircleCheck}>
          {text('factor.on')}
        </Chip>{' '}
        {status.enabledAt && text('factor.since', { date: formatDate(status.enabledAt) })}
      </p>
      <p>
        {few && (
          <Chip kind="warning" icon={IconAlertTriangle}>
            {text('factor.few')}
          </Chip>
        )}{' '}
        {text('factor.left', { count: status.recoveryCodesLeft })}
      </p>
      {status.hasApp ? (
        <Button onClick={() => setDoing('renew')}>{text('factor.renew')}</Button>
      ) : (
        <Button onClick={() => setDoing('add-app')}>{text('factor.addApp')}</Button>
      )}
      <TurnOff status={status} onTurnOff={() => setDoing('turn-off')} />
    </AccountStack>
  );
}

/** Without an app there is nothing to turn off here: the last passkey, once removed, turns the second factor off. */
function TurnOff({ status, onTurnOff }: { status: SecondFactorStatus; onTurnOff: () => void }) {
  const text = useText('kit-account');
  if (status.required) return <Quiet>{text('factor.required')}</Quiet>;
  if (!status.hasApp) return null;
  return (
    <Button variant="ghost" onClick={onTurnOff}>
      {text('factor.turnOff')}
    </Button>
  );
}
