import { guestTicketEndpoints, publicEventEndpoints, type TicketDiscount, ticketEndpoints } from '@sannidhi/contracts';
import { Card, Form, formatCents, HttpError, Stack, SubmitButton, styled, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { goodProof } from '../../giving/guest/guest-draft.ts';
import { leaveTo } from '../../giving/leave-to.ts';
import { momentAt } from '../../poojas/temple-time.ts';
import { useTexts } from '../../use-texts.ts';
import { DiscountCode, useCodeCheck } from '../discount-code.tsx';
import { offOf, partyCents, priceOf } from '../party-price.ts';
import { shownDates } from '../ticket-choice.ts';
import { forAll } from '../use-submit-party.ts';
import type { GuestStepProps } from './guest-phone-step.tsx';

const schema = object({ code: string().default('') });
const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 8,
  margin: 0,
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, paddingInlineStart: 16, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, display: 'block' },
  '& .total': { ...theme.typography.h3, paddingTop: 8, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
}));
const Dates = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** What it costs, all of it, and the way to the payment page; what is free is registered at once. `waitLink`: whose offer this takes. */
export function GuestPayStep({ event, offer, draft, change, party, address, waitLink }: GuestStepProps & { waitLink: string | null }) {
  const text = useTexts();
  const [discount, setDiscount] = useState<TicketDiscount | null>(null);
  const proof = goodProof(draft);
  const authorization = proof && `Guest ${proof.token}`;
  const { slug, timeZone } = event.temple;
  const { check } = useCodeCheck(slug, offer, authorization);
  const register = useWrite(guestTicketEndpoints.register);
  const params = { slug, occurrenceId: offer.occurrenceId };
  const shown = [useRead(publicEventEndpoints.page, { params }), useRead(ticketEndpoints.offer, { params })];
  const { people, legalName } = party;
  const totalCents = partyCents(offer, people, discount);
  const dates = shownDates(offer, event.startsAt);
  const pay = async ({ code }: { code: string }) => {
    const used = discount ?? (await check(code));
    const sent = people.map((person) => ({ ...person, child: person.child ?? null }));
    const started = await register
      .mutateAsync({
        ...(authorization ? { authorization } : {}),
        body: {
          ...{
            templeSlug: slug,
            occurrenceId: offer.occurrenceId,
            ...forAll(offer),
            people: sent,
            legalName,
            email: draft.email || undefined,
          },
          ...{ waitLink, discountId: used?.id ?? null, seenTotalCents: partyCents(offer, people, used) },
          seenTimes: dates.map(({ id, startsAt }) => ({ occurrenceId: id, startsAt })),
        },
      })
      .catch((error: unknown) => {
        // The code is asked for again.
        if (error instanceof HttpError && error.api?.code === 'guest-session-required') change({ proof: null });
        // What it shows is no longer so.
        else for (const { refetch } of shown) void refetch();
        throw error;
      });
    leaveTo(started.checkoutUrl);
  };
  const isPriced = offer.types.some(({ id, pricing }) => pricing === 'fixed' && people.some(({ typeId }) => typeId === id));
  const isAhead = offer.refundUntil !== null && Date.parse(offer.refundUntil) > Date.now();
  return (
    <Form schema={schema} initialValues={{ code: '' }} onSubmit={pay}>
      <Card>
        <Stack spacing={4}>
          <h2>{text('tickets.guest.check')}</h2>
          <Dates>
            {dates.map(({ id, startsAt }) => (
              <li key={id}>{momentAt(startsAt, timeZone)}</li>
            ))}
          </Dates>
          <Lines>
            {people.map((person, index) => {
              const type = offer.types.find(({ id }) => id === person.typeId)?.name ?? '';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other identity before it is registered.
                <Line key={index} name={person.name || type} note={person.name ? type : ''} cents={priceOf(offer, person)} />
              );
            })}
            {discount && (
              <Line
                name={discount.discountCode}
                note=""
                cents={-people.reduce((sum, { typeId }) => sum + offOf(offer, typeId, discount), 0)}
              />
            )}
            <dt className="total">{text('tickets.guest.total')}</dt>
            <dd className="total">{formatCents(totalCents)}</dd>
          </Lines>
          {offer.times > 1 && <Note>{text('tickets.series.sum', { count: offer.times })}</Note>}
          {totalCents > 0 && <Note>{text('tickets.noFee')}</Note>}
          {totalCents > 0 && isAhead && <Note>{text('tickets.refundUntil', { until: momentAt(offer.refundUntil ?? '', timeZone) })}</Note>}
          {isPriced && authorization && (
            <DiscountCode slug={slug} offer={offer} discount={discount} onChange={setDiscount} authorization={authorization} />
          )}
          <Note>
            {text('tickets.guest.linkHelp')} {proof && text('code.proven', { phone: proof.shownAs })}{' '}
            <Link to={address('phone')}>{text('code.changeNumber')}</Link>
          </Note>
          <SubmitButton wide busy={text(totalCents > 0 ? 'code.paying' : 'tickets.saving')}>
            {text(totalCents > 0 ? 'code.pay' : 'tickets.guest.register')}
          </SubmitButton>
        </Stack>
      </Card>
    </Form>
  );
}

function Line({ name, note, cents }: { name: string; note: string; cents: number }) {
  const text = useTexts();
  return (
    <>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{cents === 0 ? text('tickets.free') : formatCents(cents)}</dd>
    </>
  );
}
