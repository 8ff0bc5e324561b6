import { inspect } from 'node:util';
import { SettingError } from '../platform/config/settings.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { inSourceLines } from '../platform/observability/source-lines.ts';
import { writeForOwnerOnly } from '../platform/storage/private-files.ts';

/** Runs a command line's work and ends the process: 0, or 1 with a sentence where the error was made for people. */
export function runCommand(work: () => Promise<void>): void {
  writeForOwnerOnly();
  work().then(
    () => process.exit(0),
    (error: unknown) => {
      const isForPeople = error instanceof DomainError || error instanceof SettingError;
      console.error(isForPeople ? [error.message, ...Object.values(fieldsOf(error))].join('\n') : inSourceLines(inspect(error)));
      process.exit(1);
    },
  );
}

const fieldsOf = (error: Error): Record<string, string> => (error instanceof DomainError ? (error.fields ?? {}) : {});
