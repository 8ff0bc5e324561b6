import type { Permission } from '@sannidhi/contracts';

/** Who may call a route, written down a second time by hand: a route whose declaration says otherwise fails the matrix test. */
export type MayCall =
  | 'anyone'
  | 'guest'
  | 'donor'
  | 'verified donor'
  | 'priest'
  | 'superadmin'
  | 'temple-admin'
  | `staff with ${Permission}`;

/** Every route of the API. A route without a row fails, and so does a row without a route. */
export const MATRIX: Readonly<Record<string, MayCall>> = {
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/dev/outbox': 'anyone',

  'POST /api/auth/register': 'anyone',
  'GET /api/auth/verify-email': 'anyone',
  'POST /api/auth/resend-verification': 'anyone',
  'POST /api/auth/forgot-password': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'POST /api/auth/login': 'anyone',
  'GET /api/auth/me': 'donor',
  'POST /api/auth/logout': 'anyone',
  'POST /api/temple-admin/auth/login': 'anyone',
  'GET /api/temple-admin/auth/me': 'temple-admin',
  'POST /api/temple-admin/auth/logout': 'anyone',
  'POST /api/priest/auth/login': 'anyone',
  'GET /api/priest/auth/me': 'priest',
  'POST /api/priest/auth/logout': 'anyone',
  'POST /api/priest/logout': 'anyone',
  'POST /api/superadmin/auth/login': 'anyone',
  'GET /api/superadmin/auth/me': 'superadmin',
  'POST /api/superadmin/auth/logout': 'anyone',

  'GET /api/public/temples': 'anyone',
  'GET /api/public/temples/:slug': 'anyone',
  'GET /api/public/e-hundi': 'anyone',
  'POST /api/public/contact': 'anyone',
  'GET /api/public/receipts/:verificationId': 'anyone',

  'POST /api/guest/phone-code': 'anyone',
  'POST /api/guest/phone-code/check': 'anyone',
  'POST /api/guest/donations': 'guest',
  'GET /api/guest/donations/:donationId': 'guest',
  'GET /api/guest/donations/:donationId/events': 'guest',
  'GET /api/guest/donations/:donationId/receipt.pdf': 'guest',
  'POST /api/guest/donations/:donationId/receipt-name': 'guest',

  'GET /api/sandbox/checkouts/:checkoutId': 'anyone',
  'POST /api/sandbox/checkouts/:checkoutId/pay': 'anyone',
  'POST /api/sandbox/checkouts/:checkoutId/cancel': 'anyone',
  'POST /api/webhooks/payments/:gateway': 'anyone',

  'GET /api/devotee/temples': 'donor',
  'POST /api/devotee/temples': 'donor',
  'DELETE /api/devotee/temples/:templeId': 'donor',
  'PUT /api/devotee/temples/:templeId/home': 'donor',
  'POST /api/devotee/donations': 'verified donor',
  'GET /api/devotee/donations': 'donor',
  'GET /api/devotee/donations/:donationId': 'donor',
  'GET /api/devotee/donations/:donationId/events': 'donor',
  'GET /api/devotee/giving/:year': 'donor',
  'GET /api/devotee/statements/:year': 'donor',
  'GET /api/devotee/statements/:year/statement.pdf': 'donor',
  'GET /api/devotee/receipts': 'donor',
  'GET /api/devotee/receipts/:receiptId/receipt.pdf': 'donor',

  'GET /api/priest/profile': 'priest',
  'GET /api/superadmin/overview': 'superadmin',

  'GET /api/public/panchanga/day': 'anyone',
  'GET /api/public/panchanga/month': 'anyone',
  'GET /api/public/panchanga/year': 'anyone',
  'GET /api/public/panchanga/festivals': 'anyone',
  'GET /api/public/panchanga/own-dates': 'anyone',
  'GET /api/public/panchanga/cities': 'anyone',
  'GET /api/public/panchanga/calendar.ics': 'anyone',
  'GET /api/temple-admin/panchanga/overrides': 'staff with temple:read',
  'PUT /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': 'staff with temple:manage',
  'DELETE /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': 'staff with temple:manage',
  'GET /api/temple-admin/temple': 'staff with temple:read',
  'GET /api/temple-admin/donations': 'staff with donations:read',
  'GET /api/temple-admin/donations/summary': 'staff with donations:read',
  'GET /api/temple-admin/donations/export.csv': 'staff with donations:export',
  'GET /api/temple-admin/donations/:donationId': 'staff with donations:read',
  'POST /api/temple-admin/donations/:donationId/refunds': 'staff with donations:refund',
  'GET /api/temple-admin/funds': 'staff with donations:read',
  'POST /api/temple-admin/funds': 'staff with funds:manage',
  'PUT /api/temple-admin/funds/:fundId': 'staff with funds:manage',
  'GET /api/temple-admin/e-hundi-codes': 'staff with donations:read',
  'POST /api/temple-admin/e-hundi-codes': 'staff with ehundi:manage',
  'PUT /api/temple-admin/e-hundi-codes/:codeId': 'staff with ehundi:manage',
  'GET /api/temple-admin/e-hundi-codes/:codeId/poster.pdf': 'staff with donations:read',
  'GET /api/temple-admin/ledger/giving-by-fund': 'staff with donations:read',
  'GET /api/temple-admin/ledger/entries': 'staff with ledger:read',
  'GET /api/temple-admin/ledger/trial-balance': 'staff with ledger:read',
  'GET /api/temple-admin/ledger/proof': 'staff with ledger:read',
  'GET /api/temple-admin/counter-batches': 'staff with donations:read',
  'POST /api/temple-admin/counter-batches': 'staff with donations:record',
  'GET /api/temple-admin/counter-batches/:batchId': 'staff with donations:read',
  'POST /api/temple-admin/counter-batches/:batchId/entries': 'staff with donations:record',
  'DELETE /api/temple-admin/counter-batches/:batchId/entries/:entryId': 'staff with donations:record',
  'POST /api/temple-admin/counter-batches/:batchId/close': 'staff with batches:close',
  'GET /api/temple-admin/hundi-counts': 'staff with donations:read',
  'POST /api/temple-admin/hundi-counts': 'staff with hundi:count',
  'GET /api/temple-admin/receipts': 'staff with receipts:read',
  'GET /api/temple-admin/receipts/:receiptId/receipt.pdf': 'staff with receipts:read',
  'POST /api/temple-admin/receipts/:receiptId/reissue': 'staff with receipts:reissue',
  'GET /api/temple-admin/tax-policies': 'staff with receipts:read',
  'POST /api/temple-admin/tax-policies': 'staff with tax-policy:manage',
};
