import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGE_FACTS, type Language, type Role, saidIn, type Wording } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Templates } from '../../../platform/outbox/templates.ts';
import { momentIn } from '../../notifications/moment-format.ts';
import type { NotificationKind } from '../../notifications/notification-kinds.ts';
import { notificationText } from '../../notifications/notification-text.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import { bookingNotifications } from '../notices/booking-notifications.ts';
import type { Booked, PlacesOffered } from '../notices/booking-wording.ts';
import type { PoojaWaitRow } from './pooja-wait.entity.ts';
import { WaitLinks } from './wait-links.service.ts';

const TEXT = 'walk-in-wait-sms';
/** Where poojas are shown to everyone. */
const CATALOG = '/pooja-booking';

/** `linked`: with the way to what is offered. */
interface Said {
  text: string;
  key: string;
  linked?: boolean;
}

type FamilyKind<Params> = NotificationKind<Params, { to: 'account'; roles: readonly Role[] }>;

/** What an offer asks of a family that has no account to book with. */
const COME: Wording<(until: string) => string> = {
  en: (until) => `It’s kept for you until ${until}: come to the temple’s counter or call us.`,
  hi: (until) => `यह ${until} तक आपके लिए रखा है: मंदिर के काउंटर पर आएँ या हमें फ़ोन करें।`,
  te: (until) => `${until} వరకు మీ కోసం ఉంచాం: ఆలయ కౌంటర్‌కు రండి లేదా ఫోన్ చేయండి.`,
  ta: (until) => `${until} வரை உங்களுக்காக வைத்துள்ளோம்: கோயில் கவுண்டருக்கு வாருங்கள் அல்லது அழையுங்கள்.`,
  kn: (until) => `${until} ರವರೆಗೆ ನಿಮಗಾಗಿ ಇರಿಸಿದ್ದೇವೆ: ದೇವಸ್ಥಾನದ ಕೌಂಟರ್‌ಗೆ ಬನ್ನಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.`,
  gu: (until) => `${until} સુધી તમારા માટે રાખ્યું છે: મંદિરના કાઉન્ટર પર આવો અથવા ફોન કરો.`,
};

/** What a family without an account hears of the waitlist the counter put it on: by text, and by email if it gave an address. */
@Injectable()
export class WalkInWaitNews implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly notifications: Notifications,
    private readonly links: WaitLinks,
  ) {}

  onModuleInit(): void {
    this.templates.add(TEXT, ({ text }: { text: string }) => ({ text }));
  }

  /** Places are free for it, until the time that `params` have. */
  async offered(tx: EntityManager, wait: PoojaWaitRow, params: PlacesOffered, key: string): Promise<void> {
    const kind = bookingNotifications.kinds['place-offered'];
    const language = languageOf(wait);
    const until = momentIn(LANGUAGE_FACTS[language].locale, params.until, params.timeZone);
    const text = `${saidIn(kind.words, language)(params).title}. ${saidIn(COME, language)(until)}`;
    await this.send(tx, wait, kind, params, { text, key, linked: true });
  }

  /** What an account is notified of. */
  async told<Params extends Booked>(
    tx: EntityManager,
    wait: PoojaWaitRow,
    kind: FamilyKind<Params>,
    params: Params,
    key: string,
  ): Promise<void> {
    const { title, body } = saidIn(kind.words, languageOf(wait))(params);
    await this.send(tx, wait, kind, params, { text: `${title}. ${body}`, key });
  }

  private async send<Params extends Booked>(
    tx: EntityManager,
    wait: PoojaWaitRow,
    kind: FamilyKind<Params>,
    params: Params,
    { text, key, linked = false }: Said,
  ): Promise<void> {
    const { phone, email, bookedBy } = wait;
    const url = linked ? await this.links.urlOf(tx, wait) : null;
    const data = { text: notificationText({ title: text, temple: params.temple, url, language: languageOf(wait) }) };
    if (phone) await this.outbox.enqueue(tx, { kind: 'sms', to: phone, template: TEXT, data, dedupeKey: `${TEXT}:${kind.name}:${key}` });
    const to = { email: email ?? '', fullName: bookedBy };
    if (email)
      await this.notifications.notifyAddress(tx, kind, { to, params, path: linked ? await this.links.pathOf(tx, wait) : CATALOG, key });
  }
}

const languageOf = ({ language }: Pick<PoojaWaitRow, 'language'>): Language => language ?? 'en';
