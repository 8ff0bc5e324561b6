import { complaintAbout, deliveryFailure } from '../../../test/mail-reports.ts';
import { newId } from '../ids/new-id.ts';
import { mailReportOf } from './mail-report.ts';

const id = newId();
const read = (mail: string) => mailReportOf(Buffer.from(mail));

describe('a delivery status notification (RFC 3464)', () => {
  it.each([
    ['5.1.1', 'hard'],
    ['5.1.10', 'hard'],
    ['5.2.1', 'hard'],
    ['5.2.2', 'soft'],
    ['5.7.1', 'soft'],
    ['4.4.7', 'soft'],
  ])('with status %s is a %s bounce', async (status, kind) => {
    expect(await read(deliveryFailure(id, { status }))).toEqual({ messageId: id, kind });
  });

  it('reads the head alone of the mail that came back', async () => {
    expect(await read(deliveryFailure(id, { returned: 'text/rfc822-headers' }))).toEqual({ messageId: id, kind: 'hard' });
  });

  it.each(['delayed', 'relayed', 'delivered', 'expanded'])('says nothing final while a mail is %s', async (action) => {
    expect(await read(deliveryFailure(id, { action }))).toBeUndefined();
  });
});

it('knows a complaint (RFC 5965), and no other feedback', async () => {
  expect(await read(complaintAbout(id))).toEqual({ messageId: id, kind: 'complaint' });
  expect(await read(complaintAbout(id, 'not-spam'))).toBeUndefined();
});

it.each([
  ['an answer from somebody’s vacation', 'From: a@b.test\r\nSubject: Out of office\r\n\r\nBack on Monday.'],
  ['a bounce of an email we didn’t send', deliveryFailure('someone-elses')],
  ['no mail', '\0\xff'],
  ['nothing', ''],
])('finds nothing in %s', async (_, mail) => {
  expect(await read(mail)).toBeUndefined();
});
