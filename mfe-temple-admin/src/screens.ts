/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { batches } from './batches/batches.screens.ts';
export { codes } from './codes/codes.screens.ts';
export { dashboard } from './dashboard/dashboard.screens.ts';
export { donations } from './donations/donations.screens.ts';
export { funds } from './funds/funds.screens.ts';
export { gift } from './gift/gift.screens.ts';
export { hundi } from './hundi/hundi.screens.ts';
export { ledger } from './ledger/ledger.screens.ts';
export { notOpen } from './not-open/not-open.screens.ts';
export { office } from './office/office.screens.ts';
export { plans } from './plans/plans.screens.ts';
export { pledges } from './pledges/pledges.screens.ts';
export { receipts } from './receipts/receipts.screens.ts';
export { settings } from './settings/settings.screens.ts';
export { statements } from './statements/statements.screens.ts';
export { taxPolicy } from './tax-policy/tax-policy.screens.ts';
export { verification } from './verification/verification.screens.ts';
