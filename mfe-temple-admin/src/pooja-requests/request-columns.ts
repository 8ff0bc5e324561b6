import type { PoojaRequestRow } from '@sannidhi/contracts';
import { type Column, moneyColumn, stateColumn, textColumn } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** The columns of requests, for the list and the dashboard. */
export function useRequestColumns(): Column<PoojaRequestRow>[] {
  const text = useOfficeText('poojaRequests');
  const moments = useMoments();
  const where = ({ place, city }: PoojaRequestRow) => city ?? text(`place.${place}`);
  return [
    textColumn('family', text('column.family'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    textColumn('title', text('column.title'), ({ title }) => title, { phone: 'detail', inFull: true }),
    textColumn('where', text('column.where'), where, { width: 140, low: true }),
    textColumn('date', text('column.date'), ({ date }) => (date ? moments.day(date) : ''), { width: 130, phone: 'detail' }),
    textColumn('asked', text('column.asked'), ({ createdAt }) => moments.short(createdAt), { width: 110, low: true }),
    moneyColumn('total', text('column.total'), ({ totalCents }) => totalCents ?? undefined, { width: 110, low: true, phone: 'value' }),
    stateColumn(text('column.status'), 'pooja-request', ({ status }) => status, { width: 130 }),
  ];
}
