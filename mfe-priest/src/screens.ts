/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { day } from './day/day.screens.ts';
export { settings } from './settings/settings.screens.ts';
