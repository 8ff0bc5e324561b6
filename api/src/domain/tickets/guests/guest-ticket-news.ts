import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, saidIn, type Wording } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Templates } from '../../../platform/outbox/templates.ts';
import { momentOf } from '../../events/moment-of.ts';
import type { NotificationWords } from '../../notifications/notification-kinds.ts';
import { Order } from '../../orders/order.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import type { Counted, Ticketed } from '../dates/ticketed.ts';
import type { TicketRow } from '../ticket.entity.ts';
import type { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { GuestTicketLinks } from './guest-ticket-links.ts';

const TEMPLATE = 'guest-tickets-sms';

/** A guest whose tickets are still theirs, or who waits. */
export interface TicketGuest {
  /** E.164 */
  phone: string;
  language: Language;
  /** Of the page with their tickets, or with their place on a waitlist. */
  path: `/${string}`;
  url: string;
}

/** `dates`: how many they are registered for together, from the first one. */
interface Dated {
  dates: number;
  when: string;
}

const REGISTERED: Wording<(facts: Counted & Dated & { url: string }) => string> = {
  en: ({ event, temple, people, dates, when, url }) =>
    `${temple}: your ${people * dates > 1 ? `${people * dates} tickets are` : 'ticket is'} here. ${event}, ${dates > 1 ? `${dates} dates from ` : ''}${when}. ${url} Keep this link to yourself: it opens and cancels your tickets.`,
  hi: ({ event, temple, people, dates, when, url }) =>
    `${temple}: ${people * dates > 1 ? `आपके ${people * dates} टिकट यहाँ हैं` : 'आपका टिकट यहाँ है'}। ${event}, ${when}${dates > 1 ? ` से ${dates} तारीखें` : ''}। ${url} यह लिंक अपने पास रखें: इससे टिकट खुलते और रद्द होते हैं।`,
  te: ({ event, temple, dates, when, url }) =>
    `${temple}: మీ టికెట్లు ఇక్కడ ఉన్నాయి. ${event}, ${when}${dates > 1 ? ` (${dates} తేదీలు)` : ''}. ${url} ఈ లింక్ ఎవరికీ ఇవ్వకండి: దీనితో టికెట్లు తెరవవచ్చు, రద్దు చేయవచ్చు.`,
  ta: ({ event, temple, dates, when, url }) =>
    `${temple}: உங்கள் சீட்டுகள் இங்கே. ${event}, ${when}${dates > 1 ? ` (${dates} தேதிகள்)` : ''}. ${url} இந்த இணைப்பை யாருக்கும் தர வேண்டாம்: இது சீட்டுகளைத் திறக்கும், ரத்து செய்யும்.`,
  kn: ({ event, temple, dates, when, url }) =>
    `${temple}: ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇಲ್ಲಿವೆ. ${event}, ${when}${dates > 1 ? ` (${dates} ದಿನಾಂಕಗಳು)` : ''}. ${url} ಈ ಲಿಂಕ್ ಯಾರಿಗೂ ಕೊಡಬೇಡಿ: ಇದು ಟಿಕೆಟ್‌ಗಳನ್ನು ತೆರೆಯುತ್ತದೆ, ರದ್ದುಮಾಡುತ್ತದೆ.`,
  gu: ({ event, temple, dates, when, url }) =>
    `${temple}: તમારી ટિકિટો અહીં છે. ${event}, ${when}${dates > 1 ? ` (${dates} તારીખો)` : ''}. ${url} આ લિંક કોઈને ન આપો: તેનાથી ટિકિટો ખૂલે અને રદ થાય છે.`,
};

const TAKEN: Wording<(facts: Ticketed & { by: string }) => string> = {
  en: ({ event, temple, by }) =>
    `${temple}: your tickets for ${event} were added to an account (${by}) with your link, which no longer opens them. If that wasn’t you or someone you know, call the temple.`,
  hi: ({ event, temple, by }) =>
    `${temple}: ${event} के आपके टिकट आपके लिंक से एक खाते (${by}) में जोड़े गए; लिंक से वे अब नहीं खुलेंगे। अगर यह आपने या आपके किसी परिचित ने नहीं किया, तो मंदिर को फ़ोन करें।`,
  te: ({ event, temple, by }) =>
    `${temple}: మీ లింక్‌తో ${event} టికెట్లు ఒక ఖాతాలో (${by}) చేరాయి; లింక్ ఇక తెరవదు. ఇది మీరు లేదా మీకు తెలిసినవారు చేయకపోతే ఆలయానికి ఫోన్ చేయండి.`,
  ta: ({ event, temple, by }) =>
    `${temple}: உங்கள் இணைப்பால் ${event} சீட்டுகள் ஒரு கணக்கில் (${by}) சேர்ந்தன; இணைப்பு இனி திறக்காது. இதை நீங்களோ தெரிந்தவரோ செய்யவில்லை என்றால் கோயிலை அழையுங்கள்.`,
  kn: ({ event, temple, by }) =>
    `${temple}: ನಿಮ್ಮ ಲಿಂಕ್‌ನಿಂದ ${event} ಟಿಕೆಟ್‌ಗಳು ಒಂದು ಖಾತೆಗೆ (${by}) ಸೇರಿವೆ; ಲಿಂಕ್ ಇನ್ನು ತೆರೆಯದು. ಇದನ್ನು ನೀವು ಅಥವಾ ಪರಿಚಿತರು ಮಾಡಿಲ್ಲದಿದ್ದರೆ ದೇವಸ್ಥಾನಕ್ಕೆ ಕರೆ ಮಾಡಿ.`,
  gu: ({ event, temple, by }) =>
    `${temple}: તમારી લિંકથી ${event} ની ટિકિટો એક ખાતામાં (${by}) ઉમેરાઈ; લિંક હવે નહીં ખૂલે. આ તમે કે તમારા પરિચિતે ન કર્યું હોય તો મંદિરને ફોન કરો.`,
};

/** What guests hear of their tickets by text message: where they are, and what becomes of them. In the language of the page they used. */
@Injectable()
export class GuestTicketNews implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly temples: TemplesService,
    private readonly links: GuestTicketLinks,
  ) {}

  onModuleInit(): void {
    this.templates.add(TEMPLATE, ({ text }: { text: string }) => ({ text }));
  }

  /** Null for tickets of accounts, those that were passed on, and those from the counter. */
  async guestOf(tx: EntityManager, { templeId, orderId, id, lineId, accountId }: TicketRow): Promise<TicketGuest | null> {
    if (accountId !== null || id !== lineId) return null;
    const order = await tx.findOneBy(Order, { templeId, id: orderId, payerAccountId: IsNull() });
    return order && this.ofOrder(tx, order);
  }

  /** The link to their tickets, as soon as they have them. */
  async registered(tx: EntityManager, guest: TicketGuest, facts: Counted & Pick<Dated, 'dates'>, orderId: string): Promise<void> {
    const { language, url } = guest;
    const text = saidIn(REGISTERED, language)({ ...facts, when: momentOf(facts, language), url });
    await this.text(tx, guest, text, `registered:${orderId}`);
  }

  /** All that a notification says, and the link: who gave no address hears it only here. */
  async told(tx: EntityManager, guest: TicketGuest, { title, body }: NotificationWords, key: string): Promise<void> {
    await this.text(tx, guest, [`${title}.`, ...(body ? [body] : []), guest.url].join(' '), key);
  }

  /** Texts the buyer when somebody uses the link to add the order's tickets to an account. */
  async taken(tx: EntityManager, order: Order, facts: Ticketed, by: string): Promise<void> {
    const guest = await this.ofOrder(tx, order);
    if (guest) await this.text(tx, guest, saidIn(TAKEN, guest.language)({ ...facts, by }), `taken:${order.id}`);
  }

  /** Who waits without an account. */
  async ofWait(
    tx: EntityManager,
    { templeId, id, phone, language }: Pick<TicketWaitRow, 'templeId' | 'id' | 'phone' | 'language'>,
  ): Promise<TicketGuest> {
    const { slug } = await this.temples.of(tx, templeId);
    const key = { templeId, id };
    return {
      ...{ phone: phone ?? '', language: language ?? 'en' },
      ...{ path: this.links.waitPathOf(slug, key), url: this.links.waitUrlOf(slug, key) },
    };
  }

  private async ofOrder(tx: EntityManager, order: Order): Promise<TicketGuest | null> {
    const { templeId, guestSessionId, phone, language } = order;
    if (!guestSessionId || !phone) return null;
    const { slug } = await this.temples.of(tx, templeId);
    return { phone, language: language ?? 'en', path: this.links.pathOf(slug, order), url: this.links.urlOf(slug, order) };
  }

  private async text(tx: EntityManager, { phone }: TicketGuest, text: string, key: string): Promise<void> {
    await this.outbox.enqueue(tx, { kind: 'sms', to: phone, template: TEMPLATE, data: { text }, dedupeKey: `${TEMPLATE}:${key}` });
  }
}
