import { isPreset, type Language, STAFF_PRESET_NAMES, type StaffPreset, saidIn, type Wording } from '@sannidhi/contracts';

/** What messages call the roles that every temple has; in Hindi as the screens do. */
const PRESET_WORDS: Wording<Record<StaffPreset, string>> = {
  en: Object.fromEntries(STAFF_PRESET_NAMES.map((name) => [name, name.replaceAll('-', ' ')])) as Record<StaffPreset, string>,
  hi: {
    owner: 'मालिक',
    manager: 'प्रबंधक',
    treasurer: 'कोषाध्यक्ष',
    'priest-coordinator': 'पुजारी समन्वयक',
    'events-coordinator': 'कार्यक्रम समन्वयक',
    'volunteer-coordinator': 'स्वयंसेवक समन्वयक',
    'front-desk': 'स्वागत कक्ष',
    viewer: 'दर्शक',
  },
};

/** A role in a message: a preset's word in the language, or what the temple calls its own. */
export const roleIn = (role: string, language: Language): string =>
  isPreset(role) ? saidIn(PRESET_WORDS, language)[role as StaffPreset] : role;
