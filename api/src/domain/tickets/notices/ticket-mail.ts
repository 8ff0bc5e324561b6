import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, saidIn, type Wording } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { composeMail } from '../../../platform/mail/mail-html.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Outlived } from '../../../platform/outbox/outlived.ts';
import { type RenderedMessage, Templates } from '../../../platform/outbox/templates.ts';
import { momentOf } from '../../events/moment-of.ts';
import { NotificationAudience } from '../../notifications/notification-audience.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { PickupCodes } from '../children/pickup-codes.ts';
import { childrenOf } from '../children/ticket-child-rows.ts';
import type { TicketGuest } from '../guests/guest-ticket-news.ts';
import { TicketKeys } from '../keys/ticket-keys.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { dateFacts } from '../ticket-facts.ts';
import { pagesOf } from '../ticket-pages.ts';
import { partyTicket } from '../ticket-views.ts';
import { ticketsPdf } from '../tickets.pdf.ts';
import { ticketNotifications } from './ticket-notifications.ts';

export const TICKET_MAIL = 'free-registration';

interface TicketMailData extends Pick<TicketRow, 'templeId' | 'orderId' | 'occurrenceId'> {
  /** How many dates they are registered for together. Missing for a single one. */
  dates?: number;
  email: string;
  fullName: string;
  language: Language;
  /** A guest's own page; missing for everyone else. */
  path?: string;
}

