import { number, string } from 'yup';
import { LANGUAGE_CODES } from './languages.ts';

/** Building blocks of payload schemas; a rule that two payloads share stands here once. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LOCAL_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const EMAIL_MESSAGE = 'Please enter a valid email address';

const ID_MESSAGE = 'This is not a valid id';
export const id = () => string().max(36, ID_MESSAGE).matches(UUID, ID_MESSAGE);
export const slug = () =>
  string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This is not a valid address')
    .max(80);
export const email = () => string().trim().lowercase().email(EMAIL_MESSAGE).max(254, EMAIL_MESSAGE);
/** A person's or a thing's name on one line: no control characters. */
export const line = (max: number, what: string) =>
  string()
    .trim()
    .max(max, `${what} may have at most ${max} characters`)
    .matches(/^\P{Cc}*$/u, { message: `${what} contains characters that can't be used`, excludeEmptyString: true });
/** Text over several lines. */
export const text = (max: number, what: string) => string().trim().max(max, `${what} may have at most ${max} characters`);
const DATE_FORM_MESSAGE = 'Please give a date as YYYY-MM-DD';
/** A civil date of a place, YYYY-MM-DD. */
export const localDate = () =>
  string()
    .max(10, DATE_FORM_MESSAGE)
    .matches(LOCAL_DATE, DATE_FORM_MESSAGE)
    .test(
      'exists',
      'This date does not exist',
      (value) => !value || (!Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)),
    );
/** Whole cents between two bounds, both included. */
export const cents = (min: number, max: number, message: string) =>
  number().strict().typeError(message).integer('Amounts are in whole cents').min(min, message).max(max, message);

/** A language's code. Here and not beside the list, which the shell reads before yup is there. */
export const languageField = () => string().oneOf(LANGUAGE_CODES, 'Please choose a language');
