import { momentIn } from '../notifications/moment-format.ts';
import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { typedSentence } from '../notifications/typed-sentence.ts';

const priest = { to: 'account', roles: ['priest'] } as const;
const office = { to: 'staff', permission: 'priests:manage' } as const;

/** A service at a temple; instants are shown in its zone. */
export interface ServiceFacts {
  temple: string;
  service: string;
  startsAt: string;
  timeZone: string;
}

/** Who ended it: the office, the service's own end or move, or its family, which got another time. */
export type Withdrawn = 'office' | 'canceled' | 'moved' | 'rescheduled';
/** `after`: when it is now, where it moved; missing from notices of earlier releases. */
type WithdrawnFacts = ServiceFacts & { why: Withdrawn; reason: string; after?: string };

/** `answerBy`: of one who was asked and hasn't answered. Missing in notices of earlier releases. */
type MovedFacts = ServiceFacts & { before: string; answerBy?: string };

/** Notifications to priests and offices about assignments. */
export const assignmentNotifications = defineNotifications(
  {
    name: 'priest-assignment',
    nouns: ['priest-assignment'],
    label: { en: 'Services', hi: 'सेवाएँ' },
    about: { en: 'Offers, changes, and services without a priest.', hi: 'प्रस्ताव, बदलाव, और बिना पुजारी की सेवाएँ।' },
  },
  {
    offered: kind<ServiceFacts & { answerBy: string }>()({
      audience: priest,
      channels: WITH_TEXTS,
      words: {
        en: (facts) => ({
          title: `${facts.temple} asks you for ${facts.service} on ${when('en-US', facts)}`,
          body: `Answer by ${when('en-US', { ...facts, startsAt: facts.answerBy })}. After that, the next priest is asked.`,
        }),
        hi: (facts) => ({
          title: `${facts.temple} ने ${when('hi-IN', facts)} की ${facts.service} के लिए आपसे पूछा है`,
          body: `${when('hi-IN', { ...facts, startsAt: facts.answerBy })} तक उत्तर दें। उसके बाद अगले पुजारी से पूछा जाएगा।`,
        }),
      },
    }),
    assigned: kind<ServiceFacts>()({
      audience: priest,
      channels: ['in-app', 'email'],
      words: {
        en: (facts) => ({
          title: `You perform ${facts.service} on ${when('en-US', facts)}`,
          body: `${facts.temple} entered it as you agreed.`,
        }),
        hi: (facts) => ({
          title: `${when('hi-IN', facts)} की ${facts.service} आप करेंगे`,
          body: `${facts.temple} ने आपकी सहमति से इसे दर्ज किया।`,
        }),
      },
    }),
    withdrawn: kind<WithdrawnFacts>()({
      audience: priest,
      channels: WITH_TEXTS,
      words: {
        en: (facts) => ({
          title: `${facts.service} on ${when('en-US', facts)} is no longer yours`,
          body: {
            office: facts.reason ? `${facts.temple}: ${typedSentence(facts.reason)}` : `${facts.temple} gave it to another priest.`,
            canceled: `${facts.temple} canceled it.`,
            moved: `${facts.temple} moved it to ${after('en-US', facts) ?? 'a time'}, when you aren’t free.`,
            rescheduled: `${facts.temple} moved it to ${after('en-US', facts)}.`,
          }[facts.why],
        }),
        hi: (facts) => ({
          title: `${when('hi-IN', facts)} की ${facts.service} अब आपकी नहीं है`,
          body: {
            office: facts.reason ? `${facts.temple}: ${typedSentence(facts.reason, 'hi')}` : `${facts.temple} ने इसे दूसरे पुजारी को दिया।`,
            canceled: `${facts.temple} ने इसे रद्द किया।`,
            moved: `${facts.temple} ने इसे ${after('hi-IN', facts) ?? 'ऐसे समय'} पर रखा, जब आप खाली नहीं हैं।`,
            rescheduled: `${facts.temple} ने इसे ${after('hi-IN', facts)} पर रखा।`,
          }[facts.why],
        }),
      },
    }),
    moved: kind<MovedFacts>()({
      audience: priest,
      channels: WITH_TEXTS,
      words: {
        en: (facts) => ({
          title: `${facts.service} is now on ${when('en-US', facts)}`,
          body: `${facts.temple} moved it from ${when('en-US', { ...facts, startsAt: facts.before })}. ${facts.answerBy ? `You’re asked for the new time now. Answer by ${when('en-US', { ...facts, startsAt: facts.answerBy })}.` : 'You still perform it.'}`,
        }),
        hi: (facts) => ({
          title: `${facts.service} अब ${when('hi-IN', facts)} को है`,
          body: `${facts.temple} ने इसे ${when('hi-IN', { ...facts, startsAt: facts.before })} से बदला। ${facts.answerBy ? `अब आपसे नए समय के लिए पूछा गया है। ${when('hi-IN', { ...facts, startsAt: facts.answerBy })} तक उत्तर दें।` : 'इसे आप ही करेंगे।'}`,
        }),
      },
    }),
    returned: kind<ServiceFacts & { priest: string; reason: string }>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: (facts) => ({
          title: `${facts.priest} can’t perform ${facts.service} on ${when('en-US', facts)}`,
          body: `${typedSentence(facts.reason)} The next priest is asked.`,
        }),
        hi: (facts) => ({
          title: `${facts.priest} ${when('hi-IN', facts)} की ${facts.service} नहीं कर सकते`,
          body: `${typedSentence(facts.reason, 'hi')} अगले पुजारी से पूछा जा रहा है।`,
        }),
      },
    }),
    unfilled: kind<ServiceFacts>()({
      audience: office,
      channels: WITH_TEXTS,
      words: {
        en: (facts) => ({
          title: `No priest for ${facts.service} on ${when('en-US', facts)}`,
          body: 'Everyone who could perform it was asked. Choose a priest yourself.',
        }),
        hi: (facts) => ({
          title: `${when('hi-IN', facts)} की ${facts.service} के लिए कोई पुजारी नहीं`,
          body: 'जो इसे कर सकते थे उन सबसे पूछ लिया गया। पुजारी स्वयं चुनें।',
        }),
      },
    }),
  },
);

const when = (locale: string, { startsAt, timeZone }: Pick<ServiceFacts, 'startsAt' | 'timeZone'>): string =>
  momentIn(locale, startsAt, timeZone);

/** When it is now. */
const after = (locale: string, { after: startsAt, timeZone }: WithdrawnFacts): string | undefined =>
  startsAt && when(locale, { startsAt, timeZone });
