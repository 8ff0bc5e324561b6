import { parseArgs } from 'node:util';
import { REMOTES } from '@sannidhi/contracts';
import { createApp } from '../create-app.ts';
import { DeployTokensService } from '../domain/remotes/deploy-tokens.service.ts';
import { systemActor } from '../platform/auth/actor.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { SettingError } from '../platform/config/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run deploy-token -- mfe-devotee "Who will use it"';
const DAYS = 90;

/** Creates a deploy token on the installation's machine; system management does the same in the browser. */
runCommand(async () => {
  const [name, label] = parseArgs({ allowPositionals: true }).positionals;
  const remote = REMOTES.find((each) => each === name);
  if (name && !remote) throw new SettingError(`${name} is no remote. There are ${REMOTES.join(', ')}.`);
  if (!remote || !label) throw new SettingError(USAGE);
  const app = await createApp({ settings: { ...readSettings(process.env), worker: 'off', logLevel: 'warn' } });
  try {
    const { token, expiresAt } = await app.get(DeployTokensService).issue(systemActor('command line'), { remote, label, days: DAYS });
    console.log(`${token}\nValid for ${remote} until ${expiresAt.slice(0, 10)}; it is not shown again.`);
  } finally {
    await app.close();
  }
});
