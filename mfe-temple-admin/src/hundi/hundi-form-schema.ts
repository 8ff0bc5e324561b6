import { DENOMINATIONS_CENTS, hundiCountNoun, hundiCountSchema, messagesOf } from '@sannidhi/contracts';
import { type InferType, number, object, string } from 'yup';
import { foundDenominations, type Tally, tallyCents } from './hundi-total.ts';

/** Field of a denomination: its name must not look like an index. */
export const pieceField = (denominationCents: number): string => `c${denominationCents}`;

/** The form's values: the payload with the tally by denomination instead of its list. */
export const hundiFormSchema = hundiCountSchema.omit(['denominations']).concat(
  object({
    tally: object(Object.fromEntries(DENOMINATIONS_CENTS.map((cents) => [pieceField(cents), number().integer().min(0).optional()]))),
    discrepancyReason: string().when(['tally', 'statedTotalCents'], ([tally, statedCents], field) =>
      statedCents === undefined || tallyCents(tallyOf(tally)) === statedCents
        ? field
        : field.required(messagesOf(hundiCountNoun)('hundi.difference-reason')),
    ),
  }),
);

/** The form's tally by denomination in cents. */
export const tallyOf = (tally: Readonly<Record<string, number | undefined>> | undefined): Tally =>
  Object.fromEntries(DENOMINATIONS_CENTS.map((cents) => [cents, tally?.[pieceField(cents)]]));

/** The payload of a completed form; a reason typed before the counts agreed is dropped. */
export function hundiPayload({
  tally,
  discrepancyReason,
  countedReason,
  ...facts
}: InferType<typeof hundiFormSchema>): InferType<typeof hundiCountSchema> {
  const pieces = tallyOf(tally as Record<string, number | undefined>);
  const differs = tallyCents(pieces) !== facts.statedTotalCents;
  return {
    ...facts,
    denominations: foundDenominations(pieces),
    ...(differs ? { discrepancyReason } : {}),
    ...(countedReason ? { countedReason } : {}),
  };
}
