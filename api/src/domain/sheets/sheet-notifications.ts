import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Differing {
  pooja: string;
  priest: string;
  /** Families. */
  count: number;
  /** Instant, shown in the temple's zone. */
  startsAt: string;
  timeZone: string;
}

/** Notifications to the office about its sheets. */
export const sheetNotifications = defineNotifications(
  {
    name: 'sankalpam-sheet',
    label: { en: 'Sankalpam sheets', hi: 'संकल्प पत्र' },
    about: {
      en: 'Services that were performed from an older sheet than the office has.',
      hi: 'वे सेवाएँ जो कार्यालय के पत्र से पुराने पत्र से की गईं।',
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
  },
);

const when = (locale: string, { startsAt, timeZone }: Pick<Differing, 'startsAt' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(startsAt),
  );
