/**
 * All that somebody may call with an account whose address is not proved, written down a second time by hand: looking around
 * one's own empty account, and ending what it has open. Nothing here sets up anything that would outlive the verification; a
 * route that lets them do more fails the matrix test.
 */
export const BEFORE_VERIFICATION: ReadonlySet<string> = new Set([
  'GET /api/auth/me',
  'GET /api/temple-admin/auth/me',
  'GET /api/account/profile',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions/:sessionId',
  'POST /api/account/sessions/end',
  'GET /api/account/export',
  'GET /api/account/activity',
  'GET /api/account/second-factor',

  'GET /api/devotee/temples',
  'GET /api/devotee/donations',
  'GET /api/devotee/donations/:donationId',
  'GET /api/devotee/donations/:donationId/events',
  'GET /api/devotee/giving/:year',
  'GET /api/devotee/receipts',
  'GET /api/devotee/receipts/:receiptId/receipt.pdf',
  'GET /api/devotee/family',
  'GET /api/devotee/family/members/:memberId',
  'GET /api/devotee/family/birth-sky',
  'GET /api/devotee/family/dates',
  'GET /api/devotee/family/calendar.ics',
  'GET /api/devotee/family/calendar-link',
  'GET /api/devotee/notices',
  'GET /api/devotee/notices/unread',
  'GET /api/devotee/festival-preferences',
]);
