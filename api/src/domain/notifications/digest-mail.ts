import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, ROLE_FACTS, type Role, saidIn, type Wording } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail, type InLanguage } from '../../platform/mail/mail-html.ts';
import { Outlived } from '../../platform/outbox/outlived.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { wordsLanguage, wordsOf } from './notification-words.ts';
import { StillConcerned } from './still-concerned.service.ts';

export const DIGEST_MAIL = 'notification-digest';

interface DigestItem {
  kind: string;
  params: object;
  /** The temple it is about. */
  templeId?: string | null;
  usefulUntil?: string | undefined;
}

export interface DigestMailData {
  accountId: string;
  items: readonly DigestItem[];
  fullName: string;
  language: Language;
  role: Role;
}

interface DigestWords {
  title: (count: number) => string;
  greeting: string;
  open: string;
  choose: string;
}

const WORDS: Wording<DigestWords> = {
  en: {
    title: (count) => (count === 1 ? `1 notification from ${BRAND.name}` : `${count} notifications from ${BRAND.name}`),
    greeting: 'Namaste',
    open: `Open ${BRAND.name}`,
    choose: 'Choose how often you get these emails:',
  },
  hi: {
    title: (count) => `${BRAND.name} की ${count} सूचनाएँ`,
    greeting: 'नमस्ते',
    open: `${BRAND.name} खोलें`,
    choose: 'ये ईमेल कितनी बार आएँ, यहाँ चुनें:',
  },
  te: {
    title: (count) => `${BRAND.name} నుండి ${count} ${count === 1 ? 'నోటిఫికేషన్' : 'నోటిఫికేషన్లు'}`,
    greeting: 'నమస్తే',
    open: `${BRAND.name} ను తెరవండి`,
    choose: 'ఈ ఈమెయిళ్లు ఎంత తరచుగా రావాలో ఇక్కడ ఎంచుకోండి:',
  },
  ta: {
    title: (count) => `${BRAND.name} இலிருந்து ${count} ${count === 1 ? 'அறிவிப்பு' : 'அறிவிப்புகள்'}`,
    greeting: 'வணக்கம்',
    open: `${BRAND.name} ஐத் திறக்கவும்`,
    choose: 'இந்த மின்னஞ்சல்கள் எவ்வளவு அடிக்கடி வர வேண்டும் என்பதை இங்கே தேர்ந்தெடுக்கவும்:',
  },
  kn: {
    title: (count) => `${BRAND.name} ನಿಂದ ${count} ${count === 1 ? 'ಸೂಚನೆ' : 'ಸೂಚನೆಗಳು'}`,
    greeting: 'ನಮಸ್ತೆ',
    open: `${BRAND.name} ತೆರೆಯಿರಿ`,
    choose: 'ಈ ಇಮೇಲ್‌ಗಳು ಎಷ್ಟು ಬಾರಿ ಬರಬೇಕು ಎಂದು ಇಲ್ಲಿ ಆಯ್ಕೆಮಾಡಿ:',
  },
  gu: {
    title: (count) => `${BRAND.name} તરફથી ${count} ${count === 1 ? 'સૂચના' : 'સૂચનાઓ'}`,
    greeting: 'નમસ્તે',
    open: `${BRAND.name} ખોલો`,
    choose: 'આ ઇમેઇલ કેટલી વાર આવે તે અહીં પસંદ કરો:',
  },
};

/** The email with everything since the last one. */
@Injectable()
export class DigestMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly kinds: NotificationKinds,
    private readonly timings: NotificationTimings,
    private readonly concerned: StillConcerned,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(DIGEST_MAIL, (data: DigestMailData) => this.compose(data));
  }

  private async compose({ accountId, items, fullName, language, role }: DigestMailData): Promise<RenderedMessage> {
    await this.timings.awaitAwake(accountId);
    const useful = await this.usefulOf(accountId, items);
    if (useful.length === 0) throw new Outlived(new Date());
    const { title, greeting, open, choose } = saidIn(WORDS, language);
    const { publicUrl } = this.settings;
    const heading = title(useful.length);
    return {
      subject: heading,
      ...composeMail({
        heading,
        language,
        paragraphs: [`${greeting} ${fullName},`, ...useful.map((item) => this.line(item, language))],
        action: { label: open, url: publicUrl + ROLE_FACTS[role].home },
        footnotes: [`${choose} ${publicUrl}${ROLE_FACTS[role].settingsPath}`],
      }),
    };
  }

  /** One notification: in the reader's language, or in English where its words exist in no other. */
  private line({ kind, params }: DigestItem, language: Language): InLanguage {
    const { title, body } = wordsOf(this.kinds, kind, params, language);
    return { text: body ? `${title}: ${body}` : title, language: wordsLanguage(this.kinds, kind, language) };
  }

  /** What isn't over yet and still concerns the account. */
  private async usefulOf(accountId: string, items: readonly DigestItem[], now = new Date()): Promise<DigestItem[]> {
    const useful: DigestItem[] = [];
    for (const item of items) {
      const isOver = item.usefulUntil !== undefined && new Date(item.usefulUntil) <= now;
      if (!isOver && (await this.concerned.is({ accountId, ...item }))) useful.push(item);
    }
    return useful;
  }
}
