import { receiptSettingsEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { Card, Page, ScreenStates, useRead, useSession } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ReceiptPreview } from './receipt-preview.tsx';
import { ReceiptSettingsForm } from './receipt-settings-form.tsx';
import { SettingsHead } from './settings-head.tsx';

/** How receipts issued from now on are numbered and signed, and what they will look like. */
export function ReceiptsView() {
  const text = useOfficeText('templePage.receipts');
  const manages = useSession().can('receipts:manage');
  const temple = useRead(templeEndpoints.own);
  const settings = useRead(receiptSettingsEndpoints.own);
  return (
    <Page reading>
      <SettingsHead view="receipts" lead={text('lead')} />
      <Card title={text('title')}>
        <ScreenStates query={temple} failedTitle={text('failed')}>
          {(facts) => (
            <ScreenStates query={settings} failedTitle={text('failed')}>
              {(data) =>
                manages ? (
                  <ReceiptSettingsForm temple={facts} settings={data} />
                ) : (
                  <>
                    <ReceiptPreview temple={facts} prefix={data.prefix} signer={data.signer} />
                    <Secondary>{text('whoManages')}</Secondary>
                  </>
                )
              }
            </ScreenStates>
          )}
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { ReceiptsView as Screen };
