import { DONATION_VIEWS, type DonationSummary } from '@sannidhi/contracts';
import { Tabs } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { Address } from '../office/use-address.ts';
import type { GiftFilters } from './gift-filters.ts';

/** Tabs whose count asks for attention; the others would only repeat the footer. */
const COUNTED: readonly string[] = ['to-check', 'failed', 'disputes'];

interface GiftViewsProps {
  filters: GiftFilters;
  summary: DonationSummary | undefined;
  onChange: Address['change'];
}

/** The kinds of gifts as tabs, with the count under the same filters where it asks for attention. */
export function GiftViews({ filters, summary, onChange }: GiftViewsProps) {
  const text = useOfficeText();
  return (
    <Tabs
      label={text('donations.views.label')}
      value={filters.view}
      onChange={(view) => onChange({ show: view === 'all' ? undefined : view, gift: undefined })}
      tabs={DONATION_VIEWS.map((value) => ({
        value,
        label: text(`donations.views.${value}`),
        ...(COUNTED.includes(value) && summary ? { count: summary.views[value] } : {}),
      }))}
    />
  );
}
