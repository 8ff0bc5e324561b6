import { type OwnPasskeys, passkeyEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconKey } from '../icons/icons.ts';
import { usePasskeyObstacle } from '../passkey/passkey-obstacle.ts';
import { useRead } from '../query/use-read.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { AccountStack, Quiet } from './account-layout.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** The user's passkeys: added, named, removed. Says why where they don't work. */
export function PasskeysCard() {
  const text = useText('kit-account');
  const own = useRead(passkeyEndpoints.list);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card title={text('passkeys.title')}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <ScreenStates query={own} failedTitle={text('passkeys.failed')}>
          {(data) => <Passkeys own={data} onCodes={setCodes} />}
        </ScreenStates>
      )}
    </Card>
  );
}

function Passkeys({ own, onCodes }: { own: OwnPasskeys; onCodes: (codes: readonly string[]) => void }) {
  const text = useText('kit-account');
  const [adding, setAdding] = useState(false);
  const why = useWhyNot(own);
  const isFirst = own.passkeys.length === 0 && own.isOnlyFactor;
  if (adding) return <NewPasskeyForm {...{ isFirst, onCodes }} hasPasskey={own.passkeys.length > 0} onClose={() => setAdding(false)} />;
  return (
    <AccountStack>
      <Quiet>{text('passkeys.more')}</Quiet>
      {own.passkeys.length > 0 && <PasskeyList own={own} />}
      {why ? (
        <Quiet>{why}</Quiet>
      ) : (
        <Button icon={IconKey} onClick={() => setAdding(true)}>
          {text('passkeys.add')}
        </Button>
      )}
    </AccountStack>
  );
}

/** Why a passkey can't be added here, in the user's words; undefined if it can. */
function useWhyNot({ origin }: OwnPasskeys): string | undefined {
  const text = useText('kit-account');
  const obstacle = usePasskeyObstacle();
  if (obstacle === 'address') return text('passkeys.address');
  if (origin === null) return text('passkeys.unavailable');
  if (origin !== window.location.origin) return text('passkeys.elsewhere', { origin });
  return obstacle && text('passkeys.browser');
}
