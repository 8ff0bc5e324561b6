import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const SUPPORT_MAIL = 'support.received';

/** The words of the mail that confirms a message. It never repeats the message: the address is not proved. */
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
  }
}
