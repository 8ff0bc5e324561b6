import { paintMark, RECEIPT_STATUSES, type ReceiptStatus, SHELL_PATTERNS } from '@sannidhi/contracts';
import { ContactPage } from '../src/pages/contact/contact-page.tsx';
import { ReceiptCheck, UnknownReceipt, Verified } from '../src/pages/receipt/verify-receipt-page.tsx';

export { SHELL_MESSAGES } from '../src/pages/shell-messages.ts';

/** A receipt in one state, with what the server fills in. */
const verified = (status: ReceiptStatus) => () => (
  <ReceiptCheck>
    <Verified
      receipt={{
        status,
        number: paintMark('number'),
        templeName: paintMark('temple'),
        replacedByNumber: status === 'replaced' ? paintMark('replacement') : null,
        digest: paintMark('digest'),
      }}
      issued={paintMark('issued')}
    />
  </ReceiptCheck>
);

const Unknown = () => (
  <ReceiptCheck>
    <UnknownReceipt />
  </ReceiptCheck>
);

const receipts = Object.fromEntries(RECEIPT_STATUSES.map((status) => [`${SHELL_PATTERNS.verifyReceipt}#${status}`, verified(status)]));

/** The shell's own public screens that are in the first response, by their paths in the page table. */
export const firstPaints = { '/contact': ContactPage, ...receipts, [`${SHELL_PATTERNS.verifyReceipt}#unknown`]: Unknown };
