import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, saidIn, type Wording, writtenIn } from '@sannidhi/contracts';
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

interface SupportWords {
  greeting: (name: string) => string;
  received: { subject: (reference: string) => string; says: string; notMe: string };
  answered: { subject: (reference: string) => string; youWrote: string; goOn: (reference: string) => string };
}

const WORDS: Wording<SupportWords> = {
  en: {
    greeting: (name) => `Namaste ${name},`,
    received: {
      subject: (reference) => `We have your message, ${reference}`,
      says: `Your message reached ${BRAND.name}. A person will reply within one working day.`,
      notMe: "If you didn't write to us, ignore this email.",
    },
    answered: {
      subject: (reference) => `Our answer to your message ${reference}`,
      youWrote: 'You wrote:',
      goOn: (reference) => `To reply, write to us again through the contact page and include ${reference}.`,
    },
  },
  hi: {
    greeting: (name) => `नमस्ते ${name},`,
    received: {
      subject: (reference) => `आपका संदेश हमें मिला, ${reference}`,
      says: `आपका संदेश ${BRAND.name} तक पहुँच गया। एक कार्यदिवस के भीतर कोई व्यक्ति उत्तर देगा।`,
      notMe: 'अगर आपने हमें नहीं लिखा, तो इस ईमेल को अनदेखा करें।',
    },
    answered: {
      subject: (reference) => `आपके संदेश ${reference} का उत्तर`,
      youWrote: 'आपने लिखा:',
      goOn: (reference) => `उत्तर देने के लिए संपर्क पेज से फिर लिखें और ${reference} का उल्लेख करें।`,
    },
  },
};

/**
 * The wording of emails to people who wrote to us. The confirmation never repeats the message, because the address isn't verified; the
 * reply does.
 */
@Injectable()
export class SupportMail implements OnModuleInit {
  constructor(private readonly templates: Templates) {}

  onModuleInit(): void {
    this.templates.add(SUPPORT_MAIL, ({ name, reference }: Pick<Answer, 'name' | 'reference'>, wish) => {
      const language = writtenIn(WORDS, wish);
      const { greeting, received } = saidIn(WORDS, language);
      const subject = received.subject(reference);
      return {
        subject,
        ...composeMail({ heading: subject, language, paragraphs: [greeting(name), received.says], footnotes: [received.notMe] }),
      };
    });
    this.templates.add(SUPPORT_ANSWER_MAIL, ({ name, reference, message, reply }: Answer, wish) => {
      const language = writtenIn(WORDS, wish);
      const { greeting, answered } = saidIn(WORDS, language);
      const subject = answered.subject(reference);
      const written = paragraphsOf(reply).map((paragraph) => ({ written: paragraph }));
      const paragraphs = [greeting(name), ...written, answered.youWrote, ...paragraphsOf(message)];
      return { subject, ...composeMail({ heading: subject, language, paragraphs, footnotes: [answered.goOn(reference)] }) };
    });
  }
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
