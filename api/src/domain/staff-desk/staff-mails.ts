import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, saidIn, type Wording, writtenIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { longDate } from '../../platform/documents/words.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { roleIn } from './preset-words.ts';

export const STAFF_INVITATION_MAIL = 'staff.invitation';

export interface InvitationMail {
  temple: string;
  /** A preset's name, or what the temple calls its own role. */
  role: string;
  invitedBy: string;
  /** YYYY-MM-DD, while it is to come; missing in mails queued by an earlier release. */
  firstDay?: string | null;
  /** YYYY-MM-DD; null for those who stay. */
  lastDay: string | null;
  /** The last day on which the link works: YYYY-MM-DD in the temple's zone; missing in mails queued by an earlier release. */
  worksUntil?: string;
  token: string;
}

interface InvitationWords {
  subject: (facts: Pick<InvitationMail, 'temple' | 'invitedBy'>) => string;
  greeting: string;
  says: (facts: { temple: string; invitedBy: string; role: string; from: string | null; until: string | null }) => string;
  worksUntil: (day: string | null) => string;
  action: string;
  unknown: string;
}

const WORDS: Wording<InvitationWords> = {
  en: {
    subject: ({ temple, invitedBy }) => `${invitedBy} invites you to the staff of ${temple}`,
    greeting: 'Namaste,',
    says: ({ temple, invitedBy, role, from, until }) =>
      `${invitedBy} invites you to work for ${temple} on ${BRAND.name} as ${role}${from ? `, from ${from}` : ''}${until ? `${from ? '' : ','} until ${until}` : ''}.`,
    worksUntil: (day) => `The link works only for this email address${day ? `, until ${day}` : ''}.`,
    action: 'See the invitation',
    unknown: 'If you don’t know this temple, ignore this email: nothing happens.',
  },
  hi: {
    subject: ({ temple, invitedBy }) => `${invitedBy} आपको ${temple} के कर्मचारियों में आमंत्रित करते हैं`,
    greeting: 'नमस्ते,',
    says: ({ temple, invitedBy, role, from, until }) =>
      `${invitedBy} आपको ${BRAND.name} पर ${temple} के लिए ${role} के रूप में काम करने का निमंत्रण देते हैं${from ? `, ${from} से` : ''}${until ? `${from ? '' : ','} ${until} तक` : ''}।`,
    worksUntil: (day) => `लिंक केवल इसी ईमेल पते के लिए काम करता है${day ? `, ${day} तक` : ''}।`,
    action: 'निमंत्रण देखें',
    unknown: 'अगर आप इस मंदिर को नहीं जानते, तो इस ईमेल को अनदेखा करें: कुछ नहीं होगा।',
  },
};

/** The email that invites somebody to a temple's staff. */
@Injectable()
export class StaffMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(STAFF_INVITATION_MAIL, (data: InvitationMail, language) => this.invitation(data, language));
  }

  private invitation({ temple, role, invitedBy, firstDay, lastDay, worksUntil, token }: InvitationMail, wish: Language) {
    const language = writtenIn(WORDS, wish);
    const words = saidIn(WORDS, language);
    const subject = words.subject({ temple, invitedBy });
    const [from, until, works] = [firstDay, lastDay, worksUntil].map((day) => (day ? longDate(day, language) : null));
    const says = words.says({ temple, invitedBy, role: roleIn(role, language), from: from ?? null, until: until ?? null });
    return {
      subject,
      ...composeMail({
        heading: subject,
        language,
        paragraphs: [words.greeting, `${says} ${words.worksUntil(works ?? null)}`],
        action: { label: words.action, url: `${this.settings.publicUrl}/temple-admin/invitation?token=${token}` },
        footnotes: [words.unknown],
      }),
    };
  }
}
