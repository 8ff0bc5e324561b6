/**
 * Messages that don't belong to a noun: the general rules for fields, and the specification's own sentences by their path in `MESSAGES`.
 */
export const PLATFORM_MESSAGES = {
  'value-required': 'Fill in this field',
  'value-invalid': "This value isn't valid",
  'value-not-in-list': 'Choose one from the list',
  'value-unreadable': "We can't read this value",
  'field-unknown': "We don't recognize this field",
  'text-too-short': 'Use at least {{min}} characters',
  'text-too-long': 'Use at most {{max}} characters',
  'text-hidden-characters': 'Remove line breaks and hidden characters',
  'text-hidden': 'Remove hidden characters, such as those that turn the direction of text',
  'text-unprintable': 'We can’t print “{{letter}}”. Write it with other letters',
  'number-too-small': 'Enter {{min}} or more',
  'number-too-large': 'Enter {{max}} or less',
  'number-not-whole': 'Enter a whole number',
  'amount-not-whole': 'Enter the amount in whole cents',
  'list-too-short': 'Add at least {{min}}',
  'list-too-long': 'Add at most {{max}}',
  'list-length': 'Add exactly {{length}}',
  'email-invalid': 'Please enter a valid email address',
  'language-required': 'Choose a language',
  'phone-required': 'Enter your mobile number',
  'phone-invalid': 'Enter a {{digits}}-digit US or Canadian mobile number that gets texts, such as (732) 555-0148',
  'temple-phone-invalid': 'Enter a {{digits}}-digit US or Canadian phone number, such as (732) 555-0148',
  'id-invalid': "This ID isn't valid",
  'slug-invalid': "This address isn't valid",
  'date-format': 'Enter a date as YYYY-MM-DD',
  'date-unknown': "This date doesn't exist",
  'date-range': 'Choose a date from {{first}} to {{last}}',
  'forbidden-to-staff': "Your account doesn't have access to this. Ask the owner of your temple.",
  'idempotency-key-format': 'Send an Idempotency-Key header of 1 to {{max}} letters, digits or punctuation marks, without spaces.',
  'page-unknown': "This page doesn't exist",
} as const;

/** As a declaration, like a noun's. */
export const platformMessages = {
  messages: PLATFORM_MESSAGES,
  texts: {
    hi: () => import(/* webpackChunkName: "nouns-hi" */ './platform-errors.hi.json'),
    te: () => import(/* webpackChunkName: "nouns-te" */ './platform-errors.te.json'),
    ta: () => import(/* webpackChunkName: "nouns-ta" */ './platform-errors.ta.json'),
    kn: () => import(/* webpackChunkName: "nouns-kn" */ './platform-errors.kn.json'),
    gu: () => import(/* webpackChunkName: "nouns-gu" */ './platform-errors.gu.json'),
  },
};