const WORDS: Wording<{
  greeting: string;
  attached: (count: number) => string;
  open: string;
  why: string;
  guest: string;
  pickup: (name: string, code: string) => string;
  /** To an address that a guest typed: nobody verified it. */
  pickupOnPage: (name: string) => string;
}> = {
  en: {
    greeting: 'Namaste',
    attached: (count) => (count === 1 ? 'Your ticket is attached.' : `Your ${count} tickets are attached, one per page.`),
    open: 'Open your tickets',
    why: 'To open them here, sign in or create an account with this address. The attached tickets need no account.',
    guest: 'This link opens and cancels your tickets without an account. Keep it to yourself.',
    pickup: (name, code) =>
      `Pickup code for ${name}: ${code}. The door asks for it before it hands over the child. Give it only to adults who may pick up.`,
    pickupOnPage: (name) => `To see the pickup code for ${name}, open your tickets and confirm the phone number you registered with.`,
  },
  hi: {
    greeting: 'नमस्ते',
    attached: (count) => (count === 1 ? 'आपका टिकट साथ में है।' : `आपके ${count} टिकट साथ में हैं, हर पृष्ठ पर एक।`),
    open: 'अपने टिकट खोलें',
    why: 'उन्हें यहाँ खोलने के लिए इसी पते से साइन इन करें या खाता बनाएँ। साथ के टिकटों के लिए खाता ज़रूरी नहीं।',
    guest: 'इस लिंक से आपके टिकट बिना खाते के खुलते और रद्द होते हैं। इसे अपने पास रखें।',
    pickup: (name, code) =>
      `${name} के लिए पिकअप कोड: ${code}। बच्चे को सौंपने से पहले द्वार पर यह पूछा जाता है। इसे केवल उन्हीं को दें जो बच्चे को ले जा सकते हैं।`,
    pickupOnPage: (name) => `${name} का पिकअप कोड देखने के लिए अपने टिकट खोलें और वह फ़ोन नंबर पक्का करें जिससे पंजीकरण किया।`,
  },
  te: {
    greeting: 'నమస్తే',
    attached: (count) => (count === 1 ? 'మీ టికెట్ జత చేశాము.' : `మీ ${count} టికెట్లు జత చేశాము, ఒక్కో పేజీకి ఒకటి.`),
    open: 'మీ టికెట్లు తెరవండి',
    why: 'వాటిని ఇక్కడ తెరవడానికి ఇదే చిరునామాతో సైన్ ఇన్ చేయండి, లేదా ఖాతా తెరవండి. జత చేసిన టికెట్లకు ఖాతా అక్కరలేదు.',
    guest: 'ఈ లింక్‌తో ఖాతా లేకుండానే మీ టికెట్లు తెరవవచ్చు, రద్దు చేయవచ్చు. ఎవరికీ ఇవ్వకండి.',
    pickup: (name, code) => `${name} పికప్ కోడ్: ${code}. పిల్లవాడిని అప్పగించే ముందు ద్వారం వద్ద దీన్ని అడుగుతారు. తీసుకెళ్లగల పెద్దలకే ఇవ్వండి.`,
    pickupOnPage: (name) => `${name} పికప్ కోడ్ చూడడానికి మీ టికెట్లు తెరిచి, నమోదు చేసిన ఫోన్ నంబర్‌ను నిర్ధారించండి.`,
  },
  ta: {
    greeting: 'வணக்கம்',
    attached: (count) => (count === 1 ? 'உங்கள் சீட்டை இணைத்துள்ளோம்.' : `உங்கள் ${count} சீட்டுகளை இணைத்துள்ளோம், பக்கத்திற்கு ஒன்று.`),
    open: 'உங்கள் சீட்டுகளைத் திறக்க',
    why: 'அவற்றை இங்கே திறக்க, இதே முகவரியில் உள்நுழையுங்கள் அல்லது கணக்கைத் திறங்கள். இணைத்த சீட்டுகளுக்குக் கணக்கு தேவையில்லை.',
    guest: 'இந்த இணைப்பு கணக்கு இல்லாமலே உங்கள் சீட்டுகளைத் திறக்கும், ரத்து செய்யும். யாருக்கும் தர வேண்டாம்.',
    pickup: (name, code) =>
      `${name}க்கான குறியீடு: ${code}. குழந்தையை ஒப்படைக்கும் முன் வாசலில் இதைக் கேட்பார்கள். அழைத்துச் செல்லலாம் என்பவர்களிடம் மட்டும் கொடுங்கள்.`,
    pickupOnPage: (name) => `${name}க்கான குறியீட்டைப் பார்க்க, உங்கள் சீட்டுகளைத் திறந்து, பதிவு செய்த எண்ணை உறுதிப்படுத்துங்கள்.`,
  },
  kn: {
    greeting: 'ನಮಸ್ತೆ',
    attached: (count) => (count === 1 ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಲಗತ್ತಿಸಿದ್ದೇವೆ.' : `ನಿಮ್ಮ ${count} ಟಿಕೆಟ್‌ಗಳನ್ನು ಲಗತ್ತಿಸಿದ್ದೇವೆ, ಪುಟಕ್ಕೆ ಒಂದರಂತೆ.`),
    open: 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳನ್ನು ತೆರೆಯಿರಿ',
    why: 'ಇಲ್ಲಿ ತೆರೆಯಲು ಇದೇ ವಿಳಾಸದಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ. ಲಗತ್ತಿಸಿದ ಟಿಕೆಟ್‌ಗಳಿಗೆ ಖಾತೆ ಬೇಕಿಲ್ಲ.',
    guest: 'ಈ ಲಿಂಕ್ ಖಾತೆ ಇಲ್ಲದೆಯೇ ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳನ್ನು ತೆರೆಯುತ್ತದೆ, ರದ್ದುಮಾಡುತ್ತದೆ. ಯಾರಿಗೂ ಕೊಡಬೇಡಿ.',
    pickup: (name, code) => `${name} ಅವರ ಪಿಕಪ್ ಕೋಡ್: ${code}. ಮಗುವನ್ನು ಒಪ್ಪಿಸುವ ಮೊದಲು ಬಾಗಿಲಲ್ಲಿ ಇದನ್ನು ಕೇಳುತ್ತಾರೆ. ಕರೆದೊಯ್ಯಬಹುದಾದವರಿಗೆ ಮಾತ್ರ ಕೊಡಿ.`,
    pickupOnPage: (name) => `${name} ಅವರ ಪಿಕಪ್ ಕೋಡ್ ನೋಡಲು ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳನ್ನು ತೆರೆದು, ನೋಂದಾಯಿಸಿದ ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ದೃಢಪಡಿಸಿ.`,
  },
  gu: {
    greeting: 'નમસ્તે',
    attached: (count) => (count === 1 ? 'તમારી ટિકિટ સાથે જોડી છે.' : `તમારી ${count} ટિકિટો સાથે જોડી છે, દરેક પાના પર એક.`),
    open: 'તમારી ટિકિટો ખોલો',
    why: 'તેને અહીં ખોલવા આ જ સરનામાથી સાઇન ઇન કરો કે ખાતું ખોલો. જોડેલી ટિકિટો માટે ખાતું જરૂરી નથી.',
    guest: 'આ લિંકથી તમારી ટિકિટો ખાતા વગર ખૂલે અને રદ થાય છે. કોઈને ન આપો.',
    pickup: (name, code) => `${name} માટે પિકઅપ કોડ: ${code}. બાળક સોંપતાં પહેલાં દ્વાર પર તે પૂછાય છે. બાળકને લઈ જઈ શકે તેમને જ આપો.`,
    pickupOnPage: (name) => `${name} નો પિકઅપ કોડ જોવા તમારી ટિકિટો ખોલો અને નોંધણી કરનાર ફોન નંબર પાકો કરો.`,
  },
};

/** The email about a registration of somebody without an account, with the tickets, where no order's mail covers it. */
@Injectable()
export class TicketMail implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly temples: TemplesService,
    private readonly keys: TicketKeys,
    private readonly codes: PickupCodes,
    private readonly audience: NotificationAudience,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(TICKET_MAIL, (data: TicketMailData) => this.compose(data));
  }

  /** Does nothing without an address, or if mail to it bounced. */
  async send(
    tx: EntityManager,
    { templeId, orderId, occurrenceId, email, bookedBy }: TicketRow,
    guest?: TicketGuest,
    dates = 1,
  ): Promise<void> {
    if (!email) return;
    const { language, getsOptionalMail } = await this.audience.at(tx, email);
    if (!getsOptionalMail) return;
    const own = guest ? { language: guest.language, path: guest.path } : { language };
    const data: TicketMailData = { templeId, orderId, occurrenceId, email, fullName: bookedBy, ...own, ...(dates > 1 ? { dates } : {}) };
    const dedupeKey = `${TICKET_MAIL}:${orderId}:${occurrenceId}`;
    await this.outbox.enqueue(tx, { kind: 'email', to: email, template: TICKET_MAIL, data: { ...data }, dedupeKey });
  }

  /** The tickets as they are when it is sent; none is sent once all are canceled, passed on or for another date. */
  private async compose({
    fullName,
    language,
    templeId,
    orderId,
    occurrenceId,
    email,
    path,
    dates,
  }: TicketMailData): Promise<RenderedMessage> {
    const rows = await this.database.reader.find(TicketRow, {
      where: { templeId, orderId, ...(dates ? {} : { occurrenceId }), email, status: 'valid' },
      order: { startsAt: 'ASC', isLead: 'DESC', id: 'ASC' },
    });
    const [lead] = rows;
    if (!lead) throw new Outlived(new Date());
    const write = await this.keys.writer();
    const tickets = await Promise.all(rows.map(async (row) => ({ row, ticket: await partyTicket(row, write, '') })));
    const words = saidIn(WORDS, language);
    const { title, body, file } = await this.about(lead, tickets, language);
    const children = await childrenOf(this.database.reader, rows);
    const pickups = rows.flatMap(({ id, name }) => {
      const child = children.get(id);
      const code = child && this.codes.shown(child);
      if (!code) return [];
      return [path ? words.pickupOnPage(name) : words.pickup(name, code)];
    });
    const paragraphs = [
      `${words.greeting} ${fullName},`,
      body,
      words.attached(rows.filter(({ takesSeat }) => takesSeat).length || rows.length),
      ...pickups,
    ];
    const action = { label: words.open, url: `${this.settings.publicUrl}${path ?? `/devotee/tickets/${lead.id}`}` };
    const attachments = [{ filename: 'Tickets.pdf', contentType: 'application/pdf', content: file }];
    return {
      subject: title,
      ...composeMail({ heading: title, language, paragraphs, action, footnotes: [path ? words.guest : words.why] }),
      attachments,
    };
  }

  private async about({ templeId, occurrenceId }: TicketRow, tickets: Parameters<typeof pagesOf>[2], language: Language) {
    const { reader } = this.database;
    const { series, date } = found(await dateFacts(reader, templeId, occurrenceId));
    const temple = await this.temples.byId(templeId);
    const moment = { startsAt: date.startsAt.toISOString(), timeZone: series.timeZone };
    const facts = { event: series.title, temple: temple.name, ...moment, people: tickets.length };
    const { title } = saidIn(ticketNotifications.kinds.registered.words, language)(facts);
    const all = [...new Set(tickets.map(({ row }) => row.startsAt.toISOString()))];
    const when = all.map((startsAt) => momentOf({ startsAt, timeZone: series.timeZone }, language)).join('; ');
    return { title, body: `${temple.name}, ${when}.`, file: await ticketsPdf(await pagesOf(reader, temple.name, tickets), new Date()) };
  }
}
