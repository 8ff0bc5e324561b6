import {
  type BodyOf,
  DEDICATION_KINDS,
  type donationEndpoints,
  donationNoun,
  donationSchema,
  line,
  messagesOf,
  type planEndpoints,
} from '@sannidhi/contracts';
import { boolean, mixed, type Schema, string } from 'yup';
import { scheduleFields } from '../../plans/schedule-schema.ts';
import { schedulePayload } from '../../plans/schedule-values.ts';
import type { DonorGiftValues } from './donor-draft.ts';

/** The form's schema: the payloads' own rules, with the dedication behind a checkbox and the schedule behind "regularly". */
export const donorGiftSchema = donationSchema.pick(['lines', 'coverFees', 'legalName', 'creditedName', 'anonymous']).shape({
  dedicate: boolean().default(false),
  dedicationKind: mixed<(typeof DEDICATION_KINDS)[number]>().oneOf(DEDICATION_KINDS).default('honor'),
  dedicationName: string().when('dedicate', ([dedicate]) =>
    dedicate ? line(120).required(messagesOf(donationNoun)('donation.dedication-name-required')) : string().optional(),
  ),
  repeats: mixed<DonorGiftValues['repeats']>().oneOf(['once', 'regularly']).default('once'),
  cardId: string(),
  ...Object.fromEntries(Object.entries(scheduleFields).map(([name, field]) => [name, ofRegular(field)])),
});

type Payload = BodyOf<typeof donationEndpoints.give>;
type PlanPayload = BodyOf<typeof planEndpoints.create>;

/** What is sent for a completed form. */
export function donationPayload(templeSlug: string, values: DonorGiftValues): Payload {
  const { anonymous, creditedName, dedicate, dedicationKind, dedicationName } = values;
  return {
    ...commonPayload(templeSlug, values),
    creditedName: anonymous ? undefined : creditedName || undefined,
    dedication: dedicate ? { kind: dedicationKind, name: dedicationName } : undefined,
  };
}

/** What is sent for a completed form of a gift that repeats. */
export const planPayload = (templeSlug: string, values: DonorGiftValues): PlanPayload => ({
  ...commonPayload(templeSlug, values),
  ...schedulePayload(values),
  cardId: values.cardId || undefined,
});

const commonPayload = (templeSlug: string, { lines, coverFees, legalName, anonymous }: DonorGiftValues) => ({
  templeSlug,
  lines: lines.map(({ fundId, amountCents }) => ({ fundId, amountCents: amountCents ?? 0 })),
  coverFees,
  legalName,
  anonymous,
});

function ofRegular(field: Schema): Schema {
  return mixed().when('repeats', ([repeats]) => (repeats === 'regularly' ? field : mixed()));
}
