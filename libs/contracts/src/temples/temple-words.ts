import type { OwnWording } from '../own-wording.ts';
import { array, string } from '../schema.ts';
import { SERVICE_LANGUAGES } from '../service-languages.ts';

/** A field for languages of services, none of them by default. */
export const serviceLanguages = () => array(string().oneOf(SERVICE_LANGUAGES).required()).max(SERVICE_LANGUAGES.length).default([]);

/** What a temple words in the readers' languages. */
export type TempleWording = OwnWording<'name' | 'description' | 'tradition' | 'deities'>;
