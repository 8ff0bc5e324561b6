import { anyone, deployToken, endpoint, superadmin } from '../endpoint.ts';
import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { ROLES } from '../roles.ts';
import { boolean, mixed, number, object, string } from '../schema.ts';
import type { RegistryDocument } from './boot-document.ts';
import { deployTokenNoun } from './deploy-token.noun.ts';
import { AREA_PREFIX } from './own-paths.ts';
import { remoteNoun } from './remote.noun.ts';
import {
  CANARY_MOST_PERCENT,
  DEPLOY_TOKEN_MOST_DAYS,
  type DeployToken,
  type DeployTokenIssued,
  REGISTRY_PATH,
  REMOTE_EVENTS_PATH,
  REMOTE_LOADS_PATH,
  type RegistryChanged,
  type RemoteChange,
  type RemoteStatus,
} from './remote-delivery.ts';

const say = messagesOf(remoteNoun);

const sayToken = messagesOf(deployTokenNoun);
const RELEASE_MESSAGE = say('remote.release-format', { digits: 16 });
const release = () =>
  string()
    .max(16, RELEASE_MESSAGE)
    .matches(/^[0-9a-f]{16}$/, { message: RELEASE_MESSAGE });
const SHARE_RANGE = say('remote.share-range', { min: 1, max: CANARY_MOST_PERCENT });
const NAME_FORMAT = say('area.name-format');
/** A remote's name; the server knows which there are. */
const remote = () =>
  string()
    .max(40, NAME_FORMAT)
    .matches(/^mfe-[a-z][a-z-]*$/, { message: NAME_FORMAT });
const reason = () => line(200);
/** 100 makes the release active; less gives it to that percentage of browsers as a canary, which can have at most half of them. */
const sharePercent = () =>
  number()
    .integer()
    .min(1, SHARE_RANGE)
    .test('share', SHARE_RANGE, (share = 100) => share === 100 || share <= CANARY_MOST_PERCENT)
    .default(100);

/** A release to register: its `mfe.json`, after its files were uploaded. Checked in the domain, which reports what is wrong. */
export const publishSchema = object({
  manifest: mixed<object>().required(say('remote.manifest-required')),
  activate: boolean().default(true),
  sharePercent: sharePercent(),
  reason: reason().default(''),
}).noUnknown();

export const activateSchema = object({
  release: release().required(say('remote.release-required')),
  sharePercent: sharePercent(),
  reason: reason().default(''),
}).noUnknown();

/** `leaving` is the release its sender saw running: if another one runs by now, there is no second rollback. */
export const rollbackSchema = object({ reason: reason().default(''), leaving: release().optional() }).noUnknown();

/** What an operator provides to start a canary: it affects people, so the history needs a reason. */
export const canarySchema = object({
  release: release().required(say('remote.release-required')),
  sharePercent: number().integer().min(1, SHARE_RANGE).max(CANARY_MOST_PERCENT, SHARE_RANGE).required(say('remote.share-required')),
  reason: reason().required(say('remote.reason-required')),
}).noUnknown();

export const endCanarySchema = object({
  release: release().required(say('remote.release-required')),
  reason: reason().default(''),
}).noUnknown();

const PREFIX_FORMAT = say('area.prefix-format');
/** An area for a remote that is built elsewhere. */
export const registerAreaSchema = object({
  remote: remote().required(say('area.name-required')),
  role: string().oneOf(ROLES, say('area.portal-required')).required(say('area.portal-required')),
  prefix: string().max(31, PREFIX_FORMAT).matches(AREA_PREFIX, { message: PREFIX_FORMAT }).required(say('area.prefix-required')),
  title: line(60).required(say('area.title-required')),
  titleHi: line(60).required(say('area.title-required')),
}).noUnknown();

const DAYS_RANGE = sayToken('deploy-token.days-range', { min: 1, max: DEPLOY_TOKEN_MOST_DAYS });
export const deployTokenSchema = object({
  remote: remote().required(sayToken('deploy-token.remote-required')),
  label: line(80).required(sayToken('deploy-token.label-required')),
  days: number().integer().min(1, DAYS_RANGE).max(DEPLOY_TOKEN_MOST_DAYS, DAYS_RANGE).default(90),
}).noUnknown();

/** One page load of a remote. The page's own signed name makes it count once. */
export const remoteLoadSchema = object({
  pageLoad: string().max(120).required(),
  remote: remote().required(),
  release: release().required(),
  failed: boolean().strict().required(),
  phase: line(20).optional(),
  kind: line(20).optional(),
}).noUnknown();

const REMOTE = '/api/deploy/remotes/:remote';
const DESK = '/api/superadmin/remotes';

