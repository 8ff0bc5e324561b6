import { guestWaitEndpoints, guestWaitPath } from '@sannidhi/contracts';
import { Card, Form, HttpError, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { goodProof } from '../../giving/guest/guest-draft.ts';
import { useTexts } from '../../use-texts.ts';
import type { PartyWay } from '../party-values.ts';
import { Note } from '../person-card.tsx';
import { useTicketChoice } from '../ticket-choice.ts';
import { useGuestParty } from './guest-party.ts';
import type { GuestStepProps } from './guest-phone-step.tsx';
import { PartyNames } from './party-names.tsx';

const NOTHING = object({});

/** The names once more, and the way onto the waitlist or before the temple: nothing is paid yet. */
export function GuestAskStep({
  event,
  offer,
  draft,
  change,
  party,
  address,
  way,
}: GuestStepProps & { way: Exclude<PartyWay, 'register'> }) {
  const text = useTexts();
  const navigate = useNavigate();
  const { occurrenceId } = offer;
  const [, , forgetChoice] = useTicketChoice(occurrenceId);
  const [, , forgetParty] = useGuestParty(occurrenceId);
  const join = useWrite(guestWaitEndpoints.join);
  const proof = goodProof(draft);
  const { slug } = event.temple;
  const send = async () => {
    const { people, legalName, takesFewer = false } = party;
    const sent = people.map((person) => ({ ...person, child: null }));
    const { link } = await join
      .mutateAsync({
        ...(proof ? { authorization: `Guest ${proof.token}` } : {}),
        body: { templeSlug: slug, occurrenceId, people: sent, takesFewer, legalName, email: draft.email || undefined },
      })
      .catch((error: unknown) => {
        // The code is asked for again.
        if (error instanceof HttpError && error.api?.code === 'guest-session-required') change({ proof: null });
        throw error;
      });
    forgetChoice();
    forgetParty();
    sessionStorage.removeItem(`ticket-names:${occurrenceId}`);
    navigate(guestWaitPath(slug, link), { replace: true });
  };
  return (
    <Form schema={NOTHING} initialValues={{}} onSubmit={send}>
      <Card>
        <Stack spacing={4}>
          <h2>{text(`tickets.guest.${way}Title`)}</h2>
          <PartyNames people={party.people} added={({ typeId }) => offer.types.find(({ id }) => id === typeId)?.name ?? ''} />
          <Note>
            {text(`tickets.${way}Help`)} {proof && text('code.proven', { phone: proof.shownAs })}{' '}
            <Link to={address('phone')}>{text('code.changeNumber')}</Link>
          </Note>
          <SubmitButton wide busy={text('tickets.saving')}>
            {text(`tickets.send.${way}`)}
          </SubmitButton>
        </Stack>
      </Card>
    </Form>
  );
}
