import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, ROLE_FACTS, type Role, saidIn, type Wording } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { assertOfUse } from '../../platform/outbox/outlived.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { wordsOf } from './notification-words.ts';

export const NOTIFICATION_MAIL = 'notification';

export interface NotificationMailData {
  /** Missing in messages from before there were quiet hours. */
  accountId?: string;
  kind: string;
  params: object;
  path: string | null;
  /** Not sent after this. */
  usefulUntil?: string | undefined;
  fullName: string;
  language: Language;
  /** Null for an address without an account: there is nothing to choose, and only who verifies it sees the page. */
  role: Role | null;
}

const WORDS: Wording<Record<'greeting' | 'open' | 'choose' | 'why', string>> = {
  en: {
    greeting: 'Namaste',
    open: `Open it in ${BRAND.name}`,
    choose: 'Choose what you are notified of:',
    why: 'To open it, sign in or create an account with this address. Somebody entered the address for you; if you don’t know of this, ignore the email.',
  },
  hi: {
    greeting: 'नमस्ते',
    open: `${BRAND.name} में खोलें`,
    choose: 'किन बातों की सूचना मिले, यहाँ चुनें:',
    why: 'इसे खोलने के लिए इसी पते से साइन इन करें या खाता बनाएँ। यह पता किसी ने आपके लिए दर्ज किया; अगर आप इसके बारे में नहीं जानते, तो इस ईमेल पर ध्यान न दें।',
  },
};

/** The email for every kind: its wording, and a link to its page. */
@Injectable()
export class NotificationMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly kinds: NotificationKinds,
    private readonly timings: NotificationTimings,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(NOTIFICATION_MAIL, (data: NotificationMailData) => this.compose(data));
  }

  /** In quiet hours it is postponed, unless it must be sent. */
  private async compose(data: NotificationMailData): Promise<RenderedMessage> {
    const { accountId, kind, params, path, usefulUntil, fullName, language, role } = data;
    assertOfUse(usefulUntil);
    if (accountId) await this.timings.awaitAwake(accountId, { kind, usefulUntil });
    const { title, body } = wordsOf(this.kinds, kind, params, language);
    const { greeting, open, choose, why } = saidIn(WORDS, language);
    const { publicUrl } = this.settings;
    return {
      subject: title,
      ...composeMail({
        heading: title,
        language,
        paragraphs: [`${greeting} ${fullName},`, ...(body ? [body] : [])],
        ...(path ? { action: { label: open, url: publicUrl + path } } : {}),
        footnotes: [role === null ? why : `${choose} ${publicUrl}${ROLE_FACTS[role].settingsPath}`],
      }),
    };
  }
}
