import {
  DONATION_SORTS,
  DONATION_STATUSES,
  DONATION_VIEWS,
  type DonationSort,
  type DonationStatus,
  type DonationView,
  GIFT_METHODS,
  GIFT_SOURCES,
  type GiftMethod,
  type GiftSource,
} from '@sannidhi/contracts';

/** What narrows the list of gifts; all of it lives in the address, so a filtered list can be sent to a colleague. */
export interface GiftFilters {
  view: DonationView;
  search?: string;
  status?: DonationStatus;
  fundId?: string;
  method?: GiftMethod;
  source?: GiftSource;
  from?: string;
  to?: string;
  sort: DonationSort;
}

const NARROWING = ['search', 'status', 'fundId', 'method', 'source', 'from', 'to'] as const;
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filters of an address; values nobody knows are left out, so an old bookmark shows a list and no error. */
export function filtersOf(address: URLSearchParams): GiftFilters {
  const found: Partial<GiftFilters> = {
    search: address.get('search')?.trim().slice(0, 80) || undefined,
    status: oneOf(DONATION_STATUSES, address.get('status')),
    fundId: address.get('fundId') ?? undefined,
    method: oneOf(GIFT_METHODS, address.get('method')),
    source: oneOf(GIFT_SOURCES, address.get('source')),
    from: dateOf(address.get('from')),
    to: dateOf(address.get('to')),
  };
  return {
    view: oneOf(DONATION_VIEWS, address.get('show')) ?? 'all',
    sort: oneOf(DONATION_SORTS, address.get('sort')) ?? '-receivedAt',
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  };
}

/** Whether the filters beside the tab hide anything. */
export const isNarrowed = (filters: GiftFilters): boolean => NARROWING.some((name) => filters[name] !== undefined);

/** Changes that lift every filter and keep tab and order. */
export const LIFT_FILTERS: Readonly<Record<(typeof NARROWING)[number], undefined>> = {
  search: undefined,
  status: undefined,
  fundId: undefined,
  method: undefined,
  source: undefined,
  from: undefined,
  to: undefined,
};

/** The filters without order: what summary and export take. */
export function withoutSort({ sort: _, ...filters }: GiftFilters): Omit<GiftFilters, 'sort'> {
  return filters;
}

const dateOf = (value: string | null) => (value && LOCAL_DATE.test(value) ? value : undefined);
const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);
