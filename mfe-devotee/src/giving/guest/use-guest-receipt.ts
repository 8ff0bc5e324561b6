import { type GuestDonation, guestEndpoints } from '@sannidhi/contracts';
import { addressOf } from '@sannidhi/kit';
import { useDownload } from '../../use-download.ts';

/** The guest's receipt as a file: `get` fetches it with the guest's own proof. */
export function useGuestReceipt({ id, receipt }: GuestDonation, authorization: string): { busy: boolean; get: () => void } {
  const { busy, start } = useDownload(authorization);
  const address = addressOf(guestEndpoints.receiptPdf.path, { orderId: id });
  return { busy, get: () => start(address, `${receipt?.number ?? 'receipt'}.pdf`) };
}
