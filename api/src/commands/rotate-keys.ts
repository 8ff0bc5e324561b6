import { createApp } from '../create-app.ts';
import { KeyRotation } from '../platform/auth/key-rotation.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { SettingError } from '../platform/config/settings.ts';
import { rotationReport } from './rotation-report.ts';
import { runCommand } from './run-command.ts';

/** Re-seals everything with the newest key, safe to run at any time, and reports what only a previous key opens. */
runCommand(async () => {
  const settings = { ...readSettings(process.env), worker: 'off' as const, logLevel: 'warn' as const };
  const app = await createApp({ settings });
  try {
    const counts = await app.get(KeyRotation).run((name, { resealed, current }) => {
      console.log(`${name}: ${resealed + current} read, ${resealed} sealed with the new key`);
    });
    console.log(`\n${rotationReport(counts).join('\n')}`);
    if ([...counts.values()].some(({ unreadable }) => unreadable > 0)) {
      throw new SettingError('SECRET_KEY_PREVIOUS lacks a key that sealed some of this. Add it and run the command again.');
    }
  } finally {
    await app.close();
  }
});
