import { useSearchParams } from 'react-router-dom';
import { isDate } from './civil-date.ts';
import type { PlaceChoice } from './place.ts';

export const VIEWS = ['day', 'month', 'festivals'] as const;
export type View = (typeof VIEWS)[number];

/** What the page's URL says: a link, Back and a reload show the same. */
export interface PanchangaAddress {
  view: View;
  /** Undefined means today. */
  date: string | undefined;
  /** A date that does not exist or is outside the tables. */
  refusedDate: string | undefined;
  city: string | undefined;
  temple: string | undefined;
  set: (changes: { view?: View; date?: string | undefined; place?: PlaceChoice | undefined }) => void;
}

/** Reads and writes date, view and place in the URL; invalid values count as absent. */
export function usePanchangaAddress(): PanchangaAddress {
  const [params, setParams] = useSearchParams();
  const [view, date] = [params.get('view'), params.get('date')];
  const set: PanchangaAddress['set'] = (changes) => {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | undefined) => (value === undefined ? next.delete(name) : next.set(name, value));
    if ('view' in changes) put('view', changes.view === 'day' ? undefined : changes.view);
    if ('date' in changes) put('date', changes.date);
    if ('place' in changes) {
      put('city', changes.place?.kind === 'city' ? changes.place.id : undefined);
      put('temple', changes.place?.kind === 'temple' ? changes.place.id : undefined);
    }
    setParams(next, { preventScrollReset: true });
  };
  return {
    view: VIEWS.find((known) => known === view) ?? 'day',
    date: isDate(date) ? date : undefined,
    refusedDate: date === null || isDate(date) ? undefined : date,
    city: params.get('city') ?? undefined,
    temple: params.get('temple') ?? undefined,
    set,
  };
}
