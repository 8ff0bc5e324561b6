import type { Account } from '../../src/domain/accounts/account.entity.ts';
import { buildAccount } from '../factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { buildPriest } from '../factories/priest.factory.ts';
import { signInAs, signInDeployer, signInDonor, signInGuest, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { FIXTURES } from './fixtures.ts';
import type { People, Place } from './noun-fixture.ts';

/** Creates the temple, its people, the strangers, and everything the nouns' fixtures build. Requires `listenForWebhooks`. */
export async function buildPlace(api: TestApi): Promise<Place> {
  const [giving, elsewhere] = [await buildGivingTemple(api), await buildGivingTemple(api)];
  const { people: own, accounts } = await peopleOf(api, giving);
  const { people: other } = await peopleOf(api, elsewhere, 'mfe-auth');
  const priest = await buildPriest(api, { temples: [giving.temple] });
  const desk = await buildAccount(api, { role: 'superadmin', fullName: 'Priya Kumar' });
  const clients = { priest: await signInAs(api, priest), desk: await signInAs(api, desk) };
  const place: Place = { giving, own, other, ...clients, accounts: { ...accounts, priest, desk }, params: {} };
  for (const { build } of FIXTURES.values()) Object.assign(place.params, await build?.(place, api));
  return place;
}

async function peopleOf(
  api: TestApi,
  { temple }: GivingTemple,
  remote: 'mfe-auth' | 'mfe-devotee' = 'mfe-devotee',
): Promise<{ people: People; accounts: Record<'donor' | 'staff', Account> }> {
  const [donor, guest, staff] = [await signInDonor(api), await signInGuest(api), await signInStaff(api, { temple })];
  const people = { donor: donor.client, guest: guest.client, staff: staff.client, deployer: await signInDeployer(api, remote) };
  return { people, accounts: { donor: donor.account, staff: staff.account } };
}
