/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { account } from './account/account.screens.ts';
export { activity } from './activity/activity.screens.ts';
export { cart } from './cart/cart.screens.ts';
export { dashboard } from './dashboard/dashboard.screens.ts';
export { family } from './family/family.screens.ts';
export { festivalPreferences } from './festival-preferences/festival-preferences.screens.ts';
export { giving } from './giving/giving.screens.ts';
export { notOpen } from './not-open/not-open.screens.ts';
export { panchanga } from './panchanga/panchanga.screens.ts';
export { parts } from './parts/parts.screens.ts';
export { plans } from './plans/plans.screens.ts';
export { pledges } from './pledges/pledges.screens.ts';
export { receipts } from './receipts/receipts.screens.ts';
export { temples } from './temples/temples.screens.ts';
