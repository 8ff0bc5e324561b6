import { type DonationRow, donationEndpoints } from '@sannidhi/contracts';
import { Button, ExportButton, IconPlus, Page, PageHeader, usePanel, useSelection, useSession, WithPanel } from '@sannidhi/kit';
import { GiftPanel } from '../gift/gift-panel.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useAddress } from '../office/use-address.ts';
import { GiftFilterBar } from './gift-filter-bar.tsx';
import { filtersOf, withoutSort } from './gift-filters.ts';
import { GiftTable } from './gift-table.tsx';
import { GiftViews } from './gift-views.tsx';
import { RECORD_A_GIFT } from './record-a-gift.ts';
import { useGiftList } from './use-gift-list.ts';

/** Every gift of the temple: views, filters, table, and the panel of one gift beside it. */
export function DonationsScreen() {
  const text = useOfficeText();
  const { can } = useSession();
  const address = useAddress();
  const filters = filtersOf(address.parameters);
  const list = useGiftList(filters);
  const panel = usePanel('gift');
  const selection = useSelection(JSON.stringify([filters, list.gifts.paging.page]));
  return (
    <WithPanel panel={panel.id && <OpenGift giftId={panel.id} rows={list.gifts.items ?? []} onOpen={panel.open} onClose={panel.close} />}>
      <Page>
        <PageHeader
          title={text('donations.title')}
          actions={
            <>
              {can('donations:export') && (
                <ExportButton endpoint={donationEndpoints.export} query={withoutSort(filters)} fileName={text('donations.exportFile')} />
              )}
              {can('donations:record') && (
                <Button variant="primary" icon={IconPlus} to={RECORD_A_GIFT}>
                  {text('donations.record')}
                </Button>
              )}
            </>
          }
        />
        <div>
          <GiftViews filters={filters} summary={list.summary} onChange={address.change} />
        </div>
        <GiftFilterBar filters={filters} funds={list.funds} onChange={address.change} />
        <GiftTable
          filters={filters}
          list={list}
          selection={selection}
          openId={panel.id}
          onOpen={panel.open}
          onClose={panel.close}
          onChange={address.change}
        />
      </Page>
    </WithPanel>
  );
}

interface OpenGiftProps {
  giftId: string;
  rows: readonly DonationRow[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The panel with its neighbours in the list, so that a pile is checked without closing it. */
function OpenGift({ giftId, rows, onOpen, onClose }: OpenGiftProps) {
  const at = rows.findIndex(({ id }) => id === giftId);
  const previous = at > 0 ? rows[at - 1] : undefined;
  const next = at >= 0 ? rows[at + 1] : undefined;
  return (
    <GiftPanel
      key={giftId}
      giftId={giftId}
      onClose={onClose}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
    />
  );
}

export { DonationsScreen as Screen };
