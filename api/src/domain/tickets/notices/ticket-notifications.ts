import { defineNotifications } from '../../notifications/notification-kinds.ts';
import { ticketAddonKinds } from '../addons/ticket-addon-kinds.ts';
import { ticketDateKinds } from '../dates/ticket-date-kinds.ts';
import { ticketWaitKinds } from '../waits/ticket-wait-kinds.ts';
import { ticketCodeKinds } from './ticket-code-kinds.ts';
import { ticketSaleKinds } from './ticket-sale-kinds.ts';

/** What people hear of their tickets and of waitlists for events. */
export const ticketNotifications = defineNotifications(
  {
    name: 'ticket',
    nouns: ['ticket'],
    label: { en: 'Tickets', hi: 'टिकट', te: 'టికెట్లు', ta: 'சீட்டுகள்', kn: 'ಟಿಕೆಟ್‌ಗಳು', gu: 'ટિકિટો' },
    about: {
      en: 'Your registrations for events, reminders the day before, and places from the waitlist.',
      hi: 'कार्यक्रमों के आपके पंजीकरण, एक दिन पहले की याद, और प्रतीक्षा सूची के स्थान।',
      te: 'కార్యక్రమాలకు మీ నమోదులు, ముందు రోజు గుర్తుచేయడం, వేచి ఉండే జాబితా స్థానాలు.',
      ta: 'நிகழ்ச்சிகளுக்கான உங்கள் பதிவுகள், முந்தைய நாள் நினைவூட்டல், காத்திருப்புப் பட்டியல் இடங்கள்.',
      kn: 'ಕಾರ್ಯಕ್ರಮಗಳಿಗೆ ನಿಮ್ಮ ನೋಂದಣಿಗಳು, ಹಿಂದಿನ ದಿನದ ಜ್ಞಾಪನೆ, ಕಾಯುವ ಪಟ್ಟಿಯ ಸ್ಥಳಗಳು.',
      gu: 'કાર્યક્રમો માટે તમારી નોંધણી, આગલા દિવસની યાદ, અને પ્રતીક્ષા યાદીનાં સ્થાન.',
    },
  },
  { ...ticketSaleKinds, ...ticketDateKinds, ...ticketCodeKinds, ...ticketAddonKinds, ...ticketWaitKinds },
);
