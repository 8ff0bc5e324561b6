import { type DonationDetail, donationNoun, messagesOf, type OfficeLine, type RefundCause, refundSchema } from '@sannidhi/contracts';
import { formatCents } from '@sannidhi/kit';
import { array, type InferType, number, object, string } from 'yup';

/** The choice that opens a free-text field. */
export const OTHER_REASON = 'other';
/** The choice for a check that bounced: nothing is sent back. */
export const CHECK_RETURNED = 'check-returned' satisfies RefundCause;

const say = messagesOf(donationNoun);
const amountRequired = say('donation.refund-amount-required');
const amountFormat = say('donation.amount-format');

/** The lines of a gift that have something left to refund. */
export const refundableLines = ({ lines }: Pick<DonationDetail, 'lines'>): OfficeLine[] => lines.filter((line) => line.refundableCents > 0);

export interface LineAmount {
  lineId: string;
  amountCents?: number | undefined;
}

/** What is typed on a line in cents; 0 where it is left empty or isn't an amount. */
export const typedCents = ({ amountCents }: LineAmount): number =>
  amountCents !== undefined && Number.isFinite(amountCents) ? amountCents : 0;

export const typedTotal = (lines: readonly LineAmount[]): number => lines.reduce((sum, line) => sum + typedCents(line), 0);

/** The payload's contract with each line's own limit, and free text if none of the reasons fits. An empty line isn't refunded. */
export const refundFormSchema = (gift: DonationDetail, tooMuch: (amount: string) => string) =>
  refundSchema.omit(['lines', 'amountCents', 'cause']).concat(
    object({
      lines: array(
        object({
          lineId: string().required(),
          amountCents: number()
            .typeError(amountFormat)
            .integer(amountFormat)
            .min(0, amountFormat)
            .test('left', (cents, { createError, parent }) => {
              const left = gift.lines.find(({ id }) => id === parent.lineId)?.refundableCents ?? 0;
              return (cents ?? 0) <= left || createError({ message: tooMuch(formatCents(left)) });
            }),
        }),
      )
        .required()
        .test(
          'something',
          (lines, { createError, path }) =>
            typedTotal(lines ?? []) > 0 || createError({ path: `${path}[0].amountCents`, message: amountRequired }),
        ),
      ownWords: string()
        .trim()
        .max(200)
        .when('reason', ([reason], field) => (reason === OTHER_REASON ? field.required(say('donation.refund-reason-required')) : field)),
    }),
  );

export type RefundFormValues = InferType<ReturnType<typeof refundFormSchema>>;
