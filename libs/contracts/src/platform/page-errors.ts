import { anyone, endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { object, string } from '../schema.ts';
import { PAGE_ERROR_KINDS, PAGE_ERRORS_PATH, withoutIds, withoutPersonalData } from './page-error-report.ts';

/** Sanitized again on the server, since an old page may send what it should not: truncated first, so any length is fine. */
const cut = (max: number, clean: (text: string) => string) =>
  string()
    .meta({ cut: true })
    .transform((text: unknown) => (typeof text === 'string' ? clean(text).slice(0, max) : text))
    .max(max);
const say = messagesOf(platformMessages);
const word = (max: number) => line(max);

export const pageErrorSchema = object({
  kind: string().oneOf(PAGE_ERROR_KINDS).required(),
  name: word(80).required(),
  message: cut(300, withoutPersonalData).defined(),
  page: cut(200, withoutIds)
    .matches(/^\//, { message: say('slug-invalid') })
    .required(),
  remote: word(60).optional(),
  release: word(40).optional(),
  phase: word(20).optional(),
}).noUnknown();

export const pageErrorEndpoints = {
  report: endpoint<void>()({
    method: 'POST',
    path: PAGE_ERRORS_PATH,
    summary: 'An error in a page, for the server’s log; carries no personal data',
    access: anyone,
    changes: [],
    body: pageErrorSchema,
    status: 204,
  }),
};
