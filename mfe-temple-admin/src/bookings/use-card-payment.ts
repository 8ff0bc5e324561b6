import { type WalkInPayment, walkInPaymentEndpoints } from '@sannidhi/contracts';
import { useLiveRecord, useRead } from '@sannidhi/kit';
import { useEffect } from 'react';

const SOON_MS = 15_000;

/**
 * A walk-in's card payment, followed while it is shown. No event says that its page has ended or that its time to be asked about is over, so
 * it is read again then.
 */
export function useCardPayment(orderId: string): ReturnType<typeof useRead<typeof walkInPaymentEndpoints.one>> {
  const params = { cardPaymentId: orderId };
  const payment = useRead(walkInPaymentEndpoints.one, { params });
  useLiveRecord(walkInPaymentEndpoints.events, params, payment.isSuccess);
  const { data, refetch } = payment;
  const wait = data && untilNextMs(data);
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setInterval(() => void refetch(), wait);
    return () => clearInterval(timer);
  }, [wait, refetch]);
  return payment;
}

/** After how long the payment is read again; undefined where only an event changes it. */
function untilNextMs({ status, page }: WalkInPayment): number | undefined {
  if (status === 'asking') return SOON_MS;
  return page ? Math.max(Date.parse(page.until) - Date.now(), SOON_MS) : undefined;
}
