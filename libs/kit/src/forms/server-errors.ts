import type { ApiError } from '@sannidhi/contracts';
import { getIn } from 'formik';
import { createContext } from 'react';
import { HttpError } from '../http/http-error.ts';

/** What the server refused, with the value it refused: its sentence stands until that value changes. */
export interface ServerErrors {
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
}

export const ServerErrorsContext = createContext<ServerErrors>({ fields: {} });
export const NO_SERVER_ERRORS: ServerErrors = { fields: {} };

/** The `fields` of an API error beside the values that were sent; undefined when the error names none of the form's fields. */
export function fieldErrorsOf(error: unknown, values: Record<string, unknown>): ServerErrors | undefined {
  const fields = error instanceof HttpError ? (error.api as Partial<ApiError> | undefined)?.fields : undefined;
  const known = Object.entries(fields ?? {}).filter(([name]) => name in values || getIn(values, name) !== undefined);
  if (known.length === 0) return undefined;
  return { fields: Object.fromEntries(known.map(([name, message]) => [name, { message, value: getIn(values, name) }])) };
}
