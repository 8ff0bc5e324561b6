import type { OwnWording } from '../own-wording.ts';

/** Languages in which temples in the US hold services, by code. */
export const SERVICE_LANGUAGES = ['en', 'sa', 'hi', 'te', 'ta', 'kn', 'gu', 'ml', 'mr', 'bn', 'or', 'pa', 'ne', 'kok', 'sd'] as const;
export type ServiceLanguage = (typeof SERVICE_LANGUAGES)[number];

/** What a temple words in the readers' languages. */
export type TempleWording = OwnWording<'name' | 'description' | 'tradition' | 'deities'>;
