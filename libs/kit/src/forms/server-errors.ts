import type { ApiError, ErrorCode, Message } from '@sannidhi/contracts';
import { getIn } from 'formik';
import { createContext } from 'react';
import { HttpError } from '../http/http-error.ts';
import { apiMessage } from '../text/refusal-message.ts';

/** What the server refused, with the refused value: its message shows until that value changes. */
export interface ServerErrors {
  fields: Readonly<Record<string, { message: Message; value: unknown }>>;
}

export const ServerErrorsContext = createContext<ServerErrors>({ fields: {} });
export const NO_SERVER_ERRORS: ServerErrors = { fields: {} };

/** Which field an API error belongs to when only its code says so: `{ 'phone-code-wrong': 'code' }`. */
export type BlamedFields = Readonly<Partial<Record<ErrorCode, string>>>;

/** The API's errors by field, with the submitted values; undefined if the error doesn't concern any of the form's fields. */
export function fieldErrorsOf(error: unknown, values: Record<string, unknown>, blamed: BlamedFields = {}): ServerErrors | undefined {
  if (!(error instanceof HttpError) || !error.api) return undefined;
  const byCode = blamed[error.api.code];
  const named = Object.entries({ ...(byCode ? { [byCode]: apiMessage(error.api) } : {}), ...fieldMessages(error.api) });
  const known = named.filter(([name]) => name in values || getIn(values, name) !== undefined);
  if (known.length === 0) return undefined;
  return { fields: Object.fromEntries(known.map(([name, message]) => [name, { message, value: getIn(values, name) }])) };
}

/** A field error without a code shows its sentence as it is. */
const fieldMessages = ({ fields = {}, fieldMessages: refs = {} }: ApiError): Record<string, Message> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, { code: '', ...refs[name], sentence }]));
