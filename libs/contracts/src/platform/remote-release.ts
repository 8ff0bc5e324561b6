import type { InferType } from 'yup';
import { type Remote, remoteNamed } from '../areas.ts';
import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { messagesOf } from '../message.ts';
import { PERMISSIONS } from '../permissions.ts';
import { array, lazy, number, object, string } from '../schema.ts';
import { type DrawnIcon, MOST_STROKES, STROKE } from './drawn-icon.ts';
import { isOwnRoute, leadsInside } from './own-paths.ts';
import { remoteNoun } from './remote.noun.ts';

export const PAGE_ACCESS = ['public', 'signed-in'] as const;
export type PageAccess = (typeof PAGE_ACCESS)[number];
export const PAGE_LAYOUTS = ['area', 'plain'] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

const say = messagesOf(remoteNoun);
const FORMAT = say('remote.manifest-text-format');
const RELEASE = /^[0-9a-f]{16}$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE = /^\w[\w.-]*(\/\w[\w.-]*)*$/;
/** The value of a view in the URL. */
const VIEW = /^[a-z][a-z-]*$/;
const ROUTE_PATH = /^(\/(:?[\w-]+))+$/;

/** Limits on what one release may declare; builds stay far below them. */
const MOST = { routes: 200, files: 500, words: 200, name: 200, order: 100_000 } as const;

const file = () => string().max(MOST.name).matches(FILE, { message: FORMAT }).required();
const routePath = () => string().max(MOST.name).matches(ROUTE_PATH, { message: FORMAT }).required();
const optionalPermission = () => string().oneOf(PERMISSIONS).optional();

const words = () => string().max(MOST.words);
/** A text in the languages that have it, so that it needs no catalog. */
const wordsSchema = () =>
  object({
    ...(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words().optional()])) as OtherWords),
    en: words().required(),
  }).noUnknown();
type OtherWords = Record<Exclude<Language, 'en'>, ReturnType<typeof words>>;

const routeSchema = object({
  path: routePath(),
  /** The view of the path's page that `?view=` selects; absent for the page without a view. */
  view: string().max(MOST.name).matches(VIEW, { message: FORMAT }).optional(),
  title: wordsSchema(),
  access: string().oneOf(PAGE_ACCESS).required(),
  permission: optionalPermission(),
  layout: string().oneOf(PAGE_LAYOUTS).required(),
  /** Files that the first view of this page needs, fetched in parallel. */
  files: array(file()).max(MOST.files).required(),
}).noUnknown();

const drawnIconSchema = () =>
  array(string().max(STROKE.length).matches(STROKE.pattern, { message: FORMAT }).required())
    .min(1)
    .max(MOST_STROKES)
    .required();

const navigationSchema = object({
  to: string().max(MOST.name).required(),
  label: wordsSchema(),
  /** The name of one of the kit's icons, or the remote's own strokes. */
  icon: lazy((icon: unknown) => (Array.isArray(icon) ? drawnIconSchema() : string().max(MOST.name).required())),
  group: wordsSchema().optional().default(undefined),
  /** The entry's position in its portal, smallest first; entries without one come last. */
  order: number().integer().min(0).max(MOST.order).optional(),
  permission: optionalPermission(),
}).noUnknown();

const digest = () => string().max(71).matches(INTEGRITY, { message: FORMAT }).required();
/** A map from file to digest, whatever the files' names. */
const digestsSchema = lazy((map: unknown) =>
  object(Object.fromEntries(Object.keys(map && typeof map === 'object' ? map : {}).map((name) => [name, digest()]))),
);

/** `mfe.json`: what a remote's build declares about itself. The release is named after the content, so it never changes. */
export const remoteReleaseSchema = object({
  name: string()
    .max(MOST.name)
    .test('known', FORMAT, (name) => remoteNamed(name) !== undefined)
    .required(),
  release: string().max(16).matches(RELEASE, { message: FORMAT }).required(),
  contract: string().max(MOST.name).required(),
  entry: file(),
  exposes: array(string().max(MOST.name).required()).max(MOST.files).required(),
  routes: array(routeSchema)
    .max(MOST.routes)
    .required()
    .test('inside-area', (routes, context) => {
      const outside = routes?.find(({ path }) => !isOwnRoute(context.parent.name, path));
      return !outside || context.createError({ message: say('remote.route-outside', { remote: context.parent.name, path: outside.path }) });
    }),
  navigation: array(navigationSchema)
    .max(MOST.routes)
    .required()
    .test('leads-inside', (navigation, context) => {
      const outside = navigation?.find(({ to }) => !leadsInside(context.parent.name, to));
      return !outside || context.createError({ message: say('remote.link-outside', { remote: context.parent.name, path: outside.to }) });
    }),
  permissions: array(string().oneOf(PERMISSIONS).required()).max(PERMISSIONS.length).required(),
  /** Subresource-integrity digest of every script and style in the release. */
  integrity: digestsSchema,
}).noUnknown();

export type RemoteRoute = InferType<typeof routeSchema>;
export type RemoteNavigationItem = Omit<InferType<typeof navigationSchema>, 'icon'> & { icon: string | DrawnIcon };
export type RemoteRelease = Omit<InferType<typeof remoteReleaseSchema>, 'integrity' | 'name' | 'navigation'> & {
  name: Remote;
  integrity: Record<string, string>;
  navigation: RemoteNavigationItem[];
};
