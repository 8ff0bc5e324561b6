import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const SUPPORT_MAIL = 'support.received';
export const SUPPORT_ANSWER_MAIL = 'support.answered';

interface Answer {
  name: string;
  reference: string;
  message: string;
  reply: string;
}

/**
 * The wording of emails to people who wrote to us. The confirmation never repeats the message, because the address isn't verified; the
 * reply does.
 */
@Injectable()
export class SupportMail implements OnModuleInit {
  constructor(private readonly templates: Templates) {}

  onModuleInit(): void {
    this.templates.add(SUPPORT_MAIL, ({ name, reference }: { name: string; reference: string }) => {
      const subject = `We have your message, ${reference}`;
      return {
        subject,
        ...composeMail({
          heading: subject,
          paragraphs: [`Namaste ${name},`, `Your message reached ${BRAND.name}. A person answers within one working day.`],
          footnotes: ['If you did not write to us, ignore this mail.'],
        }),
      };
    });
    this.templates.add(SUPPORT_ANSWER_MAIL, ({ name, reference, message, reply }: Answer) => {
      const subject = `Our answer to your message ${reference}`;
      return {
        subject,
        ...composeMail({
          heading: subject,
          paragraphs: [`Namaste ${name},`, ...paragraphsOf(reply).map((written) => ({ written })), 'You wrote:', ...paragraphsOf(message)],
          footnotes: [`To go on, write again through the contact page and name ${reference}.`],
        }),
      };
    });
  }
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
