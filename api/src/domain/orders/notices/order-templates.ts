import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { saidIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeMail } from '../../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../../platform/outbox/templates.ts';
import { BANK_REFUSED_WORDS, type BankRefusedMessage, refusedSentences } from '../words/bank-refused-words.ts';
import { LINES_BACK_WORDS, type LinesBackMessage, type LinesBackReason } from '../words/lines-back-words.ts';
import { whatIn } from '../words/what-in.ts';
import { GiverLanguage } from './giver-language.ts';

/** The wording of mails and text messages about orders that got nothing for their money. */
@Injectable()
export class OrderTemplates implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly languages: GiverLanguage,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.addLinesBack('place-gone');
    this.addLinesBack('temple-canceled');
    this.addLinesBack('temple-suspended');
    this.addLinesBack('paid-twice');
    this.templates.add('order-bank-refused', (refused: BankRefusedMessage) => this.bankRefused(refused));
    this.templates.add('order-bank-refused-sms', async (refused: BankRefusedMessage) => {
      const language = await this.languages.of(refused);
      const words = saidIn(BANK_REFUSED_WORDS, language);
      return { text: [`${refused.temple}:`, ...refusedSentences(words, whatIn(refused, language))].join(' ') };
    });
  }

  private async bankRefused(refused: BankRefusedMessage): Promise<RenderedMessage> {
    const language = await this.languages.of(refused);
    const words = saidIn(BANK_REFUSED_WORDS, language);
    const action = { label: words.action, url: `${this.settings.publicUrl}${refused.path}` };
    const mail = composeMail({ heading: words.heading, paragraphs: refusedSentences(words, whatIn(refused, language)), language, action });
    return { subject: words.subject(refused.temple), ...mail };
  }

  private addLinesBack(why: LinesBackReason): void {
    this.templates.add(`order-${why}`, (back: LinesBackMessage) => this.linesBack(back, why));
    this.templates.add(`order-${why}-sms`, async (back: LinesBackMessage) => {
      const language = await this.languages.of(back);
      const words = saidIn(LINES_BACK_WORDS, language);
      return { text: words.sms(whatIn(back, language), [words[why], ...(back.reason ? [words.reason(back.reason)] : [])].join(' ')) };
    });
  }

  private async linesBack(back: LinesBackMessage, why: LinesBackReason): Promise<RenderedMessage> {
    const language = await this.languages.of(back);
    const words = saidIn(LINES_BACK_WORDS, language);
    const reason = back.reason ? [words.reason(back.reason)] : [];
    const paragraphs = [[`${whatIn(back, language).what}: ${words[why]}`, ...reason].join(' '), words.onItsWay(back.amount)];
    return { subject: words.subject(back.temple), ...composeMail({ heading: words.heading, paragraphs, language }) };
  }
}
