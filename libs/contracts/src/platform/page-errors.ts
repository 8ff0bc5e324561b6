import { object, string } from 'yup';
import { anyone, endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { PAGE_ERROR_KINDS, PAGE_ERRORS_PATH, withoutIds, withoutPersonalData } from './page-error-report.ts';

/** The server takes personal data out once more: an old page may not have. */
const cleaned = (max: number) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? withoutPersonalData(text).slice(0, max) : text))
    .max(max);
const word = (max: number) => line(max, 'This');

export const pageErrorSchema = object({
  kind: string().oneOf(PAGE_ERROR_KINDS).required(),
  name: word(80).required(),
  message: cleaned(300).defined(),
  page: string()
    .transform((path: unknown) => (typeof path === 'string' ? withoutIds(path).slice(0, 200) : path))
    .matches(/^\//)
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
    body: pageErrorSchema,
    status: 204,
  }),
};
