import { type BodyOf, DEDICATION_KINDS, type donationEndpoints, donationNoun, donationSchema, line, messagesOf } from '@sannidhi/contracts';
import { boolean, mixed, string } from 'yup';
import type { DonorGiftValues } from './donor-draft.ts';

/** The form's schema: the payload's own rules, with the dedication behind a checkbox. */
export const donorGiftSchema = donationSchema.pick(['lines', 'coverFees', 'legalName', 'creditedName', 'anonymous']).shape({
  dedicate: boolean().default(false),
  dedicationKind: mixed<(typeof DEDICATION_KINDS)[number]>().oneOf(DEDICATION_KINDS).default('honor'),
  dedicationName: string().when('dedicate', ([dedicate]) =>
    dedicate ? line(120).required(messagesOf(donationNoun)('donation.dedication-name-required')) : string().optional(),
  ),
});

type Payload = BodyOf<typeof donationEndpoints.give>;

/** What is sent for a completed form. */
export function donationPayload(templeSlug: string, values: DonorGiftValues): Payload {
  const { lines, coverFees, legalName, anonymous, creditedName, dedicate, dedicationKind, dedicationName } = values;
  return {
    templeSlug,
    lines: lines.map(({ fundId, amountCents }) => ({ fundId, amountCents: amountCents ?? 0 })),
    coverFees,
    legalName,
    anonymous,
    creditedName: anonymous ? undefined : creditedName || undefined,
    dedication: dedicate ? { kind: dedicationKind, name: dedicationName } : undefined,
  };
}