/** What every page may call. */
export const remoteEndpoints = {
  registry: endpoint<RegistryDocument>()({
    method: 'GET',
    path: REGISTRY_PATH,
    summary: 'The releases this browser runs: active ones, its canaries and its previews',
    access: anyone,
    reads: ['remote'],
  }),
  events: endpoint<RegistryChanged>()({
    method: 'GET',
    path: REMOTE_EVENTS_PATH,
    summary: 'Tells open tabs that a release changed',
    access: anyone,
    reads: ['remote'],
    produces: 'event-stream',
  }),
  load: endpoint<void>()({
    method: 'POST',
    path: REMOTE_LOADS_PATH,
    summary: 'How a remote loaded in one page; counted once per signed page load',
    access: anyone,
    changes: [],
    cost: 'light',
    body: remoteLoadSchema,
    status: 204,
  }),
};

/** What a team's release tool may do with its own remote. */
export const deployEndpoints = {
  status: endpoint<RemoteStatus>()({
    method: 'GET',
    path: REMOTE,
    summary: 'Where the remote stands',
    access: deployToken,
    reads: ['remote'],
  }),
  upload: endpoint<void>()({
    method: 'PUT',
    path: `${REMOTE}/releases/:release/files/:file`,
    summary: 'One file of a release that is about to be published',
    access: deployToken,
    changes: [],
    accepts: 'octet-stream',
    status: 204,
  }),
  publish: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${REMOTE}/releases`,
    summary: 'Registers an uploaded release and, unless told otherwise, makes it active',
    access: deployToken,
    changes: ['remote'],
    body: publishSchema,
  }),
  activate: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${REMOTE}/activate`,
    summary: 'Makes a registered release active, or the canary of a share of browsers',
    access: deployToken,
    changes: ['remote'],
    body: activateSchema,
  }),
  rollback: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${REMOTE}/rollback`,
    summary: 'Ends the canary, or returns to the release before',
    access: deployToken,
    changes: ['remote'],
    body: rollbackSchema,
  }),
};

/** What the platform's operators do. */
export const remoteDeskEndpoints = {
  list: endpoint<RemoteStatus[]>()({
    method: 'GET',
    path: DESK,
    summary: 'Every remote with its releases and how they load',
    access: superadmin,
    reads: ['remote'],
  }),
  registerArea: endpoint<RemoteStatus>()({
    method: 'POST',
    path: DESK,
    summary: 'A new area for a remote that is built in another repository',
    access: superadmin,
    changes: ['remote'],
    body: registerAreaSchema,
    status: 201,
  }),
  removeArea: endpoint<void>()({
    method: 'DELETE',
    path: `${DESK}/:remote`,
    summary: 'Removes a registered area with its releases and deploy tokens',
    access: superadmin,
    changes: ['remote', 'deploy-token'],
    status: 204,
  }),
  history: endpoint<RemoteChange[]>()({
    method: 'GET',
    path: `${DESK}/:remote/history`,
    summary: 'Who published, promoted and rolled back what, oldest first',
    access: superadmin,
    reads: ['remote'],
  }),
  activate: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${DESK}/:remote/activate`,
    summary: 'Makes a registered release active, or the canary of a share of browsers',
    access: superadmin,
    changes: ['remote'],
    body: activateSchema,
  }),
  rollback: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${DESK}/:remote/rollback`,
    summary: 'Ends the canary, or returns to the release before',
    access: superadmin,
    changes: ['remote'],
    body: rollbackSchema,
  }),
  startCanary: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${DESK}/:remote/canary`,
    summary: 'Gives a registered release to a share of browsers',
    access: superadmin,
    changes: ['remote'],
    body: canarySchema,
  }),
  endCanary: endpoint<RemoteStatus>()({
    method: 'POST',
    path: `${DESK}/:remote/end-canary`,
    summary: 'Ends the canary of a release; everybody runs the active one',
    access: superadmin,
    changes: ['remote'],
    body: endCanarySchema,
  }),
  previewLink: endpoint<{ path: string; expiresAt: string }>()({
    method: 'GET',
    path: `${DESK}/:remote/releases/:release/preview-link`,
    summary: 'A signed link that shows one release in one browser',
    access: superadmin,
    reads: ['remote'],
  }),
  tokens: endpoint<Page<DeployToken>>()({
    method: 'GET',
    path: '/api/superadmin/deploy-tokens',
    summary: 'The deploy tokens of all teams or of one remote, newest first',
    access: superadmin,
    reads: ['deploy-token'],
    query: object({ ...pageFields, remote: remote() }).noUnknown(),
  }),
  issueToken: endpoint<DeployTokenIssued>()({
    method: 'POST',
    path: '/api/superadmin/deploy-tokens',
    summary: 'A new deploy token for one remote; its secret is shown only once',
    access: superadmin,
    changes: ['deploy-token'],
    body: deployTokenSchema,
    status: 201,
  }),
  revokeToken: endpoint<void>()({
    method: 'DELETE',
    path: '/api/superadmin/deploy-tokens/:tokenId',
    summary: 'Ends a deploy token at once',
    access: superadmin,
    changes: ['deploy-token'],
    status: 204,
  }),
};
