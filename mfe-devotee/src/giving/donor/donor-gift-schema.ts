import {
  type BodyOf,
  DEDICATION_KINDS,
  type donationEndpoints,
  donationNoun,
  donationSchema,
  email,
  line,
  messagesOf,
  type planEndpoints,
} from '@sannidhi/contracts';
import { boolean, mixed, type Schema, string } from 'yup';
import { scheduleFields } from '../../plans/schedule-schema.ts';
import { schedulePayload } from '../../plans/schedule-values.ts';
import type { DonorGiftValues, PayerValues } from './donor-draft.ts';

const PAYER = ['coverFees', 'legalName', 'creditedName', 'anonymous'] as const;

const say = messagesOf(donationNoun);

/** The dedication behind a checkbox, and its card behind another one. */
const DEDICATION = {
  dedicate: boolean().default(false),
  dedicationKind: mixed<(typeof DEDICATION_KINDS)[number]>().oneOf(DEDICATION_KINDS).default('honor'),
  dedicationName: string().when('dedicate', ([dedicate]) =>
    dedicate ? line(120).required(say('donation.dedication-name-required')) : string().optional(),
  ),
  sendCard: boolean().default(false),
  cardBy: mixed<'email' | 'mail'>().oneOf(['email', 'mail']).default('email'),
  cardName: ofCard(() => true, line(120).required(say('donation.card-name-required'))),
  cardEmail: ofCard((by) => by === 'email', email().required(say('donation.card-address-required'))),
  cardAddress: ofCard((by) => by === 'mail', line(300).required(say('donation.card-address-required'))),
};

/** What donors say of themselves when they pay, by the payload's own rules. */
export const payerSchema = donationSchema.pick([...PAYER]).shape(DEDICATION);

/** The form's schema: the same with what is given, and the schedule behind "regularly". */
export const donorGiftSchema = donationSchema.pick(['lines', ...PAYER]).shape({
  ...DEDICATION,
  repeats: mixed<DonorGiftValues['repeats']>().oneOf(['once', 'regularly']).default('once'),
  cardId: string(),
  ...Object.fromEntries(Object.entries(scheduleFields).map(([name, field]) => [name, ofRegular(field)])),
});

type Payload = BodyOf<typeof donationEndpoints.give>;
type PlanPayload = BodyOf<typeof planEndpoints.create>;

/** What is sent for a completed form. */
export const donationPayload = (templeSlug: string, values: DonorGiftValues): Payload => ({
  ...giftPayload(templeSlug, values),
  ...payerPayload(values),
});

/** What is sent of who pays. */
export function payerPayload(values: PayerValues): Omit<Payload, 'templeSlug' | 'lines'> {
  const { coverFees, legalName, anonymous, creditedName, dedicate, dedicationKind, dedicationName } = values;
  return {
    coverFees,
    legalName,
    anonymous,
    creditedName: anonymous ? undefined : creditedName || undefined,
    dedication: dedicate ? { kind: dedicationKind, name: dedicationName, notify: notifyOf(values) } : undefined,
  };
}

/** What is sent for a completed form of a gift that repeats. */
export function planPayload(templeSlug: string, values: DonorGiftValues): PlanPayload {
  const { coverFees, legalName, anonymous, cardId } = values;
  return {
    ...giftPayload(templeSlug, values),
    ...schedulePayload(values),
    coverFees,
    legalName,
    anonymous,
    cardId: cardId || undefined,
  };
}

const giftPayload = (templeSlug: string, { lines }: DonorGiftValues) => ({
  templeSlug,
  lines: lines.map(({ fundId, amountCents }) => ({ fundId, amountCents: amountCents ?? 0 })),
});

function ofRegular(field: Schema): Schema {
  return mixed().when('repeats', ([repeats]) => (repeats === 'regularly' ? field : mixed()));
}

/** A rule of the card's form that counts while a card is wanted that way. */
function ofCard(applies: (by: string) => boolean, field: Schema): Schema {
  return mixed().when(['dedicate', 'sendCard', 'cardBy'], ([dedicate, sendCard, by]) =>
    dedicate && sendCard && applies(by) ? field : mixed(),
  );
}

/** Only what belongs to the chosen way: an address typed before switching to email is dropped. */
function notifyOf({ sendCard, cardBy, cardName, cardEmail, cardAddress }: PayerValues) {
  if (!sendCard) return undefined;
  return cardBy === 'email' ? { name: cardName, email: cardEmail } : { name: cardName, address: cardAddress };
}
