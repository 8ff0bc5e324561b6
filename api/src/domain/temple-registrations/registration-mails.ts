import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ROLE_FACTS, saidIn, writtenIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail, type MailParts, type WrittenByStaff } from '../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { REGISTRATION_WORDS, type RegistrationWords } from './registration-words.ts';

export const REGISTRATION_MAILS = {
  received: 'registrations.received',
  approve: 'registrations.approved',
  ask: 'registrations.changes-requested',
  reject: 'registrations.rejected',
} as const;

/** What each of these emails is about. */
export interface RegistrationMail {
  contactName: string;
  templeName: string;
  reference: string;
  /** The team's own message. */
  message?: string;
  /** Opens the registration for changes. */
  key?: string;
}

/** The emails about temple registrations, in the language of the page they were sent from or of the account. */
@Injectable()
export class RegistrationMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.add(REGISTRATION_MAILS.received, ({ received }, { templeName, reference }) => ({
      heading: received.subject(templeName, reference),
      paragraphs: received.says,
      action: { label: received.action, url: this.page(`registration-status?reference=${reference}`) },
      footnotes: [received.notMe],
    }));
    this.add(REGISTRATION_MAILS.approve, ({ approved }, { templeName, message }) => ({
      heading: approved.subject(templeName),
      paragraphs: [approved.says, ...said(message)],
      action: { label: approved.action, url: `${this.settings.publicUrl}${ROLE_FACTS['temple-admin'].signInPath}` },
    }));
    this.add(REGISTRATION_MAILS.ask, ({ asked }, { templeName, reference, message, key }) => ({
      heading: asked.subject(templeName, reference),
      paragraphs: [...said(message), asked.says],
      action: { label: asked.action, url: this.page(`signup?reference=${reference}&key=${key}`) },
    }));
    this.add(REGISTRATION_MAILS.reject, ({ rejected }, { templeName, message }) => ({
      heading: rejected.subject(templeName),
      paragraphs: said(message),
      footnotes: [rejected.contact(`${this.settings.publicUrl}/contact`)],
    }));
  }

  private add(name: string, compose: (words: RegistrationWords, mail: RegistrationMail) => MailParts): void {
    this.templates.add(name, (mail: RegistrationMail, wish): RenderedMessage => {
      const language = writtenIn(REGISTRATION_WORDS, wish);
      const words = saidIn(REGISTRATION_WORDS, language);
      const parts = compose(words, mail);
      const paragraphs = [words.greeting(mail.contactName), ...parts.paragraphs];
      return { subject: parts.heading, ...composeMail({ ...parts, language, paragraphs }) };
    });
  }

  private page(path: string): string {
    return `${this.settings.publicUrl}/temple-admin/${path}`;
  }
}

const said = (message: string | undefined): WrittenByStaff[] => (message ? message.split(/\n+/).map((written) => ({ written })) : []);
