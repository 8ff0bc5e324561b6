import { setLocale } from 'yup';
import { messagesOf } from './message.ts';
import { platformMessages } from './platform-messages.ts';

/**
 * yup with our messages for every rule that has none of its own, so that users never see the library's. Schemas are created from here,
 * never from `yup` itself, because its messages are read when a schema is created. A pattern keeps yup's message, since no general sentence
 * could describe it; a test finds patterns without their own.
 */
const say = messagesOf(platformMessages);

setLocale({
  mixed: {
    default: say('value-invalid'),
    required: say('value-required'),
    defined: say('value-required'),
    notNull: say('value-required'),
    oneOf: say('value-not-in-list'),
    notType: say('value-invalid'),
  },
  string: {
    min: ({ min }) => say('text-too-short', { min: Number(min) }),
    max: ({ max }) => say('text-too-long', { max: Number(max) }),
    email: say('email-invalid'),
    trim: say('value-invalid'),
    lowercase: say('value-invalid'),
    uppercase: say('value-invalid'),
  },
  number: {
    min: ({ min }) => say('number-too-small', { min: Number(min) }),
    max: ({ max }) => say('number-too-large', { max: Number(max) }),
    integer: say('number-not-whole'),
  },
  boolean: { isValue: say('value-invalid') },
  object: { noUnknown: say('field-unknown') },
  array: {
    min: ({ min }) => say('list-too-short', { min: Number(min) }),
    max: ({ max }) => say('list-too-long', { max: Number(max) }),
    length: ({ length }) => say('list-length', { length: Number(length) }),
  },
});

export { array, boolean, lazy, mixed, number, object, ref, string } from 'yup';
