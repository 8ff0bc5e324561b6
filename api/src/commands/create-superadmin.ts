import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../create-app.ts';
import { OperatorsService } from '../domain/accounts/operators.service.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { SettingError } from '../platform/config/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run superadmin:create -- --email you@example.org --name "Your Name" (the password is read from the first line of input)';

/** Creates an installation's first operator. The password comes from standard input, so that it isn't in any shell history. */
runCommand(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  if (!values.email || !values.name) throw new SettingError(USAGE);
  const password = await askPassword();
  const app = await createApp({ settings: { ...readSettings(process.env), worker: 'off', logLevel: 'warn' } });
  try {
    await app.get(OperatorsService).create({ email: values.email, fullName: values.name, password });
    stdout.write(`${values.email} can sign in at /superadmin/login.\n`);
  } finally {
    await app.close();
  }
});

async function askPassword(): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined });
  try {
    return await lines.question('Password (at least 12 characters): ');
  } finally {
    lines.close();
  }
}
