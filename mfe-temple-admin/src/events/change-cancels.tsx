import { type BodyOf, type EventChangeEffects, type EventDetail, eventEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, HttpError, IconBan, Stack, useSession, useWrite } from '@sannidhi/kit';
import { useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { DateEffects, isHeld } from '../tickets/cancel-effects.tsx';

type ChangeBody = BodyOf<typeof eventEndpoints.change>;

/** What a change would cancel and whom it concerns, and how its form is submitted again once the office agrees. */
interface Asked {
  effects: EventChangeEffects;
  submitAgain: () => Promise<unknown>;
}

/** Nothing is saved yet: the office is asked first. */
class AwaitsAnswer extends Error {}

/** Whether a form's submission ended with a question instead of a failure. */
export const awaitsAnswer = (error: unknown): boolean => error instanceof AwaitsAnswer;

/** Saves an event's changes. Where they concern dates that people have tickets for or wait for, `asked` has what they do. */
export function useEventChange(event: EventDetail | undefined) {
  const eventId = event?.id ?? '';
  const sees = useSession().can('tickets:read');
  const change = useWrite(eventEndpoints.change);
  const look = useWrite(ticketEndpoints.changeEffects);
  const [asked, setAsked] = useState<Asked>();
  // The dates the office agreed to cancel, for one submission only.
  const agreed = useRef<string[]>(undefined);
  const save = async (changes: Omit<ChangeBody, 'cancels'>, submitAgain: Asked['submitAgain']): Promise<EventDetail> => {
    const sent = { params: { eventId }, body: { ...changes, cancels: agreed.current ?? [] } };
    const ask = (effects: EventChangeEffects): never => {
      setAsked({ effects, submitAgain });
      throw new AwaitsAnswer();
    };
    // Who may not see tickets reads a refusal.
    const foresee = () => look.mutateAsync(sent).catch((failure) => (isForbidden(failure) ? null : Promise.reject(failure)));
    if (sees && event?.isPublished && !agreed.current) {
      const effects = await foresee();
      if (effects && concernsPeople(effects)) ask(effects);
    }
    try {
      return await change.mutateAsync(sent);
    } catch (error) {
      const effects = isUnseen(error) ? await foresee() : null;
      if (!effects) throw error;
      return ask(effects);
    }
  };
  const forget = () => setAsked(undefined);
  const agree = async ({ effects, submitAgain }: Asked) => {
    agreed.current = effects.gone.map(({ id }) => id);
    forget();
    await submitAgain().finally(() => {
      agreed.current = undefined;
    });
  };
  return { save, asked, agree, forget };
}

const concernsPeople = ({ gone, moved, placed }: EventChangeEffects): boolean => gone.length > 0 || isHeld(moved) || isHeld(placed);

/** Asks whether to cancel the dates that a change leaves out, and to notify those whom another time or place concerns. */
export function ChangeCancels({ change: { asked, agree, forget } }: { change: ReturnType<typeof useEventChange> }) {
  const text = useOfficeText('events');
  const moments = useMoments();
  if (!asked) return null;
  const { effects } = asked;
  const { gone, moved, placed } = effects;
  const count = gone.length;
  const cancels = count > 0;
  return (
    <Dialog
      open
      title={cancels ? text('manage.cancels.title', { count }) : text('manage.cancels.tellTitle')}
      onClose={forget}
      answers={
        <>
          <Button onClick={forget}>{text('manage.cancels.keep')}</Button>
          <Button {...(cancels ? { variant: 'destructive', icon: IconBan } : { variant: 'primary' })} onClick={() => void agree(asked)}>
            {cancels ? text('manage.cancels.save', { count }) : text('manage.cancels.tell')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {cancels && (
          <>
            <p>{text('manage.cancels.effect', { count, dates: gone.map(({ startsAt }) => moments.relative(startsAt)).join(' · ') })}</p>
            <DateEffects effects={effects} ending="cancel" />
          </>
        )}
        {isHeld(moved) && (
          <>
            <p>{text('manage.cancels.moved', { count: moved.dates })}</p>
            <DateEffects effects={moved} ending="postpone" />
          </>
        )}
        {isHeld(placed) && (
          <>
            <p>{text('manage.cancels.placed', { count: placed.dates })}</p>
            <DateEffects effects={placed} ending="place" />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const isUnseen = (error: unknown): boolean => error instanceof HttpError && error.api?.code === 'event-change-cancels';
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;
