import { parseArgs } from 'node:util';
import { REMOTES, type Remote } from '@sannidhi/contracts';
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
  /** False keeps a published release out of use. */
  activate: boolean;
  reason: string;
  /** The platform's address, without a trailing slash. */
  platform: string;
  token: string;
}

export const USAGE = `npm run release -- mfe-devotee                     build, publish and make active
npm run release -- mfe-devotee --canary 10         … for a tenth of all browsers
npm run release -- mfe-devotee --keep-out          … registered only; promote it in system management
npm run release -- activate mfe-devotee <release>  make a published release active
npm run release -- rollback mfe-devotee            end the canary, or return to the release before
npm run release -- status mfe-devotee              where it stands

--to https://…    the platform (or SANNIDHI_URL; http://localhost:3000 without either)
--reason "…"      for the history
DEPLOY_TOKEN      the team's deploy token`;

/** Reads the command line. Throws `RefusedPublish` with a sentence or the usage. */
export function releaseOptions(args: string[], env: Readonly<Record<string, string | undefined>>): ReleaseOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, canary: { type: 'string' }, 'keep-out': { type: 'boolean' }, reason: { type: 'string' } },
  });
  const named = VERBS.find((verb) => verb === positionals[0]);
  const [name, release] = named ? positionals.slice(1) : positionals;
  const remote = REMOTES.find((each) => each === name);
  if (!remote) throw new RefusedPublish(name ? `${name} is no remote. There are ${REMOTES.join(', ')}.` : USAGE);
  if (named === 'activate' && !release) throw new RefusedPublish(USAGE);
  const sharePercent = Number(values.canary ?? 100);
  if (!Number.isInteger(sharePercent) || sharePercent < 1 || sharePercent > 100)
    throw new RefusedPublish(`--canary is a share from 1 to 99, not ${values.canary}.`);
  if (!env.DEPLOY_TOKEN) throw new RefusedPublish(`DEPLOY_TOKEN is not set. ${HOW_TO_GET_ONE}`);
  return {
    verb: named ?? 'publish',
    remote,
    release,
    sharePercent,
    activate: !values['keep-out'],
    reason: values.reason ?? '',
    platform: (values.to ?? env.SANNIDHI_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
    token: env.DEPLOY_TOKEN,
  };
}

const HOW_TO_GET_ONE = 'System management gives one per remote; on your own machine: npm run deploy-token -- mfe-devotee "My laptop".';
