/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { availability } from './availability/availability.screens.ts';
export { dakshina } from './dakshina/dakshina.screens.ts';
export { day } from './day/day.screens.ts';
export { messages } from './messages/messages.screens.ts';
export { offers } from './offers/offers.screens.ts';
export { settings } from './settings/settings.screens.ts';
export { week } from './week/week.screens.ts';
