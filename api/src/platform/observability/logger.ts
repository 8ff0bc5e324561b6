import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { inSourceLines } from './source-lines.ts';

export type { Logger };

/** Injection token of the process's logger: `@Inject(LOGGER) logger: Logger`. */
export const LOGGER = Symbol('logger');

/** JSON lines on stdout. Callers log ids and counts, never names, addresses, phones or tokens. */
export const createLogger = (settings: Pick<Settings, 'logLevel'>): Logger =>
  pino({ level: settings.logLevel, base: {}, serializers: { err: describeError } });

/** Names of tables are in double quotes too. */
const hidden = (quoted: string): string => (quoted.startsWith("'") || quoted.includes('@') ? "'…'" : quoted);

/** An error without its data: a driver repeats values in quotes and keeps the parameters on the object, and both may be someone's name. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const hide = (text: string | undefined) => (error instanceof QueryFailedError ? text?.replace(/'[^']*'|"[^"]*"/g, hidden) : text);
  return {
    type: error.name,
    message: hide(error.message),
    stack: hide(error.stack && inSourceLines(error.stack)),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Makes the framework log through pino, without its startup messages. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown, stack?: unknown) => logger.error({ stack }, String(message)),
  fatal: (message: unknown) => logger.fatal(String(message)),
});
