import { momentIn } from '../notifications/moment-format.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Overtaken {
  pooja: string;
  priest: string;
  /** Instant, shown in the temple's zone. */
  startsAt: string;
  timeZone: string;
}
interface Differing extends Overtaken {
  /** Families. */
  count: number;
}

/** Notifications to the office about its sheets. */
export const sheetNotifications = defineNotifications(
  {
    name: 'sankalpam-sheet',
    label: { en: 'Sankalpam sheets', hi: 'संकल्प पत्र' },
    about: {
      en: 'Services that the office had changed by the time they were performed.',
      hi: 'वे सेवाएँ जिन्हें संपन्न होने तक कार्यालय बदल चुका था।',
    },
  },
  {
    differs: kind<Differing>()({
      audience: { to: 'staff', permission: 'bookings:handle' },
      channels: ['in-app', 'email'],
      words: {
        en: (service) => ({
          title: `${service.priest} performed ${service.pooja} from an older sheet`,
          body: `${service.count === 1 ? 'One family' : `${service.count} families`} had changed by then, on ${when('en-US', service)}. See whom it concerns.`,
        }),
        hi: (service) => ({
          title: `${service.priest} ने ${service.pooja} पुराने पत्र से की`,
          body: `तब तक ${service.count} परिवारों की जानकारी बदल चुकी थी, ${when('hi-IN', service)}। देखें कि यह किनके बारे में है।`,
        }),
      },
    }),
    overtaken: kind<Overtaken>()({
      audience: { to: 'staff', permission: 'bookings:handle' },
      channels: ['in-app', 'email'],
      words: {
        en: (service) => ({
          title: `${service.priest} performed ${service.pooja} after you changed it`,
          body: `Their tablet was offline when the service was moved, canceled, or taken back. It is now scheduled for ${when('en-US', service)}. Open its sheet to see what differs, and settle dakshina and refunds.`,
        }),
        hi: (service) => ({
          title: `${service.priest} ने ${service.pooja} की, जिसे आप बदल चुके थे`,
          body: `जब सेवा का समय बदला गया, वह रद्द हुई या वापस ली गई, तब उनका टैबलेट ऑफ़लाइन था। अब उसका समय ${when('hi-IN', service)} है। अंतर देखने के लिए उसका पत्र खोलें, और दक्षिणा व धन-वापसी तय करें।`,
        }),
      },
    }),
  },
);

const when = (locale: string, { startsAt, timeZone }: Pick<Overtaken, 'startsAt' | 'timeZone'>): string =>
  momentIn(locale, startsAt, timeZone);
