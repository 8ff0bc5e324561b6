import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountType, LANGUAGE_FACTS, type Language, ROLE_FACTS, type Role, saidIn, writtenIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail, type MailParts } from '../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { ACCOUNT_MAIL_WORDS, type SecondFactorNews } from './account-mail-words.ts';

export const ACCOUNT_MAILS = {
  verifyEmail: 'accounts.verify-email',
  resetPassword: 'accounts.reset-password',
  passwordChanged: 'accounts.password-changed',
  secondFactor: 'accounts.second-factor',
  signInCode: 'accounts.sign-in-code',
  newDevice: 'accounts.new-device',
  deleted: 'accounts.deleted',
} as const;

/** `Nov 22, 2026, 4:15 AM UTC` */
const whenIn = (language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });

interface ToPerson {
  fullName: string;
}

export interface SignInCodeMail extends ToPerson {
  code: string;
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
}

export interface NewDeviceMail extends ToPerson {
  role: Role;
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
  /** ISO instant. */
  at: string;
}

type Parts = Omit<MailParts, 'heading' | 'language'> & { subject: string };

/** The emails about accounts, each in the language of its account if they are written in it. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.add('verifyEmail', ({ token, disownToken }: { token: string; disownToken: string }, { verifyEmail: { subject, ...words } }) => ({
      subject,
      paragraphs: words.says,
      action: { label: words.action, url: this.at(`/verify-email?token=${token}`) },
      footnotes: [words.notMe(this.at(`/verify-email?disown=${disownToken}`))],
    }));
    this.add('resetPassword', ({ token, accountType }: { token: string; accountType: AccountType }, { resetPassword: words }) => ({
      subject: words.subject,
      paragraphs: words.says,
      action: { label: words.action, url: this.at(`/reset-password?token=${token}&type=${accountType}`) },
      footnotes: [words.notMe],
    }));
    this.add('passwordChanged', ({ role }: { role: Role }, { passwordChanged: words }) => ({
      subject: words.subject,
      paragraphs: words.says,
      action: { label: words.action, url: this.at(ROLE_FACTS[role].signInPath) },
      footnotes: [words.notMe(this.forgot)],
    }));
    this.add('secondFactor', ({ news }: { news: SecondFactorNews }, { secondFactor, secondFactorNotMe }) => {
      const [subject, sentence] = secondFactor[news];
      return { subject, paragraphs: [sentence], footnotes: [secondFactorNotMe(this.forgot)] };
    });
    this.add('signInCode', ({ code, device }: SignInCodeMail, { signInCode: words }) => ({
      subject: words.subject(code),
      paragraphs: words.says(code, device),
      footnotes: [words.notMe(this.forgot)],
    }));
    this.add('newDevice', ({ role, device, at }: NewDeviceMail, { newDevice: words }, language) => ({
      subject: words.subject,
      paragraphs: words.says(device || undefined, whenIn(language).format(new Date(at))),
      action: {
        label: words.action,
        url: this.at(`${ROLE_FACTS[role].signInPath}?return=${encodeURIComponent(ROLE_FACTS[role].settingsPath)}`),
      },
      footnotes: [words.notMe(this.forgot)],
    }));
    this.add('deleted', ({ role }: { role: Role }, { deleted: { subject, says, donorRecords, otherRecords } }) => ({
      subject,
      paragraphs: [says, role === 'donor' ? donorRecords : otherRecords],
    }));
  }

  private add<Data>(
    mail: keyof typeof ACCOUNT_MAILS,
    write: (data: Data, words: (typeof ACCOUNT_MAIL_WORDS)['en'], language: Language) => Parts,
  ): void {
    this.templates.add(ACCOUNT_MAILS[mail], (data: Data & ToPerson, wish): RenderedMessage => {
      const language = writtenIn(ACCOUNT_MAIL_WORDS, wish);
      const words = saidIn(ACCOUNT_MAIL_WORDS, language);
      const { subject, paragraphs, ...parts } = write(data, words, language);
      return {
        subject,
        ...composeMail({ ...parts, heading: subject, language, paragraphs: [words.greeting(data.fullName), ...paragraphs] }),
      };
    });
  }

  private readonly at = (path: string): string => `${this.settings.publicUrl}${path}`;

  private get forgot(): string {
    return this.at('/forgot-password');
  }
}
