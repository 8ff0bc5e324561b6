/** `@sannidhi/kit/i18n`: the translator; i18next and react-i18next only. Holds state: see `SHARED_MODULES`. */
export { i18n } from './i18n.ts';
