import type { Wording } from '@sannidhi/contracts';

const en = {
  id: 'Gift',
  line: 'Line',
  received: 'Received (UTC)',
  receivedOn: 'Received on',
  status: 'Status',
  legalName: 'Legal name',
  creditedName: 'Credited name',
  anonymous: 'Anonymous',
  email: 'Email',
  phone: 'Phone',
  purpose: 'Purpose',
  account: 'Account',
  amount: 'Line amount',
  coveredFee: 'Card fee covered',
  receivedCents: 'Received',
  refunded: 'Refunded',
  lost: 'Lost to disputes',
  net: 'Net',
  processingFee: 'Processing fee',
  taxClass: 'Tax class',
  property: 'Property',
  dedication: 'Dedication',
  method: 'Method',
  checkNumber: 'Check number',
  batch: 'Batch',
  source: 'Source',
  dispute: 'Dispute',
  receiptNumber: 'Receipt',
};

export type DonationColumn = keyof typeof en;

/**
 * The headers of the donations' CSV, one row per line. Money is in dollars; `received`, `refunded`, `lost` and `net` are what the ledger has
 * of it in the chosen days. Values such as a status stay in English in every language: bookkeeping programs match them.
 */
export const DONATION_COLUMNS: Wording<Record<DonationColumn, string>> = {
  en,
  hi: {
    id: 'दान',
    line: 'पंक्ति',
    received: 'मिला (UTC)',
    receivedOn: 'मिलने की तारीख',
    status: 'स्थिति',
    legalName: 'क़ानूनी नाम',
    creditedName: 'श्रेय का नाम',
    anonymous: 'अनाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    purpose: 'उद्देश्य',
    account: 'खाता',
    amount: 'पंक्ति की राशि',
    coveredFee: 'चुकाया गया कार्ड शुल्क',
    receivedCents: 'मिला',
    refunded: 'वापस किया',
    lost: 'विवाद में गया',
    net: 'शुद्ध',
    processingFee: 'भुगतान शुल्क',
    taxClass: 'कर वर्ग',
    property: 'वस्तु',
    dedication: 'समर्पण',
    method: 'भुगतान का तरीका',
    checkNumber: 'चेक संख्या',
    batch: 'बैच',
    source: 'स्रोत',
    dispute: 'विवाद',
    receiptNumber: 'रसीद',
  },
};
