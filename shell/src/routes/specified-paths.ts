/** Every path in the specification, by the sentence that names it. `:eventId` stands for any event. */
export const SPECIFIED_PATHS = {
  '2.25':
    '/ /devotee-registration /devotee-login /pooja-booking /register /login /verify-email /forgot-password /reset-password /donate /qa-documentation /terms-of-use /privacy-policy /contact /contact-confirmation /profile-setup /profile',
  '2.28': both(
    'register login dashboard edit-profile add-family-member add-temple activity my-temple family panchanga donate events volunteer community messages family-panchanga temples',
  ),
  '2.29': '/donor/temple-preferences',
  '2.32': '/temple-admin/signup /temple-admin/login /temple-admin/forgot-password /temple-admin/registration-status',
  '2.33': `/temple-admin ${office(
    'dashboard events events/create events/dashboard events/:eventId/manage pooja-management donations priest-management settings messaging pooja-booking-management event-management pooja-requests calendar event-creation volunteer-management volunteers donation-management reports verification-status users-roles accounting-integrations contact-management messages',
  )}`,
  '2.34': '/temple-admin-community-management',
  '2.36': '/superadmin/login /superadmin /superadmin/dashboard /superadmin/temple-approvals /admin/temple-approvals',
  '2.37': '/priest/login /priest/dashboard',
  '2.38': `/edit-profile /donor-dashboard /my-temple /donate /pooja-services /volunteer /events /receipts /bookings /reimbursements ${office(
    'approvals reimbursement-requests financial-management donor-analytics calendars community-management',
  )} /priest-dashboard /community-events`,
  '2.09': '/superadmin-dashboard',
} as const;

/** The paths of one sentence. */
export const specified = (sentence: keyof typeof SPECIFIED_PATHS): string[] => SPECIFIED_PATHS[sentence].split(' ');

function both(names: string): string {
  return names
    .split(' ')
    .flatMap((name) => [`/devotee/${name}`, `/donor/${name}`])
    .join(' ');
}

function office(names: string): string {
  return names
    .split(' ')
    .map((name) => `/temple-admin/${name}`)
    .join(' ');
}
