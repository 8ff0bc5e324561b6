import { counterEntrySchema, type Dedication, isProperty } from '@sannidhi/contracts';
import { boolean, type InferType } from 'yup';

/** The payload, and the boxes that open its optional parts. */
export const entrySchema = counterEntrySchema.shape({ dedicate: boolean().default(false), sendCard: boolean().default(false) });

/** A form for the next gift of the pile. */
export const EMPTY_ENTRY = {
  incomeAccount: undefined,
  amountCents: undefined,
  legalName: '',
  creditedName: '',
  anonymous: false,
  dedicate: false,
  dedication: undefined,
  sendCard: false,
  email: '',
  phone: undefined,
  checkNumber: '',
  postmarkedOn: undefined,
  propertyDescription: '',
};

/** Only what belongs to the payment method: a check number typed before switching to cash is dropped. */
export function entryBody({
  checkNumber,
  postmarkedOn,
  propertyDescription,
  phone,
  creditedName,
  dedication,
  dedicate: _dedicate,
  sendCard: _sendCard,
  ...given
}: InferType<typeof entrySchema>) {
  const entry = {
    ...given,
    ...dedicationOf(dedication),
    ...(phone ? { phone } : {}),
    ...(creditedName && !given.anonymous ? { creditedName } : {}),
  };
  if (isProperty(entry.method)) return { ...entry, amountCents: 0, propertyDescription };
  if (entry.method !== 'check') return entry;
  return { ...entry, checkNumber, ...(postmarkedOn ? { postmarkedOn } : {}) };
}

/** Without the fields of its card that stayed empty. */
function dedicationOf(dedication: Dedication | undefined) {
  if (!dedication?.notify) return dedication ? { dedication } : {};
  const { name, email, address } = dedication.notify;
  return { dedication: { ...dedication, notify: { name, ...(email ? { email } : { address }) } } };
}
