import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, ROLE_FACTS } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail, type MailParts, type WrittenByStaff } from '../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';

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

/** The wording of the emails about temple registrations. */
@Injectable()
export class RegistrationMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.add(REGISTRATION_MAILS.received, ({ templeName, reference }) => ({
      heading: `We have the registration of ${templeName}, ${reference}`,
      paragraphs: [
        'A person reads it within five days. Please confirm your email now: that link comes in a mail of its own.',
        'Then you can sign in and set up your temple. Devotees see it, and it takes gifts, once it is approved.',
      ],
      action: { label: 'See how far it is', url: this.page(`registration-status?reference=${reference}`) },
      footnotes: ['If you did not register a temple, ignore this mail.'],
    }));
    this.add(REGISTRATION_MAILS.approve, ({ templeName, message }) => ({
      heading: `${templeName} is on ${BRAND.name}`,
      paragraphs: ['Your registration is approved: devotees see your temple and it takes gifts.', ...said(message)],
      action: { label: 'Sign in to your temple office', url: `${this.settings.publicUrl}${ROLE_FACTS['temple-admin'].signInPath}` },
    }));
    this.add(REGISTRATION_MAILS.ask, ({ templeName, reference, message, key }) => ({
      heading: `${templeName}: please change or add something, ${reference}`,
      paragraphs: [...said(message), 'The link opens what you sent. Change it and send it again; nothing else is lost.'],
      action: { label: 'Change the registration', url: this.page(`signup?reference=${reference}&key=${key}`) },
    }));
    this.add(REGISTRATION_MAILS.reject, ({ templeName, message }) => ({
      heading: `We could not approve ${templeName}`,
      paragraphs: said(message),
      footnotes: [`Answer questions or tell us of a mistake: ${this.settings.publicUrl}/contact`],
    }));
  }

  private add(name: string, compose: (mail: RegistrationMail) => MailParts): void {
    this.templates.add(name, (mail: RegistrationMail): RenderedMessage => {
      const parts = compose(mail);
      const paragraphs = [`Namaste ${mail.contactName},`, ...parts.paragraphs];
      return { subject: parts.heading, ...composeMail({ ...parts, paragraphs }) };
    });
  }

  private page(path: string): string {
    return `${this.settings.publicUrl}/temple-admin/${path}`;
  }
}

const said = (message: string | undefined): WrittenByStaff[] => (message ? message.split(/\n+/).map((written) => ({ written })) : []);
