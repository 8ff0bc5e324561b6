/** Every folder that brings pages, entries of the navigation or texts. A new one is a line here. */
export { day } from './day/day.screens.ts';
export { settings } from './settings/settings.screens.ts';
