import { LANGUAGE_CODES } from './languages.ts';
import { type Message, messagesOf } from './message.ts';
import { TEXTED_PHONE } from './phone.ts';
import { platformMessages } from './platform-messages.ts';
import { isBlankName, unprintableLetter } from './printable.ts';
import { number, string } from './schema.ts';

/** Building blocks of payload schemas; each rule that two payloads share is defined once here. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LOCAL_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const say = messagesOf(platformMessages);
const EMAIL_INVALID = say('email-invalid');
const PHONE_INVALID = say('phone-invalid', { digits: 10 });

export const id = () =>
  string()
    .max(36, say('id-invalid'))
    .matches(UUID, { message: say('id-invalid') });
/** An id or null; an empty choice is null. */
export const optionalId = () =>
  id()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable();
export const slug = () =>
  string()
    .matches(SLUG, { message: say('slug-invalid') })
    .max(80);
export const email = () => string().trim().lowercase().email(EMAIL_INVALID).max(254, EMAIL_INVALID);
export const requiredEmail = () => email().required(EMAIL_INVALID);
/** A US or Canadian number in E.164 that can get texts. */
export const phone = () => string().max(12, PHONE_INVALID).matches(TEXTED_PHONE, { message: PHONE_INVALID });
export const requiredPhone = () => phone().required(say('phone-required'));
/** Something visible, and nothing that hides: no control characters, no halves of characters, nothing that turns the direction of what follows. */
const PLAIN_LINE = /^(?=.*[^\p{Cf}\p{Z}])[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

/** A single-line name of a person or thing. */
export const line = (max: number) =>
  string()
    .trim()
    .max(max)
    .matches(PLAIN_LINE, { message: say('text-hidden-characters'), excludeEmptyString: true });
/**
 * A line that documents print, as a name: empty where it says nothing (spaces, invisible characters, emoji alone), and every letter is in one
 * of the documents' fonts.
 */
export const printed = (max: number) =>
  line(max)
    .transform((value: unknown) => (typeof value === 'string' && isBlankName(value) ? '' : value))
    .test('printable', function (value) {
      const letter = unprintableLetter(value ?? '');
      return letter === undefined || this.createError({ message: say('text-unprintable', { letter }) });
    });
/** Lines and tabs, but nothing that controls, halves a character, or turns the direction of what follows. */
const PLAIN_TEXT = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

/** Multi-line text, shown exactly as typed. */
export const text = (max: number) =>
  string()
    .trim()
    .max(max)
    .matches(PLAIN_TEXT, { message: say('text-hidden') });
/** The years the calendar is computed for. */
const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2100-12-31'] as const;
export const DATE_RANGE = say('date-range', { first: FIRST_DATE.slice(0, 4), last: LAST_DATE.slice(0, 4) });
export const isInRange = (date: string): boolean => date >= FIRST_DATE && date <= LAST_DATE;

/** A civil date in a place, YYYY-MM-DD. */
export const localDate = () =>
  string()
    .max(10, say('date-format'))
    .matches(LOCAL_DATE, { message: say('date-format') })
    .test('in-range', DATE_RANGE, (value) => !value || !LOCAL_DATE.test(value) || isInRange(value))
    .test(
      'exists',
      say('date-unknown'),
      (value) => !value || (!Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)),
    );
/** Whole cents between two bounds, inclusive. */
export const cents = (min: number, max: number, message: Message) =>
  number().strict().typeError(message).integer(say('amount-not-whole')).min(min, message).max(max, message);

/** Text is never read as a number. Unlike `strict`, this leaves a default in place. */
const onlyNumbers = (_value: unknown, given: unknown) => (given === null || typeof given === 'number' ? given : Number.NaN);
/** A whole number between two bounds, inclusive, which may have a default. */
export const wholeNumber = (min: number, max: number, message: Message) =>
  number().transform(onlyNumbers).typeError(message).integer(message).min(min, message).max(max, message);

/** A language code. Here and not next to the list, which the shell reads before yup has loaded. */
export const languageField = () => string().oneOf(LANGUAGE_CODES, say('language-required'));
