import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { ANSWERS_TEXT } from '../../platform/outbox/message-delivery.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { InboundTexts } from '../../platform/sms/inbound-texts.ts';
import type { FormRequest } from '../../platform/sms/signed-forms.ts';
import { TextStops } from '../../platform/sms/text-stops.ts';
import { MailAddresses } from './mail-addresses.service.ts';
import { MessageConsents } from './message-consents.service.ts';
import { keywordOf, type TextKeyword } from './text-keywords.ts';

const TEMPLATE = 'text-keyword-sms';
type Reply = TextKeyword | 'other';
const US_PHONE = /^\+1\d{10}$/;

/** What people text to us: STOP ends every text but a code just requested (TCPA), START allows them again, HELP explains them (CTIA). */
@Injectable()
export class TextKeywords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly inbound: InboundTexts,
    private readonly consents: MessageConsents,
    private readonly addresses: MailAddresses,
    private readonly stops: TextStops,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.stops.register((phone) => this.consents.isStopped(this.database.reader, 'sms', phone));
    this.templates.add(TEMPLATE, ({ keyword }: { keyword: Reply }) => ({ text: this.replyTo(keyword) }));
  }

  /**
   * Does what a text asks for, once, and confirms it. Any other text is answered once a day, so that its sender knows nobody reads it.
   * Throws `invalid-signature`.
   */
  async receive(request: FormRequest): Promise<void> {
    const { id, from, body } = this.inbound.read(request);
    const keyword = keywordOf(body) ?? 'other';
    if (!id || !US_PHONE.test(from)) return;
    const dedupeKey = `${TEMPLATE}:${keyword === 'other' ? `${from}:${new Date().toISOString().slice(0, 10)}` : id}`;
    await this.database.transaction(async (tx) => {
      if (keyword === 'other' && (await this.consents.isStopped(tx, 'sms', from))) return;
      // A copy that arrives after START must not stop texts again.
      if ((await this.outbox.statesOf(tx, [dedupeKey])).size > 0) return;
      const everything = { templeId: null, topic: null, channel: 'sms', address: from } as const;
      if (keyword === 'stop') await this.consents.withdraw(tx, everything, 'sms-keyword');
      if (keyword === 'start') await this.addresses.resume(tx, { channel: 'sms', address: from }, 'sms-keyword');
      await this.outbox.enqueue(tx, { kind: 'sms', to: from, template: TEMPLATE, data: { keyword, [ANSWERS_TEXT]: true }, dedupeKey });
    });
  }

  /** In one text each: 160 letters of the basic alphabet. */
  private replyTo(keyword: Reply): string {
    const { name } = BRAND;
    switch (keyword) {
      case 'stop':
        return `${name}: You're unsubscribed and get no more texts, except codes you request. Receipts come by email or link. Reply START to get texts again.`;
      case 'start':
        return `${name}: You'll again get texts about your gifts, and the notices and news you chose. Reply HELP for help, STOP to end. Msg & data rates may apply.`;
      case 'help':
        return `${name}: codes, texts about gifts, notices & news you chose. Help: ${this.settings.publicUrl} Msg & data rates may apply. Reply STOP to end.`;
      case 'other':
        return `${name}: Nobody reads texts sent here. To reach a temple, write to it at ${this.settings.publicUrl} Reply STOP to end texts, HELP for help.`;
    }
  }
}
