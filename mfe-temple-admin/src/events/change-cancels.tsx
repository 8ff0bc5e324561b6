import { type BodyOf, type EventChangeEffects, type EventDetail, eventEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, HttpError, IconBan, Stack, useWrite } from '@sannidhi/kit';
import { useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { DateEffects } from '../tickets/cancel-effects.tsx';

type ChangeBody = BodyOf<typeof eventEndpoints.change>;

/** What a change would cancel, and how its form is submitted again once the office agrees. */
interface Asked {
  effects: EventChangeEffects;
  submitAgain: () => Promise<unknown>;
}

/** Nothing is saved yet: the office is asked first. */
class AwaitsAnswer extends Error {}

/** Whether a form's submission ended with a question instead of a failure. */
export const awaitsAnswer = (error: unknown): boolean => error instanceof AwaitsAnswer;

/** Saves an event's changes. Where they would cancel dates that people have tickets for or wait for, `asked` has what that does. */
export function useEventChange(eventId: string) {
  const change = useWrite(eventEndpoints.change);
  const look = useWrite(ticketEndpoints.changeEffects);
  const [asked, setAsked] = useState<Asked>();
  // The dates the office agreed to cancel, for one submission only.
  const agreed = useRef<string[]>([]);
  const save = async (changes: Omit<ChangeBody, 'cancels'>, submitAgain: Asked['submitAgain']): Promise<EventDetail> => {
    const sent = { params: { eventId }, body: { ...changes, cancels: agreed.current } };
    try {
      return await change.mutateAsync(sent);
    } catch (error) {
      if (!isUnseen(error)) throw error;
      // Who may not see tickets reads the refusal.
      const effects = await look.mutateAsync(sent).catch((failure) => Promise.reject(isForbidden(failure) ? error : failure));
      setAsked({ effects, submitAgain });
      throw new AwaitsAnswer();
    }
  };
  const forget = () => setAsked(undefined);
  const agree = async ({ effects, submitAgain }: Asked) => {
    agreed.current = effects.gone.map(({ id }) => id);
    forget();
    await submitAgain().finally(() => {
      agreed.current = [];
    });
  };
  return { save, asked, agree, forget };
}

/** Asks whether to cancel the dates that a change leaves out. */
export function ChangeCancels({ change: { asked, agree, forget } }: { change: ReturnType<typeof useEventChange> }) {
  const text = useOfficeText('events');
  const moments = useMoments();
  if (!asked) return null;
  const { effects } = asked;
  const { gone } = effects;
  const count = gone.length;
  return (
    <Dialog
      open
      title={text('manage.cancels.title', { count })}
      onClose={forget}
      answers={
        <>
          <Button onClick={forget}>{text('manage.cancels.keep')}</Button>
          <Button variant="destructive" icon={IconBan} onClick={() => void agree(asked)}>
            {text('manage.cancels.save', { count })}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <p>{text('manage.cancels.effect', { count, dates: gone.map(({ startsAt }) => moments.relative(startsAt)).join(' · ') })}</p>
        <DateEffects effects={effects} ending="cancel" />
      </Stack>
    </Dialog>
  );
}

const isUnseen = (error: unknown): boolean => error instanceof HttpError && error.api?.code === 'event-change-cancels';
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;
