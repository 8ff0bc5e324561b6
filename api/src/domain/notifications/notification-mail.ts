import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, ROLE_FACTS, type Role, saidIn, type Wording } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { assertOfUse } from '../../platform/outbox/outlived.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { wordsLanguage, wordsOf } from './notification-words.ts';
import { StillConcerned } from './still-concerned.service.ts';

export const NOTIFICATION_MAIL = 'notification';

export interface NotificationMailData {
  /** Missing in messages from before there were quiet hours. */
  accountId?: string;
  /** The temple it is about. */
  templeId?: string | undefined;
  kind: string;
  params: object;
  path: string | null;
  /** Not sent after this. */
  usefulUntil?: string | undefined;
  fullName: string;
  language: Language;
  /** Null for an address without an account: there is nothing to choose, and only who verifies it sees the page. */
  role: Role | null;
  /** The page opens by its link alone; missing for all others. */
  byLink?: boolean;
}

const WORDS: Wording<Record<'greeting' | 'open' | 'choose' | 'toOpen' | 'entered' | 'byLink', string>> = {
  en: {
    greeting: 'Namaste',
    open: `Open it in ${BRAND.name}`,
    choose: 'Choose what you are notified of:',
    toOpen: 'To open it, sign in or create an account with this address.',
    entered: 'Somebody entered the address for you; if you don’t know of this, ignore the email.',
    byLink: 'This link opens without an account. Keep it to yourself.',
  },
  hi: {
    greeting: 'नमस्ते',
    open: `${BRAND.name} में खोलें`,
    choose: 'किन बातों की सूचना मिले, यहाँ चुनें:',
    toOpen: 'इसे खोलने के लिए इसी पते से साइन इन करें या खाता बनाएँ।',
    entered: 'यह पता किसी ने आपके लिए दर्ज किया; अगर आप इसके बारे में नहीं जानते, तो इस ईमेल पर ध्यान न दें।',
    byLink: 'यह लिंक बिना खाते के खुलता है। इसे अपने पास रखें।',
  },
  te: {
    greeting: 'నమస్తే',
    open: `${BRAND.name} లో తెరవండి`,
    choose: 'ఏ విషయాలపై సమాచారం కావాలో ఇక్కడ ఎంచుకోండి:',
    toOpen: 'దీన్ని తెరవడానికి ఈ చిరునామాతో సైన్ ఇన్ చేయండి లేదా ఖాతా తెరవండి.',
    entered: 'ఈ చిరునామాను మీ కోసం మరొకరు నమోదు చేశారు; దీని గురించి మీకు తెలియకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
    byLink: 'ఈ లింక్ ఖాతా లేకుండానే తెరుచుకుంటుంది. ఎవరికీ ఇవ్వకండి.',
  },
  ta: {
    greeting: 'வணக்கம்',
    open: `${BRAND.name} இல் திறக்கவும்`,
    choose: 'எவை குறித்து அறிவிப்பு வேண்டும் என்பதை இங்கே தேர்ந்தெடுக்கவும்:',
    toOpen: 'இதைத் திறக்க இந்த முகவரியுடன் உள்நுழையவும் அல்லது கணக்கு தொடங்கவும்.',
    entered: 'இந்த முகவரியை உங்களுக்காக வேறொருவர் பதிவு செய்தார்; இதைப் பற்றி உங்களுக்குத் தெரியாவிட்டால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம்.',
    byLink: 'இந்த இணைப்பு கணக்கு இல்லாமலே திறக்கும். யாருக்கும் தர வேண்டாம்.',
  },
  kn: {
    greeting: 'ನಮಸ್ತೆ',
    open: `${BRAND.name} ನಲ್ಲಿ ತೆರೆಯಿರಿ`,
    choose: 'ಯಾವ ವಿಷಯಗಳ ಸೂಚನೆ ಬೇಕು ಎಂದು ಇಲ್ಲಿ ಆಯ್ಕೆಮಾಡಿ:',
    toOpen: 'ಇದನ್ನು ತೆರೆಯಲು ಈ ವಿಳಾಸದಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ.',
    entered: 'ಈ ವಿಳಾಸವನ್ನು ನಿಮಗಾಗಿ ಬೇರೊಬ್ಬರು ನಮೂದಿಸಿದ್ದಾರೆ; ಇದರ ಬಗ್ಗೆ ನಿಮಗೆ ತಿಳಿದಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ.',
    byLink: 'ಈ ಲಿಂಕ್ ಖಾತೆ ಇಲ್ಲದೆಯೇ ತೆರೆಯುತ್ತದೆ. ಯಾರಿಗೂ ಕೊಡಬೇಡಿ.',
  },
  gu: {
    greeting: 'નમસ્તે',
    open: `${BRAND.name} માં ખોલો`,
    choose: 'કઈ બાબતોની સૂચના જોઈએ તે અહીં પસંદ કરો:',
    toOpen: 'આ ખોલવા માટે આ સરનામાથી સાઇન ઇન કરો અથવા ખાતું બનાવો.',
    entered: 'આ સરનામું કોઈએ તમારા માટે દાખલ કર્યું છે; જો તમે આ વિશે જાણતા ન હો, તો આ ઇમેઇલ પર ધ્યાન ન આપો.',
    byLink: 'આ લિંક ખાતા વગર ખૂલે છે. કોઈને ન આપો.',
  },
};

/** The email for every kind: its wording, and a link to its page. */
@Injectable()
export class NotificationMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly kinds: NotificationKinds,
    private readonly timings: NotificationTimings,
    private readonly concerned: StillConcerned,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(NOTIFICATION_MAIL, (data: NotificationMailData) => this.compose(data));
  }

  /** In quiet hours it is postponed, unless it must be sent. Whom it no longer concerns gets none. */
  private async compose(data: NotificationMailData): Promise<RenderedMessage> {
    const { accountId, templeId, kind, params, path, usefulUntil, fullName, role } = data;
    assertOfUse(usefulUntil);
    if (accountId) {
      await this.concerned.assert({ accountId, kind, templeId });
      await this.timings.awaitAwake(accountId, { kind, usefulUntil });
    }
    const language = wordsLanguage(this.kinds, kind, data.language);
    const { title, body } = wordsOf(this.kinds, kind, params, language);
    const { greeting, open, choose, toOpen, entered, byLink } = saidIn(WORDS, language);
    const { publicUrl } = this.settings;
    // Without a page there is nothing to sign in for.
    const why = path ? `${toOpen} ${entered}` : entered;
    return {
      subject: title,
      ...composeMail({
        heading: title,
        language,
        paragraphs: [`${greeting} ${fullName},`, ...(body ? [body] : [])],
        ...(path ? { action: { label: open, url: publicUrl + path } } : {}),
        footnotes: [role === null ? (data.byLink ? byLink : why) : `${choose} ${publicUrl}${ROLE_FACTS[role].settingsPath}`],
      }),
    };
  }
}
