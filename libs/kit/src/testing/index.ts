/** `@sannidhi/kit/testing`: stand-ins for the shell in remotes' tests. Never imported by production code. */
export { buildDonor, buildPriest, buildStaff, buildSuperadmin } from './accounts.ts';
export { contractTest } from './area-contract.tsx';
export { catalogDifferences } from './catalog-differences.ts';
export { dashboardNouns } from './dashboard-nouns.ts';
export { fill } from './fill.ts';
export { type MockNetwork, mockNetwork, NETWORK_DOWN, Refusal, refusal } from './mock-network.ts';
export { buildRegistrationTemple } from './registrations.ts';
export { type RenderedScreen, renderScreen } from './render-screen.tsx';
