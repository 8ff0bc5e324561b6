import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, PRIEST_INVITATION_DAYS, saidIn, type Wording, writtenIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const PRIEST_INVITATION_MAIL = 'priest.invitation';

export interface PriestInvitationMail {
  temple: string;
  invitedBy: string;
  token: string;
}

interface InvitationWords {
  subject: (temple: string) => string;
  greeting: string;
  says: (facts: Pick<PriestInvitationMail, 'temple' | 'invitedBy'>) => string;
  action: string;
  unknown: string;
}

const WORDS: Wording<InvitationWords> = {
  en: {
    subject: (temple) => `${temple} invites you to serve as a priest`,
    greeting: 'Namaste,',
    says: ({ temple, invitedBy }) =>
      `${invitedBy} invites you to serve at ${temple} on ${BRAND.name}: answer the services it offers you, and read the names of its families from your phone or tablet. The link works only for this email address, for ${PRIEST_INVITATION_DAYS} days.`,
    action: 'See the invitation',
    unknown: 'If you don’t know this temple, ignore this email: nothing happens.',
  },
  hi: {
    subject: (temple) => `${temple} आपको पुजारी के रूप में सेवा का निमंत्रण देता है`,
    greeting: 'नमस्ते,',
    says: ({ temple, invitedBy }) =>
      `${invitedBy} आपको ${BRAND.name} पर ${temple} में सेवा का निमंत्रण देते हैं: मंदिर जो सेवाएँ दे उनका उत्तर दें, और उसके परिवारों के नाम अपने फ़ोन या टैबलेट से पढ़ें। लिंक केवल इसी ईमेल पते के लिए ${PRIEST_INVITATION_DAYS} दिन काम करता है।`,
    action: 'निमंत्रण देखें',
    unknown: 'अगर आप इस मंदिर को नहीं जानते, तो इस ईमेल को अनदेखा करें: कुछ नहीं होगा।',
  },
};

/** The email that invites a priest to a temple. */
@Injectable()
export class PriestMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(PRIEST_INVITATION_MAIL, (data: PriestInvitationMail, language) => this.invitation(data, language));
  }

  private invitation({ temple, invitedBy, token }: PriestInvitationMail, wish: Language) {
    const language = writtenIn(WORDS, wish);
    const words = saidIn(WORDS, language);
    const subject = words.subject(temple);
    return {
      subject,
      ...composeMail({
        heading: subject,
        language,
        paragraphs: [words.greeting, words.says({ temple, invitedBy })],
        action: { label: words.action, url: `${this.settings.publicUrl}/priest/invitation?token=${token}` },
        footnotes: [words.unknown],
      }),
    };
  }
}
