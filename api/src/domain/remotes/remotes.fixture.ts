import { buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PageLoadNames } from './page-load-name.ts';

/** The remote of the place's deploy token. */
const REMOTE = 'mfe-devotee';
const params = { remote: REMOTE };
const CANARY = { sharePercent: 10, reason: 'Slots by hour' };
/** A token of another remote. */
const stranger = 403;

/** Two releases in sequence: the active one and the previous one. */
async function publishTwice({ own }: Place): Promise<{ active: string; previous: string }> {
  await publishRelease(own.deployer, buildRelease(REMOTE));
  return (await publishRelease(own.deployer, buildRelease(REMOTE))).body;
}
const goBack = async (place: Place) => {
  const { active } = await publishTwice(place);
  return { params, body: { reason: 'Refunds fail', leaving: active } };
};

const toPrevious = async (place: Place) => ({ params, body: { release: (await publishTwice(place)).previous, ...CANARY } });

const endCanary = async (place: Place) => {
  const { previous: release } = await publishTwice(place);
  await place.desk
    .post(`/api/superadmin/remotes/${REMOTE}/canary`)
    .send({ release, ...CANARY })
    .expect(200);
  return { params, body: { release, reason: 'It is slow' } };
};

const sentFiles = async ({ own }: Place) => {
  const built = buildRelease(REMOTE);
  await sendFiles(own.deployer, built);
  return { params, body: { manifest: built.manifest, activate: true, reason: 'Slots by hour' } };
};

const oneFile = () => {
  const { manifest } = buildRelease(REMOTE);
  const named = { ...params, release: manifest.release, file: manifest.entry };
  return { params: named, body: Buffer.from('remote();'), headers: { 'content-type': 'application/octet-stream' } };
};

async function issuedToken({ desk }: Place): Promise<{ tokenId: string }> {
  const { body } = await desk.post('/api/superadmin/deploy-tokens').send({ remote: 'mfe-priest', label: 'CI' }).expect(201);
  return { tokenId: body.id };
}

/** Names are letters, so each area gets its own from a new id. */
function anotherArea() {
  const letters = newId()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .slice(-20);
  return { remote: `mfe-${letters}`, role: 'donor', prefix: `/${letters}`, title: 'Gotras', titleHi: 'गोत्र' };
}

const registeredArea = async ({ desk }: Place) => {
  const { remote } = (await desk.post('/api/superadmin/remotes').send(anotherArea()).expect(201)).body;
  return { params: { remote } };
};

const pageLoad = (_: Place, api: TestApi) => ({
  body: {
    pageLoad: api.get(PageLoadNames).next(),
    remote: REMOTE,
    release: '0123456789abcdef',
    failed: true,
    phase: 'entry',
    kind: 'threw',
  },
});

export const fixture: NounFixture = {
  build: async (place) => ({ remote: REMOTE, release: (await publishTwice(place)).active, ...(await issuedToken(place)) }),
  routes: {
    'GET /api/public/remotes': 'anyone',
    'GET /api/public/remotes/events': 'anyone',
    'POST /api/public/remotes/loads': { may: 'anyone', call: pageLoad },

    'GET /api/deploy/remotes/:remote': { may: 'deploy token', stranger },
    'PUT /api/deploy/remotes/:remote/releases/:release/files/:file': { may: 'deploy token', stranger, call: oneFile },
    'POST /api/deploy/remotes/:remote/releases': { may: 'deploy token', stranger, call: sentFiles },
    'POST /api/deploy/remotes/:remote/activate': { may: 'deploy token', stranger, call: toPrevious },
    'POST /api/deploy/remotes/:remote/rollback': { may: 'deploy token', stranger, call: goBack },

    'GET /api/superadmin/remotes': 'superadmin',
    'POST /api/superadmin/remotes': { may: 'superadmin', call: () => ({ body: anotherArea() }) },
    'DELETE /api/superadmin/remotes/:remote': { may: 'superadmin', call: registeredArea },
    'GET /api/superadmin/remotes/:remote/history': 'superadmin',
    'POST /api/superadmin/remotes/:remote/activate': { may: 'superadmin', call: toPrevious },
    'POST /api/superadmin/remotes/:remote/rollback': { may: 'superadmin', call: goBack },
    'POST /api/superadmin/remotes/:remote/canary': { may: 'superadmin', call: toPrevious },
    'POST /api/superadmin/remotes/:remote/end-canary': { may: 'superadmin', call: endCanary },
    'GET /api/superadmin/remotes/:remote/releases/:release/preview-link': 'superadmin',
    'GET /api/superadmin/deploy-tokens': { may: 'superadmin', filters: { remote: { remote: 'mfe-priest' } } },
    'POST /api/superadmin/deploy-tokens': {
      may: 'superadmin',
      call: { body: { remote: 'mfe-priest', label: 'CI of the priests', days: 30 } },
    },
    'DELETE /api/superadmin/deploy-tokens/:tokenId': {
      may: 'superadmin',
      call: async (place) => ({ params: await issuedToken(place) }),
    },
  },
  growing: ['remote_loads'],
  small: {
    remote_areas: 'An operator registers each.',
    remote_states: 'One row per remote.',
    remote_releases: 'Old ones are removed.',
    remote_uploads: 'What no release took is removed.',
    deploy_tokens: 'A team has a few.',
  },
};
