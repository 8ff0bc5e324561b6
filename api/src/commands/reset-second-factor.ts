import { parseArgs } from 'node:util';
import { ROLES } from '@sannidhi/contracts';
import { createApp } from '../create-app.ts';
import { SecondFactorResettingService } from '../domain/accounts/second-factor/second-factor-resetting.service.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { SettingError } from '../platform/config/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run second-factor:reset -- <email> <${ROLES.join('|')}>`;

/** Removes an account's second factor immediately: for an operator who lost their phone and has no colleague to ask. */
runCommand(async () => {
  const [email, role] = parseArgs({ allowPositionals: true }).positionals;
  const known = ROLES.find((each) => each === role);
  if (!email || !known) throw new SettingError(USAGE);
  const app = await createApp({ settings: { ...readSettings(process.env), worker: 'off', logLevel: 'warn' } });
  try {
    await app.get(SecondFactorResettingService).resetNow(email, known);
    console.log(`The second factor of ${email} (${known}) was reset, and every device is signed out. The owner gets an email.`);
  } finally {
    await app.close();
  }
});
