import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { donationEndpoints, staffMemberEndpoints, templeDeskEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { type Connection, createConnection } from 'mysql2/promise';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { type Owner, ownerOf, templeOfTwo } from './owners.ts';
import { statusOf } from './status-of.ts';

const OWNER = 'temple@sannidhi.test';
const COLLEAGUE = 'treasurer@sannidhi.test';
const OPERATOR = 'superadmin@sannidhi.test';
const DEVOTEE = 'devotee@sannidhi.test';
/** A change by one process takes effect at the other within this. */
const EFFECTIVE_WITHIN_MS = 1000;
const REASON = 'The bank asked us to look into two payments.';

type Urls = readonly [string, string];
type Ended = (owner: Owner, colleague: Owner, connection: Connection) => Promise<unknown>;

const at = ({ staffId }: Owner) => ({ params: { staffId } });

/** How a colleague's access ends, and how their next request is then refused. */
const ENDS: Record<string, readonly [Ended, number]> = {
  demoted: [(owner, colleague) => owner.api.call(staffMemberEndpoints.changeRole, { ...at(colleague), body: { role: 'front-desk' } }), 403],
  removed: [(owner, colleague) => owner.api.call(staffMemberEndpoints.remove, at(colleague)), 403],
  'past their last day': [(_owner, { staffId }, connection) => endsNow(connection, staffId), 403],
  'signed out': [(owner, colleague) => owner.api.call(staffMemberEndpoints.signOut, at(colleague)), 401],
};

/** Whatever ends a colleague's access at one process counts at the other within a second. */
export async function endsAreShared(urls: Urls, databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  for (const [what, [end, status]] of Object.entries(ENDS)) {
    const people = await Promise.all([signIn(urls[0], OWNER, 'temple-admin'), signIn(urls[1], COLLEAGUE, 'temple-admin')]);
    const temple = await templeOfTwo(connection, people);
    const staff = temple.staffIds.map((staffId, index) => ownerOf(people[index], urls[index], staffId));
    const [owner, colleague] = staff as [Owner, Owner];
    for (const { api } of staff) await api.call(staffMemberEndpoints.switchTemple, { body: { templeId: temple.id } });
    const look = () => colleague.api.call(staffMemberEndpoints.list);
    await look();
    await end(owner, colleague, connection);
    await refusedSoon(what, look, status);
  }
  await connection.end();
}

/** A temple that is suspended at one process is gone at the other within a second, and takes no gift there. */
export async function suspensionIsShared([a, b]: Urls, databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  const owner = await signIn(a, OWNER, 'temple-admin');
  const { id: templeId, slug } = await templeOfTwo(connection, [owner]);
  await connection.end();
  const look = () => new ApiClient(b).call(templeEndpoints.page, { params: { slug } });
  await look();
  const { api: desk } = await signIn(a, OPERATOR, 'superadmin');
  await desk.call(templeDeskEndpoints.suspend, { params: { templeId }, body: { reason: REASON } });
  await refusedSoon('suspended', look, 404);
  const { api: devotee } = await signIn(b, DEVOTEE, 'donor');
  const lines = [{ fundId: templeId, amountCents: 51_00 }];
  const body = { templeSlug: slug, lines, legalName: 'Asha Rao', coverFees: false, anonymous: false };
  const refusal = await devotee.call(donationEndpoints.give, { body, idempotencyKey: templeId }).then(() => undefined, statusOf);
  assert.equal(refusal, 422);
}

/** Retries until refused. A request later than a second after the change must be, however slow this machine is. */
export async function refusedSoon(what: string, ask: () => Promise<unknown>, status: number): Promise<void> {
  const endedAt = performance.now();
  for (let askedAfterMs = 0; askedAfterMs <= EFFECTIVE_WITHIN_MS; await pause(20)) {
    askedAfterMs = performance.now() - endedAt;
    const refusal = await ask().then(() => undefined, statusOf);
    if (refusal !== undefined) return assert.equal(refusal, status, what);
  }
  assert.fail(`${what}: still accepted ${EFFECTIVE_WITHIN_MS} ms later`);
}

/** Moves the end of a last day to now. */
const endsNow = (connection: Connection, staffId: string) =>
  connection.query('UPDATE staff_members SET endsAt = ? WHERE id = ?', [new Date(), staffId]);
