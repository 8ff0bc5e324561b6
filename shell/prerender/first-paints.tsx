import { SHELL_PATTERNS } from '@sannidhi/contracts';
import { ContactPage } from '../src/pages/contact/contact-page.tsx';
import { VerifyReceiptPage } from '../src/pages/receipt/verify-receipt-page.tsx';

export { SHELL_MESSAGES } from '../src/pages/shell-messages.ts';

/** The shell's own public screens that are in the first response, by their paths in the page table. */
export const firstPaints = { '/contact': ContactPage, [SHELL_PATTERNS.verifyReceipt]: VerifyReceiptPage };
