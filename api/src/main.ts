import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { createApp } from './create-app.ts';
import { progressBar } from './demo/progress-bar.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { readSettings } from './platform/config/read-settings.ts';
import { SettingError, type Settings } from './platform/config/settings.ts';
import { checkFonts } from './platform/documents/type/check-fonts.ts';
import { Worker } from './platform/jobs/worker.ts';
import { errorCode } from './platform/observability/error-code.ts';
import { inSourceLines } from './platform/observability/source-lines.ts';
import { writeForOwnerOnly } from './platform/storage/private-files.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { serveWeb } from './serve-web.ts';

/** The API's process: reads its settings, migrates, fills an empty demo database, and serves until it is stopped. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  writeForOwnerOnly();
  const settings = readSettings(process.env);
  checkFonts();
  const app = await createApp({ settings, registerWeb: serveWeb(settings) });
  await seedDemo(app, settings, settings.demoData === 'scale' ? { onGifts: progressBar('gifts', process.stderr) } : {});
  await listen(app, settings);
  runUntilStopped(async () => {
    await app.get(Worker).finish();
    await app.close();
  });
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { port, host }: Settings): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new SettingError(`PORT ${port} is in use by another process.`);
  }
}

main().catch((error: unknown) => {
  // A wrong setting gets one sentence for the operator; anything else is our bug and keeps its stack trace.
  console.error(error instanceof SettingError ? error.message : inSourceLines(inspect(error)));
  process.exit(1);
});
