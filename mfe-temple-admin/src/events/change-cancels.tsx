import { type BodyOf, type EventChangeEffects, type EventDetail, eventEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, HttpError, IconBan, notify, Stack, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { DateEffects } from '../tickets/cancel-effects.tsx';

type ChangeBody = BodyOf<typeof eventEndpoints.change>;

/** A change that waits for the office's answer, with what it would cancel. */
interface Asked {
  body: ChangeBody;
  effects: EventChangeEffects;
}

/** Saves an event's changes. Where they would cancel dates that people have tickets for or wait for, `asked` has what that does. */
export function useEventChange(eventId: string) {
  const change = useWrite(eventEndpoints.change);
  const look = useWrite(ticketEndpoints.changeEffects);
  const [asked, setAsked] = useState<Asked>();
  const save = async (body: ChangeBody): Promise<EventDetail | undefined> => {
    try {
      return await change.mutateAsync({ params: { eventId }, body });
    } catch (error) {
      if (!isUnseen(error)) throw error;
      // Who may not see tickets reads the refusal.
      const effects = await look.mutateAsync({ params: { eventId }, body }).catch(() => Promise.reject(error));
      setAsked({ body, effects });
      return undefined;
    }
  };
  return { save, asked, isSaving: change.isPending || look.isPending, forget: () => setAsked(undefined) };
}

interface ChangeCancelsProps {
  change: ReturnType<typeof useEventChange>;
  onSaved: (event: EventDetail) => void;
}

/** Asks whether to cancel the dates that a change leaves out. */
export function ChangeCancels({ change: { save, asked, isSaving, forget }, onSaved }: ChangeCancelsProps) {
  const text = useOfficeText('events');
  const common = useOfficeText('common');
  const moments = useMoments();
  const sentenceOf = useErrorSentence();
  if (!asked) return null;
  const { body, effects } = asked;
  const { gone } = effects;
  const count = gone.length;
  const confirm = async () => {
    try {
      const saved = await save({ ...body, cancels: gone.map(({ id }) => id) });
      if (saved) onSaved(saved);
    } catch (error) {
      notify({ kind: 'error', title: sentenceOf(error as Error) });
      forget();
    }
  };
  return (
    <Dialog
      open
      title={text('manage.cancels.title', { count })}
      onClose={forget}
      answers={
        <>
          <Button onClick={forget}>{text('manage.cancels.keep')}</Button>
          <Button variant="destructive" icon={IconBan} busy={isSaving && common('saving')} onClick={() => void confirm()}>
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
