import { type OwedRefund, owedRefundEndpoints, PAGE_LIMIT_MAX, type Page, type QueryOf } from '@sannidhi/contracts';
import { addressOf, notify, request, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOfficeText } from '../office/namespace.ts';

type Filters = Partial<Pick<QueryOf<typeof owedRefundEndpoints.list>, 'show' | 'method'>>;

/** Prints a whole list, not only the page on the screen: its rows while it is on paper, and what starts it. */
export function usePrinted(filters: Filters) {
  const text = useOfficeText('owedRefunds');
  const sentence = useErrorSentence();
  const [rows, setRows] = useState<readonly OwedRefund[]>();
  const [isReading, setReading] = useState(false);
  const print = async () => {
    setReading(true);
    try {
      const every = await readAll(filters);
      window.addEventListener('afterprint', () => setRows(undefined), { once: true });
      flushSync(() => setRows(every));
      window.print();
    } catch (error) {
      notify({ kind: 'error', title: text('failed'), body: sentence(error as Error) });
    } finally {
      setReading(false);
    }
  };
  return { rows, isReading, print };
}

async function readAll(filters: Filters): Promise<OwedRefund[]> {
  const rows: OwedRefund[] = [];
  let cursor: string | undefined;
  do {
    const address = addressOf(owedRefundEndpoints.list.path, {}, { ...filters, limit: PAGE_LIMIT_MAX, cursor });
    const { items, nextCursor } = await request<Page<OwedRefund>>(address);
    rows.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return rows;
}
