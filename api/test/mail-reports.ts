const BOUNDARY = 'report-boundary';

interface Failure {
  status?: string;
  action?: string;
  returned?: string;
}

/** The mail by which a mail server says that one of ours didn't arrive. */
export const deliveryFailure = (id: string, { status = '5.1.1', action = 'failed', returned = 'message/rfc822' }: Failure = {}): string =>
  report('delivery-status', returned, id, [
    'Reporting-MTA: dns; mx.example.test',
    '',
    'Final-Recipient: rfc822; meera@example.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 No such',
    ' user here',
  ]);

/** The mail by which a provider says that its user reported one of ours as spam. */
export const complaintAbout = (id: string, type = 'abuse'): string =>
  report('feedback-report', 'message/rfc822', id, [`Feedback-Type: ${type}`, 'User-Agent: Provider/1.0', 'Version: 1']);

const report = (type: string, returned: string, id: string, fields: string[]): string =>
  [
    'From: MAILER-DAEMON@mx.example.test',
    'To: no-reply@temples.example',
    'Subject: About your mail',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${BOUNDARY}"`,
    '',
    ...['text/plain', '', 'Something about your mail', ''].map((line, at) => (at === 0 ? `--${BOUNDARY}\r\nContent-Type: ${line}` : line)),
    `--${BOUNDARY}`,
    `Content-Type: message/${type}`,
    '',
    ...fields,
    '',
    `--${BOUNDARY}`,
    `Content-Type: ${returned}`,
    '',
    `Message-ID: <${id}@temples.example>`,
    'Subject: Lamps on Tuesday',
    '',
    'Namaste',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
