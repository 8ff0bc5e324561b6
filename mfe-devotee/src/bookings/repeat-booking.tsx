import { bookingEndpoints, bookingRepeatSchema, type FamilyMember, familyEndpoints, type PlanRule } from '@sannidhi/contracts';
import {
  Button,
  Card,
  Field,
  Form,
  FormActions,
  formatCents,
  formatTime,
  HttpError,
  notify,
  RadioCardsField,
  ScreenStates,
  Stack,
  SubmitButton,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { string } from 'yup';
import { leaveTo } from '../giving/leave-to.ts';
import { usePlanWords } from '../plans/use-plan-words.ts';
import { useTexts } from '../use-texts.ts';
import type { EditProps } from './edit-props.ts';
import { repeatRules } from './repeat-rules.ts';

const schema = bookingRepeatSchema.pick(['legalName']).shape({ choice: string().required() });

/** Books the same pooja again by tithi or star: its names' stars, the usual vratas, and the shraddhas of the family. */
export function RepeatBooking(props: EditProps) {
  const text = useTexts();
  const family = useRead(familyEndpoints.list);
  return (
    <ScreenStates query={family} failedTitle={text('poojas.familyFailed')}>
      {(members) => <RepeatForm {...props} family={members} />}
    </ScreenStates>
  );
}

function RepeatForm({ booking, family, onDone }: EditProps & { family: readonly FamilyMember[] }) {
  const text = useTexts();
  const wordsOf = usePlanWords();
  const { user } = useSession();
  const repeat = useWrite(bookingEndpoints.repeat);
  const { refetch } = useRead(bookingEndpoints.ownOne, { params: { bookingId: booking.id } });
  const { id, participants, slot, temple, repeatCents } = booking;
  const rules = repeatRules(participants, family);
  return (
    <Form
      label={text('bookings.edit.repeat')}
      schema={schema}
      initialValues={{ choice: '0', legalName: user?.fullName ?? '' }}
      onSubmit={async ({ choice, legalName }) => {
        const rule = rules[Number(choice)]?.rule as PlanRule;
        const body = { rule, legalName, seenCents: repeatCents };
        const { setupUrl } = await repeat.mutateAsync({ params: { bookingId: id }, body }).catch((error: Error) => {
          // The form stays, with the price as it is now.
          if (isOtherPrice(error)) void refetch();
          throw error;
        });
        if (setupUrl) return leaveTo(setupUrl);
        notify({ kind: 'success', title: text('bookings.repeat.done') });
        onDone();
      }}
    >
      <Card title={text('bookings.edit.repeat')}>
        <Stack spacing={5}>
          <RadioCardsField
            name="choice"
            label={text('bookings.repeat.when')}
            cards={rules.map(({ rule, name }, index) => ({
              value: String(index),
              label: wordsOf(rule),
              note: name && text('bookings.repeat.shraddhaOf', { name }),
            }))}
          />
          <Field name="legalName" label={text('bookings.repeat.receiptName')} autoComplete="name" maxLength={120} />
          <p>
            {text('bookings.repeat.effect', {
              time: formatTime(slot.startsAt, { timeZone: temple.timeZone }),
              price: formatCents(repeatCents),
            })}
          </p>
          <FormActions>
            <Button variant="text" onClick={onDone}>
              {text('bookings.keep')}
            </Button>
            <SubmitButton busy={text('bookings.saving')}>{text('bookings.repeat.start')}</SubmitButton>
          </FormActions>
        </Stack>
      </Card>
    </Form>
  );
}

const isOtherPrice = (error: Error): boolean => error instanceof HttpError && error.api?.code === 'repeat-price-changed';
