import { anyone, donor, endpoint } from '../endpoint.ts';
import { id, languageField } from '../fields.ts';
import { phoneCode } from '../giving/guest.ts';
import type { PhoneCodeSent } from '../giving/phone-code.ts';
import { messagesOf } from '../message.ts';
import { recipient } from '../notifications/notification.ts';
import { boolean, mixed, object } from '../schema.ts';
import { versionIfKnown } from '../version.ts';
import { messageConsentNoun } from './message-consent.noun.ts';

const say = messagesOf(messageConsentNoun);

/** What a temple writes about to many people. Each can be turned off on its own. */
export const MESSAGE_TOPICS = ['news', 'events', 'giving'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** What somebody can agree to: each topic, and notifications by text. Notifications by other channels need no consent. */
export const CONSENT_TOPICS = [...MESSAGE_TOPICS, 'notifications'] as const;
export type ConsentTopic = (typeof CONSENT_TOPICS)[number];

/** The channels by which a temple reaches many people. What the app shows is also pushed to devices. */
export const BROADCAST_CHANNELS = ['email', 'sms', 'in-app'] as const;
export type BroadcastChannel = (typeof BROADCAST_CHANNELS)[number];

export const messageConsentSchema = object({
  templeId: id().required(),
  topic: mixed<ConsentTopic>().oneOf(CONSENT_TOPICS, say('message-consent.topic-required')).required(say('message-consent.topic-required')),
  channel: mixed<BroadcastChannel>()
    .oneOf(BROADCAST_CHANNELS, say('message-consent.channel-required'))
    .required(say('message-consent.channel-required'))
    .test('text-alone', say('message-consent.text-alone'), (value, { parent }) => parent.topic !== 'notifications' || value === 'sms'),
  isOn: boolean().required(say('message-consent.state-required')),
  /** The language and the version in which `smsTerms` were shown. */
  language: languageField().optional(),
  terms: versionIfKnown(say('message-consent.terms-number')),
}).noUnknown();

export const ownPhoneCodeSchema = object({ code: phoneCode() }).noUnknown();

/** The phone of the user’s account, and whether its owner entered a texted code. */
export interface OwnPhone {
  phone: string | null;
  isVerified: boolean;
}

/** What a person hears from one temple. */
export interface TempleConsents {
  templeId: string;
  temple: string;
  /** Then everything can be turned off, and nothing on. */
  isSuspended: boolean;
  /** Null without a phone in the account: there is nowhere to send text messages. */
  phone: string | null;
  /** Text messages need a phone whose owner was texted a code. */
  phoneVerified: boolean;
  /** Texts don’t reach the verified phone, as the provider reported. Of another, nobody learns anything. */
  phoneUnreachable: boolean;
  /** Channels that are off for every temple: after STOP, or because the address doesn’t work. */
  stopped: BroadcastChannel[];
  choices: { topic: ConsentTopic; channel: BroadcastChannel; isOn: boolean }[];
}

/** Why an address gets no broadcasts: mail to it came back, or its reader reported one as spam. */
export type MailProblem = 'bounce' | 'complaint';

/** Whether an account’s own email address gets what temples send to many. */
export interface OwnMail {
  email: string;
  problem: MailProblem | null;
  since: string | null;
}

/** What an unsubscribe link is about: the address with its middle omitted. */
export interface MailingState {
  email: string;
  temple: string;
  topic: MessageTopic;
  /** Whether the address still gets emails about the topic. */
  subscribed: boolean;
  /** Whether it gets nothing at all from the temple. */
  endedAll: boolean;
}

/** What a token of `/unsubscribe/:token` begins with if it is about a temple’s emails. */
export const MAILING_TOKEN_MARK = 'm-';
const ofMail = '/api/public/mailings/:token';

export const messageConsentEndpoints = {
  own: endpoint<TempleConsents[]>()({
    method: 'GET',
    path: '/api/account/message-consents',
    summary: 'What the user’s temples may write about',
    access: recipient,
    reads: ['message-consent', 'saved-temple'],
  }),
  choose: endpoint<TempleConsents[]>()({
    method: 'PUT',
    path: '/api/account/message-consents',
    summary: 'Turns a topic of a temple on or off in one channel',
    access: recipient,
    changes: ['message-consent'],
    body: messageConsentSchema,
  }),
  // Where devotee releases from before staff and priests could choose look for both.
  ownEarlier: endpoint<TempleConsents[]>()({
    method: 'GET',
    path: '/api/devotee/message-consents',
    summary: 'What one’s own temples may write about, at the address that earlier releases know',
    access: donor,
    reads: ['message-consent', 'saved-temple'],
  }),
  chooseEarlier: endpoint<TempleConsents[]>()({
    method: 'PUT',
    path: '/api/devotee/message-consents',
    summary: 'Turns a topic of a temple on or off in one channel, at the address that earlier releases know',
    access: donor,
    changes: ['message-consent'],
    body: messageConsentSchema,
  }),
  mail: endpoint<OwnMail>()({
    method: 'GET',
    path: '/api/account/mail',
    summary: 'Whether mail to one’s own address came back or was reported as spam',
    access: recipient,
    reads: ['message-consent', 'account'],
  }),
  resumeMail: endpoint<OwnMail>()({
    method: 'POST',
    path: '/api/account/mail/resume',
    summary: 'Allows broadcasts to one’s own address again',
    access: recipient,
    changes: ['message-consent'],
  }),
  sendPhoneCode: endpoint<PhoneCodeSent>()({
    method: 'POST',
    path: '/api/account/phone/code',
    summary: 'Texts a code that verifies the phone of the user’s account',
    access: recipient,
    changes: [],
    cost: 'mail',
    status: 202,
  }),
  verifyPhone: endpoint<OwnPhone>()({
    method: 'POST',
    path: '/api/account/phone/verify',
    summary: 'Verifies the phone of the user’s account with the texted code; an earlier owner’s consents end',
    access: recipient,
    changes: ['message-consent', 'account'],
    body: ownPhoneCodeSchema,
  }),
  mailing: endpoint<MailingState>()({
    method: 'GET',
    path: ofMail,
    summary: 'Whether the address behind an unsubscribe link gets a temple’s emails',
    access: anyone,
    reads: ['message-consent'],
  }),
  unsubscribe: endpoint<MailingState>()({
    method: 'POST',
    path: `${ofMail}/unsubscribe`,
    summary: 'Ends emails about the topic of the email with the link, at once',
    access: anyone,
    changes: ['message-consent'],
  }),
  unsubscribeAll: endpoint<MailingState>()({
    method: 'POST',
    path: `${ofMail}/unsubscribe-all`,
    summary: 'Ends every broadcast of the temple to the address behind the link, at once',
    access: anyone,
    changes: ['message-consent'],
  }),
  resubscribe: endpoint<MailingState>()({
    method: 'POST',
    path: `${ofMail}/subscribe`,
    summary: 'Takes an unsubscription from the topic back',
    access: anyone,
    changes: ['message-consent'],
  }),
};
