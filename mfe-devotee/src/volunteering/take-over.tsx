import { type OpenShift, ownVolunteeringEndpoints, SELF } from '@sannidhi/contracts';
import { Button, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { Actions } from './shift-list.tsx';

interface TakeOverProps {
  shift: OpenShift;
  offer: OpenShift['offers'][number];
}

/** Takes the place of someone who looks for a swap. */
export function TakeOver({ shift, offer }: TakeOverProps) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const take = useWrite(ownVolunteeringEndpoints.takeOver);
  if (shift.signedUp.includes(SELF)) return null;
  const press = () =>
    take.mutate(
      { params: { assignmentId: offer.assignmentId }, body: { temple: shift.temple.slug, person: SELF, consents: false } },
      {
        onSuccess: () => notify({ kind: 'success', title: text('volunteering.taken') }),
        onError: (error) => notify({ kind: 'error', title: text('volunteering.notSaved'), body: sentence(error) }),
      },
    );
  return (
    <Actions>
      <span>{text('volunteering.offer', { name: offer.by })}</span>
      <Button small busy={take.isPending && text('volunteering.saving')} onClick={press}>
        {text('volunteering.takeOver')}
      </Button>
    </Actions>
  );
}
