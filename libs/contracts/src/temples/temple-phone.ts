import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { string } from '../schema.ts';

const INVALID = messagesOf(platformMessages)('temple-phone-invalid', { digits: 10 });
/** As `TEXTED_PHONE`, or one that is free to call. */
const TEMPLE_PHONE =
  /^\+1(?![2-79](?:00|11|22|33|44|55|66|77|88|99)|2(?:4[26]|6[48]|84)|345|441|473|6(?:49|58|64)|7(?:21|58|67|84)|8(?:[024]9|6[89]|76))[2-9]\d{2}[2-9]\d{6}$/;

/** A temple's own number, which people call. */
export const templePhone = () => string().max(12, INVALID).matches(TEMPLE_PHONE, { message: INVALID });
