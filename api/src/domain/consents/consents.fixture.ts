import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { oneTempleOf } from '../../../test/one-temple.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MAIL_SIGNATURE_HEADER, MailReports } from '../../platform/mail/mail-reports.ts';
import { InboundTexts } from '../../platform/sms/inbound-texts.ts';
import { TEXT_SIGNATURE_HEADER } from '../../platform/sms/signed-forms.ts';
import { TextStatuses } from '../../platform/sms/text-statuses.ts';
import { MailingLinks } from './mailing-links.ts';

const posted = (form: URLSearchParams, [signature = '']: string[]) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', [TEXT_SIGNATURE_HEADER]: signature },
  body: form.toString(),
});

/** A text, rightly signed. */
function texted(_: unknown, api: TestApi) {
  const form = new URLSearchParams({ MessageSid: newId(), From: '+17325550199', Body: 'HELP' });
  return posted(form, api.get(InboundTexts).signaturesOf(form));
}

/** A report, rightly signed, about a text we know nothing of. */
function delivered(_: unknown, api: TestApi) {
  const messageId = newId();
  const form = new URLSearchParams({ MessageSid: newId(), MessageStatus: 'delivered' });
  return { params: { messageId }, ...posted(form, api.get(TextStatuses).signaturesOf(messageId, form)) };
}

/** A report, rightly signed, about a mail we know nothing of. */
function reported(_: unknown, api: TestApi) {
  const body = { messageId: `<${newId()}@temples.example>`, kind: 'hard' };
  return { headers: { [MAIL_SIGNATURE_HEADER]: api.get(MailReports).signatureOf(JSON.stringify(body)) }, body };
}

let last = 6_410;

/** A phone in the devotee's account that nobody has used yet. */
async function newPhone({ own, accounts }: Place): Promise<string> {
  const phone = `+1732555${++last}`;
  await own.donor.put('/api/account/profile').send({ fullName: accounts.donor.fullName, phone }).expect(200);
  return phone;
}

async function textedCode(place: Place, api: TestApi): Promise<string | null | undefined> {
  const phone = await newPhone(place);
  await place.own.donor.post('/api/account/phone/code').expect(202);
  const [message] = await deliveredTo(api, phone);
  return message?.code;
}

async function turnedOff({ accounts, giving }: Place, api: TestApi) {
  const templeId = await oneTempleOf(api, accounts.donor, giving.temple);
  return { body: { templeId, topic: 'news', channel: 'email', isOn: false } };
}

/** Where a broadcast's footer leads. */
const fromTheMail = ({ accounts, giving }: Place, api: TestApi) => {
  const { page } = api.get(MailingLinks).of({ templeId: giving.temple.id, topic: 'news', email: accounts.donor.email });
  return { params: { token: page.split('/').at(-1) ?? '' } };
};

export const fixture: NounFixture = {
  routes: {
    'POST /api/webhooks/texts': { may: 'anyone', call: texted },
    'POST /api/webhooks/texts/:messageId/status': { may: 'anyone', call: delivered },
    'POST /api/webhooks/mail': { may: 'anyone', call: reported },
    'GET /api/account/mail': { may: 'anybody signed in', beforeVerification: true },
    'POST /api/account/mail/resume': 'anybody signed in',
    'POST /api/account/phone/code': {
      may: 'anybody signed in',
      call: async (place) => {
        await newPhone(place);
        return {};
      },
    },
    'POST /api/account/phone/verify': {
      may: 'anybody signed in',
      call: async (place, api) => ({ body: { code: await textedCode(place, api) } }),
    },
    'GET /api/account/message-consents': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/message-consents': { may: 'anybody signed in', call: turnedOff },
    'GET /api/devotee/message-consents': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/message-consents': { may: 'donor', call: turnedOff },
    'GET /api/public/mailings/:token': { may: 'anyone', call: fromTheMail },
    'POST /api/public/mailings/:token/unsubscribe': { may: 'anyone', call: fromTheMail },
    'POST /api/public/mailings/:token/unsubscribe-all': { may: 'anyone', call: fromTheMail },
    'POST /api/public/mailings/:token/subscribe': { may: 'anyone', call: fromTheMail },
  },
  growing: ['message_consents', 'message_consent_records', 'mail_reports', 'mail_addresses'],
};
