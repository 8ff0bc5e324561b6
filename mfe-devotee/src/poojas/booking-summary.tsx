import { CART_HOLD_MINUTES, type PoojaOffer } from '@sannidhi/contracts';
import { Card, Facts, formatCents, SubmitButton, styled, useFormValues, useSession } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { type BookingValues, waitedPlaces } from './booking-values.ts';
import { placeOf } from './pooja-place.ts';
import { momentAt, momentHere } from './temple-time.ts';

const HOUR_MS = 3_600_000;
const Side = styled('div')({ display: 'grid', gap: 12 });
const Total = styled('b')(({ theme }) => ({ ...theme.typography.h2 }));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** When, where and for how many; what it comes to, what may be deducted and refunded; and the one way on. */
export function BookingSummary({ offer }: { offer: PoojaOffer }) {
  const text = useTexts();
  const { user, isDonor } = useSession();
  const { slot, family, people, mail, places } = useFormValues<BookingValues>();
  const { temple, name, priceCents, prasadamCents, taxClass } = offer;
  const waited = waitedPlaces({ slot, places }, offer);
  const full = waited > 0;
  const poojaCents = priceCents * Math.max(1, waited);
  const mailCents = mail ? (prasadamCents ?? 0) : 0;
  const here = slot && momentHere(slot.startsAt, temple.timeZone);
  return (
    <Card title={text('poojas.summary.heading')}>
      <Side>
        <Facts
          ruled
          facts={[
            { label: text('poojas.summary.when'), value: slot ? momentAt(slot.startsAt, temple.timeZone) : text('poojas.summary.notYet') },
            { label: text('poojas.summary.yours'), value: here },
            { label: text('poojas.summary.where'), value: [placeOf(offer, text), temple.name].filter(Boolean).join(', ') },
            { label: text('poojas.summary.for'), value: text('poojas.summary.people', { count: family.length + people.length }) },
            { label: text('poojas.places.label'), value: waited > 1 && String(waited) },
            { label: name, value: formatCents(poojaCents) },
            { label: text('poojas.summary.prasadam'), value: mailCents > 0 && formatCents(mailCents) },
            { label: text('poojas.summary.total'), value: <Total>{formatCents(poojaCents + mailCents)}</Total> },
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
        <Note>{text(`poojas.taxSentence.${taxClass}`)}</Note>
        {offer.dakshina === 'separate' && <Note>{text('poojas.summary.dakshina', { amount: formatCents(offer.dakshinaCents) })}</Note>}
        {offer.samagriTemple && <Note>{text('poojas.summary.provides', { what: offer.samagriTemple })}</Note>}
        {offer.samagriFamily && <Note>{text('poojas.summary.bring', { what: offer.samagriFamily })}</Note>}
        <SubmitButton wide busy={text('poojas.summary.busy')} disabled={isDonor && !user?.emailVerified}>
          {text(isDonor ? (full ? 'poojas.summary.wait' : 'poojas.summary.continue') : 'poojas.summary.signIn')}
        </SubmitButton>
        <Note>
          {text(waited > 1 ? 'poojas.summary.waitAllHelp' : full ? 'poojas.summary.waitHelp' : 'poojas.summary.hold', {
            minutes: CART_HOLD_MINUTES,
          })}
        </Note>
        {!isDonor && <Note>{text('poojas.summary.signInHelp')}</Note>}
        <Terms offer={offer} startsAt={slot?.startsAt} />
      </Side>
    </Card>
  );
}

/** Until when canceling pays everything back, and what a later change costs. */
function Terms({ offer, startsAt }: { offer: PoojaOffer; startsAt: string | undefined }) {
  const text = useTexts();
  const { cancelHours, changeFeeCents, temple } = offer;
  const until = startsAt && Date.parse(startsAt) - cancelHours * HOUR_MS;
  const fee = changeFeeCents > 0 ? ` ${text('poojas.summary.fee', { fee: formatCents(changeFeeCents) })}` : '';
  if (!until) return <Note>{text('poojas.summary.cancelHours', { count: cancelHours }) + fee}</Note>;
  if (until < Date.now()) return <Note>{text('poojas.summary.tooLate')}</Note>;
  return <Note>{text('poojas.summary.cancelUntil', { when: momentAt(until, temple.timeZone) }) + fee}</Note>;
}
