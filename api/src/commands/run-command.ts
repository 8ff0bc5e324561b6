import { inspect } from 'node:util';
import { SettingError } from '../platform/config/settings.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { inSourceLines } from '../platform/observability/source-lines.ts';
import { writeForOwnerOnly } from '../platform/storage/private-files.ts';

/** Runs a command and ends the process: with 0, or with 1 and a sentence if the error was meant for people. */
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
