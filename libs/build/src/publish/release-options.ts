import { parseArgs } from 'node:util';
import { CANARY_MOST_PERCENT, knownRemotes, REMOTES, type Remote, remoteNamed } from '@sannidhi/contracts';
import { isSafeAddress } from '../safe-address.ts';
import { RefusedPublish } from './refused-publish.ts';

const VERBS = ['publish', 'activate', 'rollback', 'status'] as const;
type Verb = (typeof VERBS)[number];

/** What the release tool was asked to do. */
export interface ReleaseOptions {
  verb: Verb;
  remote: Remote;
  /** The release to activate. */
  release: string | undefined;
  /** 100 without a canary. */
  sharePercent: number;
  /** False registers a release without activating it. */
  activate: boolean;
  reason: string;
  /** The platform's address, without a trailing slash. */
  platform: string;
  token: string;
}

export const USAGE = `npm run release -- mfe-devotee                     build, publish and make active
npm run release -- mfe-devotee --canary 10         … for a tenth of all browsers
npm run release -- mfe-devotee --keep-out          … registered only, to be previewed and made active later
npm run release -- activate mfe-devotee <release>  make a published release active
npm run release -- rollback mfe-devotee            end the canary, or return to the release before
npm run release -- status mfe-devotee              where it stands

--to https://…    the platform (or SANNIDHI_URL; http://localhost:3000 without either)
--reason "…"      for the history
DEPLOY_TOKEN      the team's deploy token`;

/** Parses the command line. Throws `RefusedPublish` with a sentence or the usage. */
export function releaseOptions(args: string[], env: Readonly<Record<string, string | undefined>>): ReleaseOptions {
  const { positionals, values } = parsed(args);
  const named = VERBS.find((verb) => verb === positionals[0]);
  const [name, release] = named ? positionals.slice(1) : positionals;
  const remote = remoteNamed(name);
  if (!remote) throw new RefusedPublish(name ? `${name} is no remote. There are ${knownRemotes().join(', ')}.` : USAGE);
  if (named === 'activate' && !release) throw new RefusedPublish(USAGE);
  const sharePercent = values.canary === undefined ? 100 : shareOf(values.canary);
  const platform = (values.to ?? env.SANNIDHI_URL ?? 'http://localhost:3000').replace(/\/$/, '');
  if (!isSafeAddress(platform))
    throw new RefusedPublish(`The platform’s address starts with https://, or with http://localhost, and is not “${platform}”.`);
  const token = env.DEPLOY_TOKEN?.trim();
  if (!token) throw new RefusedPublish(`DEPLOY_TOKEN is not set. ${howToGetOne(remote)}`);
  return {
    verb: named ?? 'publish',
    remote,
    release,
    sharePercent,
    activate: !values['keep-out'],
    reason: values.reason ?? '',
    platform,
    token,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, canary: { type: 'string' }, 'keep-out': { type: 'boolean' }, reason: { type: 'string' } },
    });
  } catch (error) {
    // What Node adds after its first sentence is about arguments that start with a dash.
    throw new RefusedPublish(`${(error as Error).message.replace(/\. .*/s, '')}.\n\n${USAGE}`);
  }
}

function shareOf(canary: string): number {
  const share = Number(canary);
  if (Number.isInteger(share) && share >= 1 && share <= CANARY_MOST_PERCENT) return share;
  throw new RefusedPublish(`--canary is a share from 1 to ${CANARY_MOST_PERCENT} %, not ${canary}. Without it everybody gets the release.`);
}

const howToGetOne = (remote: Remote) =>
  REMOTES.includes(remote)
    ? `System management gives one per remote; on your own machine: npm run deploy-token -- ${remote} "My laptop".`
    : 'System management gives one per remote.';
