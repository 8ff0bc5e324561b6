/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { accounts } from './accounts/accounts.screens.ts';
export { approvals } from './approvals/approvals.screens.ts';
export { messages } from './messages/messages.screens.ts';
export { overview } from './overview/overview.screens.ts';
export { remotes } from './remotes/remotes.screens.ts';
export { settings } from './settings/settings.screens.ts';
export { support } from './support/support.screens.ts';
export { temples } from './temples/temples.screens.ts';
