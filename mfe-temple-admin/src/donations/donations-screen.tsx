import { type DonationRow, donationEndpoints } from '@sannidhi/contracts';
import { AddButton, ExportButton, ListFilters, Page, PageHeader, usePanel, useSelection, useSession, WithPanel } from '@sannidhi/kit';
import { GiftPanel } from '../gift/gift-panel.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { GiftFilters } from './gift-filters.tsx';
import { useGiftList, withoutSort } from './gift-list.ts';
import { GiftTable } from './gift-table.tsx';
import { GiftViews } from './gift-views.tsx';
import { RECORD_A_GIFT } from './record-a-gift.ts';

/** Every gift to the temple: views, filters, table, and one gift's panel next to it. */
export function DonationsScreen() {
  const text = useOfficeText('donations');
  const { can } = useSession();
  const { gifts, summary } = useGiftList();
  const panel = usePanel('gift');
  const selection = useSelection(JSON.stringify([gifts.query, gifts.paging.page]));
  return (
    <WithPanel panel={panel.id && <OpenGift giftId={panel.id} rows={gifts.items ?? []} onOpen={panel.open} onClose={panel.close} />}>
      <Page>
        <PageHeader
          title={text('title')}
          actions={
            <>
              {can('donations:export') && (
                <ExportButton endpoint={donationEndpoints.export} query={withoutSort(gifts.query)} fileName={text('exportFile')} />
              )}
              {can('donations:record') && (
                <AddButton panel={panel} to={RECORD_A_GIFT}>
                  {text('record')}
                </AddButton>
              )}
            </>
          }
        />
        <div>
          <GiftViews query={gifts.query} set={gifts.set} summary={summary} />
        </div>
        <ListFilters list={gifts} searches={text('searches')}>
          <GiftFilters query={gifts.query} set={gifts.set} />
        </ListFilters>
        <GiftTable gifts={gifts} summary={summary} selection={selection} panel={panel} />
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

/** The panel with its neighbors in the list, so that a pile is checked without closing it. */
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
