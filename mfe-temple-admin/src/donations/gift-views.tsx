import { DONATION_VIEWS, type DonationSummary, type DonationView } from '@sannidhi/contracts';
import { Tabs } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { GiftList } from './gift-list.ts';

/** Tabs whose count calls for attention; the others would only repeat the footer. */
const COUNTED: readonly string[] = ['to-check', 'failed', 'disputes'];

interface GiftViewsProps extends Pick<GiftList, 'query' | 'set'> {
  summary: DonationSummary | undefined;
}

/** The kinds of gifts as tabs, with the count under the same filters if it calls for attention. */
export function GiftViews({ query, set, summary }: GiftViewsProps) {
  const text = useOfficeText();
  return (
    <Tabs
      label={text('donations.views.label')}
      value={query.view}
      onChange={(view) => set({ view: view as DonationView }, { gift: undefined })}
      tabs={DONATION_VIEWS.map((value) => ({
        value,
        label: text(`donations.views.${value}`),
        ...(COUNTED.includes(value) && summary ? { count: summary.views[value] } : {}),
      }))}
    />
  );
}
