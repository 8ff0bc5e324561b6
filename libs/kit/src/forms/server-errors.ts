import type { ErrorCode } from '@sannidhi/contracts';
import { getIn } from 'formik';
import { createContext } from 'react';
import { HttpError } from '../http/http-error.ts';

/** What the server refused, with the value it refused: its sentence stands until that value changes. */
export interface ServerErrors {
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
}

export const ServerErrorsContext = createContext<ServerErrors>({ fields: {} });
export const NO_SERVER_ERRORS: ServerErrors = { fields: {} };

/** Which field an error of the API concerns where its code alone says so: `{ 'phone-code-wrong': 'code' }`. */
export type BlamedFields = Readonly<Partial<Record<ErrorCode, string>>>;

/** The API's refusals by field, beside the values that were sent; undefined when the error concerns none of the form's fields. */
export function fieldErrorsOf(error: unknown, values: Record<string, unknown>, blamed: BlamedFields = {}): ServerErrors | undefined {
  if (!(error instanceof HttpError) || !error.api) return undefined;
  const { code, message, fields } = error.api;
  const byCode = blamed[code];
  const named = Object.entries({ ...(byCode ? { [byCode]: message } : {}), ...fields });
  const known = named.filter(([name]) => name in values || getIn(values, name) !== undefined);
  if (known.length === 0) return undefined;
  return { fields: Object.fromEntries(known.map(([name, sentence]) => [name, { message: sentence, value: getIn(values, name) }])) };
}
