import { type PaymentAccount, paymentAccountEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  Facts,
  formatDateTime,
  notify,
  Page,
  ScreenStates,
  Stack,
  StatusChip,
  useAddress,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useCallback, useEffect, useRef } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { leaveTo } from './leave-to.ts';
import { SettingsHead } from './settings-head.tsx';

/** The temple's account with the payment provider: how far it is, what is due, and the way to the provider's page. */
export function PaymentsView() {
  const text = useOfficeText('templePage.payments');
  const account = useRead(paymentAccountEndpoints.own);
  return (
    <Page reading>
      <SettingsHead view="payments" lead={text('lead')} />
      <ScreenStates query={account} failedTitle={text('failed')}>
        {(data) => <AccountCard account={data} />}
      </ScreenStates>
    </Page>
  );
}

function AccountCard({ account: { status, due, provider, checkedAt } }: { account: PaymentAccount }) {
  const text = useOfficeText('templePage.payments');
  const manages = useSession().can('payments:manage');
  return (
    <Card title={text('title')} aside={<StatusChip of="payment-account" state={status} />}>
      <Stack spacing={3}>
        <Banner kind={BANNERS[status]} title={text(`status.${status}.title`)}>
          {text(`status.${status}.body`)}
        </Banner>
        {due.length > 0 && (
          <div>
            <h3>{text('due')}</h3>
            <ul>
              {due.map((group) => (
                <li key={group}>{text(`dueOf.${group}`)}</li>
              ))}
            </ul>
          </div>
        )}
        <Facts
          facts={[
            { label: text('provider'), value: text(`providers.${provider}`) },
            { label: text('checked'), value: checkedAt && formatDateTime(checkedAt) },
          ]}
        />
        {manages ? <Actions status={status} /> : <Secondary>{text('whoManages')}</Secondary>}
      </Stack>
    </Card>
  );
}

const BANNERS = {
  'not-started': 'info',
  'information-needed': 'warning',
  'in-review': 'info',
  ready: 'success',
  restricted: 'error',
} as const;

/** To the provider's page and back. On return the provider is asked what became of it, once. */
function Actions({ status }: Pick<PaymentAccount, 'status'>) {
  const text = useOfficeText('templePage.payments');
  const { parameters, change } = useAddress();
  const open = useWrite(paymentAccountEndpoints.open, { onSuccess: ({ url }) => leaveTo(url) });
  const { mutate: ask, isPending } = useWrite(paymentAccountEndpoints.check, {
    onSuccess: () => notify({ kind: 'success', title: text('checkedNow') }),
  });
  const sentence = useErrorSentence();
  const onError = useCallback(
    (error: unknown) => notify({ kind: 'error', title: text('failedOpen'), body: sentence(error) }),
    [text, sentence],
  );
  const back = parameters.get('back');
  const asked = useRef(false);
  useEffect(() => {
    if (back !== 'done' || asked.current) return;
    asked.current = true;
    ask({}, { onError });
    change({ back: undefined }, { replace: true });
  }, [back, ask, change, onError]);
  return (
    <Stack spacing={2}>
      {back === 'expired' && <Banner kind="info">{text('linkExpired')}</Banner>}
      <Row>
        <Button
          variant={status === 'ready' ? 'secondary' : 'primary'}
          busy={open.isPending && text('opening')}
          onClick={() => open.mutate({}, { onError })}
        >
          {text(`open.${status}`)}
        </Button>
        {status !== 'not-started' && (
          <Button busy={isPending && text('asking')} onClick={() => ask({}, { onError })}>
            {text('ask')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

export { PaymentsView as Screen };
