import { ROLES, SECOND_FACTOR_RESET_HOURS } from '@sannidhi/contracts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const owner = { to: 'account', roles: ROLES } as const;

/** What owners must know to keep control of their account. Each also has its own email. */
export const accountNotifications = defineNotifications(
  {
    name: 'account',
    nouns: ['account', 'session', 'second-factor'],
    label: { en: 'Account security', hi: 'खाते की सुरक्षा', te: 'ఖాతా భద్రత', ta: 'கணக்கின் பாதுகாப்பு', kn: 'ಖಾತೆಯ ಸುರಕ್ಷತೆ', gu: 'ખાતાની સલામતી' },
    about: {
      en: 'New devices and changes to how you sign in.',
      hi: 'नए उपकरण और साइन इन में बदलाव।',
      te: 'కొత్త పరికరాలు, సైన్ ఇన్‌లో మార్పులు.',
      ta: 'புதிய சாதனங்கள், உள்நுழைவில் மாற்றங்கள்.',
      kn: 'ಹೊಸ ಸಾಧನಗಳು ಮತ್ತು ಸೈನ್ ಇನ್‌ನಲ್ಲಿ ಬದಲಾವಣೆಗಳು.',
      gu: 'નવાં ઉપકરણો અને સાઇન ઇનમાં ફેરફાર.',
    },
    isRequired: true,
  },
  {
    'new-device': kind<{ device: string }>()({
      audience: owner,
      channels: ['in-app'],
      words: {
        en: ({ device }) => ({
          title: device ? `New sign-in from ${device}` : 'New sign-in from a device we don’t know',
          body: 'If this wasn’t you, sign that device out in your settings and change your password.',
        }),
        hi: ({ device }) => ({
          title: device ? `${device} से नया साइन इन` : 'किसी अनजाने उपकरण से नया साइन इन',
          body: 'अगर यह आप नहीं थे, तो सेटिंग में उस उपकरण को साइन आउट करें और पासवर्ड बदलें।',
        }),
        te: ({ device }) => ({
          title: device ? `కొత్త సైన్ ఇన్: ${device}` : 'గుర్తుపట్టని పరికరం నుంచి సైన్ ఇన్',
          body: 'అది మీరు కాకపోతే, సెట్టింగ్‌లలో ఆ పరికరాన్ని సైన్ అవుట్ చేసి, పాస్‌వర్డ్ మార్చండి.',
        }),
        ta: ({ device }) => ({
          title: device ? `புதிய சாதனத்தில் உள்நுழைவு: ${device}` : 'அறியாத சாதனத்தில் உள்நுழைவு',
          body: 'அது நீங்கள் இல்லையென்றால், அமைப்புகளில் அந்தச் சாதனத்தை வெளியேற்றி, கடவுச்சொல்லை மாற்றுங்கள்.',
        }),
        kn: ({ device }) => ({
          title: device ? `ಹೊಸ ಸಾಧನದಿಂದ ಸೈನ್ ಇನ್: ${device}` : 'ಗುರುತಿಸಲಾಗದ ಸಾಧನದಿಂದ ಸೈನ್ ಇನ್',
          body: 'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಆ ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಿ, ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ.',
        }),
        gu: ({ device }) => ({
          title: device ? `નવા ઉપકરણથી સાઇન ઇન: ${device}` : 'અજાણ્યા ઉપકરણથી સાઇન ઇન',
          body: 'એ તમે ન હો તો સેટિંગ્સમાં તે ઉપકરણને સાઇન આઉટ કરો અને પાસવર્ડ બદલો.',
        }),
      },
    }),
    'second-factor-reset-started': kind<object>()({
      audience: owner,
      channels: ['in-app'],
      words: {
        en: () => ({
          title: `Your second factor will be reset in ${SECOND_FACTOR_RESET_HOURS} hours`,
          body: 'If you didn’t ask our desk for this, cancel it with the link in the email we sent you.',
        }),
        hi: () => ({
          title: `आपका दूसरा सुरक्षा चरण ${SECOND_FACTOR_RESET_HOURS} घंटों में हटा दिया जाएगा`,
          body: 'अगर आपने हमसे यह नहीं कहा था, तो हमारे भेजे ईमेल के लिंक से इसे रद्द करें।',
        }),
        te: () => ({
          title: `మీ రెండవ ధృవీకరణ ${SECOND_FACTOR_RESET_HOURS} గంటల్లో రీసెట్ అవుతుంది`,
          body: 'దీన్ని మీరు అడగకపోతే, మేము పంపిన ఇమెయిల్‌లోని లింక్‌తో రద్దు చేయండి.',
        }),
        ta: () => ({
          title: `உங்கள் இரண்டாம் சரிபார்ப்பு ${SECOND_FACTOR_RESET_HOURS} மணி நேரத்தில் நீக்கப்படும்`,
          body: 'நீங்கள் இதைக் கேட்கவில்லை என்றால், நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பால் ரத்து செய்யுங்கள்.',
        }),
        kn: () => ({
          title: `ನಿಮ್ಮ ಎರಡನೇ ದೃಢೀಕರಣ ${SECOND_FACTOR_RESET_HOURS} ಗಂಟೆಗಳಲ್ಲಿ ಮರುಹೊಂದಿಕೆಯಾಗುತ್ತದೆ`,
          body: 'ನೀವು ಇದನ್ನು ಕೇಳಿರದಿದ್ದರೆ, ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನ ಲಿಂಕ್‌ನಿಂದ ರದ್ದು ಮಾಡಿ.',
        }),
        gu: () => ({
          title: `તમારી બીજી ચકાસણી ${SECOND_FACTOR_RESET_HOURS} કલાકમાં રીસેટ થશે`,
          body: 'તમે અમને આ કહ્યું ન હોય તો અમારા ઈમેલમાંની લિંકથી રદ કરો.',
        }),
      },
    }),
    'second-factor-reset': kind<object>()({
      audience: owner,
      channels: ['in-app'],
      words: {
        en: () => ({ title: 'Your second factor was reset', body: 'Set up a new one in your settings.' }),
        hi: () => ({ title: 'आपका दूसरा सुरक्षा चरण हटा दिया गया', body: 'सेटिंग में नया चरण चालू करें।' }),
        te: () => ({ title: 'మీ రెండవ ధృవీకరణ రీసెట్ అయింది', body: 'సెట్టింగ్‌లలో కొత్తది ఏర్పాటు చేయండి.' }),
        ta: () => ({ title: 'உங்கள் இரண்டாம் சரிபார்ப்பு நீக்கப்பட்டது', body: 'அமைப்புகளில் புதியதை இயக்குங்கள்.' }),
        kn: () => ({ title: 'ನಿಮ್ಮ ಎರಡನೇ ದೃಢೀಕರಣ ಮರುಹೊಂದಿಕೆಯಾಗಿದೆ', body: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಹೊಸದನ್ನು ಆರಂಭಿಸಿ.' }),
        gu: () => ({ title: 'તમારી બીજી ચકાસણી રીસેટ થઈ', body: 'સેટિંગ્સમાં નવી ચાલુ કરો.' }),
      },
    }),
  },
);
