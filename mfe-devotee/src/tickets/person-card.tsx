import type { OfferedTicket, TicketQuestion } from '@sannidhi/contracts';
import { Card, Field, formatCents, MoneyField, SelectField, Skeletons, Stack, styled, useSession } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { useTexts } from '../use-texts.ts';
import { asked } from './party-values.ts';
import { agesOf, type ChosenOffer } from './ticket-choice.ts';

/** Only children who are left in the temple’s care are asked about so. */
const ChildFields = lazy(async () => ({ default: (await import('./child-fields.tsx')).ChildFields }));
/** A sentence beside fields. */
export const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

interface PersonCardProps {
  at: string;
  number: number;
  type: OfferedTicket;
  offer: ChosenOffer;
  isInCare: boolean;
}

/** What one person of a party enters: a name, an amount, answers, and what the temple has to know of a child in its care. */
export function PersonCard({ at, number, type, offer, isInCare }: PersonCardProps) {
  const text = useTexts();
  const { isDonor } = useSession();
  const ages = agesOf(type, text);
  const price = type.pricing === 'wish' ? '' : type.priceCents > 0 ? formatCents(type.priceCents * offer.times) : text('tickets.free');
  return (
    <Card title={text('tickets.person', { number: number + 1, type: type.name })} aside={price}>
      <Stack spacing={4}>
        {type.takesSeat && (
          <Field
            name={`${at}.name`}
            label={text('tickets.name')}
            {...(ages ? { help: text(isDonor ? 'tickets.agesHelp' : 'tickets.agesOnDay', { ages }) } : {})}
            autoComplete="off"
            maxLength={120}
          />
        )}
        {type.pricing === 'wish' && <MoneyField compact name={`${at}.amountCents`} label={text('tickets.amount')} />}
        {asked(offer, type, number).map((question) => (
          <Question key={question.id} name={`${at}.answers.${question.id}`} question={question} />
        ))}
        {isInCare && (
          <Suspense fallback={<Skeletons rows={4} />}>
            <Note>{text('tickets.child.care')}</Note>
            <ChildFields at={`${at}.child`} />
          </Suspense>
        )}
        {!type.takesSeat && type.pricing !== 'wish' && <Note>{type.detail}</Note>}
      </Stack>
    </Card>
  );
}

function Question({ name, question: { label, kind, choices, required } }: { name: string; question: TicketQuestion }) {
  const text = useTexts();
  if (kind === 'text') return <Field name={name} label={label} maxLength={200} optional={!required} />;
  const yesNo = ['yes', 'no'].map((value) => ({ value, label: text(`tickets.${value}`) }));
  const own = choices.map((value) => ({ value, label: value }));
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={text('tickets.chooseAnswer')}
      choices={kind === 'yes-no' ? yesNo : own}
      optional={!required}
    />
  );
}
